import type { z } from "zod";

/** Of what the site knows of a thing the fields that its call answers, and none beside them. */
export const contractFields = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  known: Readonly<Record<keyof Shape, unknown>>,
) => Object.fromEntries((Object.keys(schema.shape) as (keyof Shape)[]).map((field) => [field, known[field]]));
