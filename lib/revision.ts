import { z } from "zod";

/** Facts of a product that changed, as they are called and were and are on its page; empty where there was or is none. */
export const changesShape = z.array(
  z.strictObject({ fact: z.string().min(1), before: z.string(), after: z.string() }),
);

export type FactChange = z.infer<typeof changesShape>[number];

export type Revision = {
  /** From 1 on. */
  number: number;
  /** `2026-01-31`. */
  date: string;
  /** None of the first. */
  changes: FactChange[];
};

/** How a revision is called on the page, the printed sheet and wherever else a product's papers say it. */
export const versionName = (number: number): string => `V1.${number - 1}`;
