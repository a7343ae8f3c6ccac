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

/** How a revision is called. */
export const versionName = (number: number): string => `V1.${number - 1}`;

/** Which revision a paper says what it says of, `V1.0 · 2026-01-31`; empty for a product that no migration wrote. */
export const revisionLabel = (revision: Revision | undefined): string =>
  revision ? `${versionName(revision.number)} · ${revision.date}` : "";
