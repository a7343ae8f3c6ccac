import type { z } from "zod";

/** Picks exactly the fields of the contract. */
export const contractFields = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  known: Readonly<Record<keyof Shape, unknown>>,
) => Object.fromEntries((Object.keys(schema.shape) as (keyof Shape)[]).map((field) => [field, known[field]]));
