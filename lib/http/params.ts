import { z } from "zod";
import { ID } from "@/lib/id-text";
import { MAX_LIMIT } from "@/lib/constants";
import { INVALID } from "./envelope";

/** Fits into an exact JavaScript number, so that no id is rounded. */
const digits = z.string().regex(ID);

/** A numeric id in a path; anything else becomes 0, which is no id. */
export const routeId = digits.transform(Number).catch(0);

/** A page number in an address; anything invalid means the first page. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .catch(1);

export const emptyIsAbsent = (value: unknown) => (value === "" ? undefined : value);

type Bounds = { minimum: number; maximum?: number };

/**
 * A whole number as sent by forms, in digits; larger ones than can be exact become the largest exact one, which no id has.
 * `meta` and `describe` are for the API document (lib/api).
 */
export const wholeNumber = (bounds: Bounds = { minimum: 0 }) => {
  const { minimum, maximum = Number.MAX_SAFE_INTEGER } = bounds;
  return z
    .string(INVALID)
    .regex(/^\d+$/, INVALID)
    .transform((value) => Math.min(Number(value), Number.MAX_SAFE_INTEGER))
    .refine((value) => value >= minimum && value <= maximum, INVALID)
    .meta(bounds);
};

export const wholeNumberOr = (fallback: number, bounds: Bounds) =>
  z.preprocess(emptyIsAbsent, wholeNumber(bounds).prefault(String(fallback)));

/** The input of every list call; `size` is the default limit. */
export const listInput = (size: number) => ({
  page: wholeNumberOr(1, { minimum: 1 }).describe("页码"),
  limit: wholeNumberOr(size, { minimum: 1, maximum: MAX_LIMIT }).describe("每页条数"),
});

/** The input of a list with several types; `types` describes them. */
export const typedListInput = (size: number, types: string) => ({
  ...listInput(size),
  type: z.preprocess(emptyIsAbsent, wholeNumber().optional()).describe(`${types}；不填为全部`),
});

/** The input of every detail call; a missing, empty or non-numeric id is refused. */
export const idInput = (source: string) =>
  z.object({ id: z.preprocess(emptyIsAbsent, wholeNumber()).describe(source) });

/** A title to search for; only blanks count as missing. */
export const titleInput = (max: number) =>
  z
    .string(INVALID)
    .trim()
    .refine((value) => [...value].length <= max, INVALID)
    .transform((value) => (value === "" ? undefined : value))
    .optional()
    .meta({ maxLength: max, description: "标题里的文字，不分大小写与全角半角" });
