import { z } from "zod";
import { MAX_LIMIT } from "@/lib/constants";
import { INVALID } from "./envelope";

/** Below SQLite's and JavaScript's largest exact integer, so that no id is rounded. */
const digits = z.string().regex(/^[1-9]\d{0,14}$/);

/** A numeric id from a path; anything else becomes 0, which no row has. */
export const routeId = digits.transform(Number).catch(0);

/** A page number of a page's address; anything unusable means the first page. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .catch(1);

export const emptyIsAbsent = (value: unknown) => (value === "" ? undefined : value);

type Bounds = { minimum: number; maximum?: number };

/**
 * A whole number as forms send it, in digits; one too large to be exact is as good as the largest that is, which
 * nothing has. What `meta` and `describe` say of a field is for the API's document (lib/api).
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

/** What every list call takes; `size` is the limit when none is given. */
export const listInput = (size: number) => ({
  page: wholeNumberOr(1, { minimum: 1 }).describe("页码"),
  limit: wholeNumberOr(size, { minimum: 1, maximum: MAX_LIMIT }).describe("每页条数"),
});

/** What a list of several types takes; `types` names them. */
export const typedListInput = (size: number, types: string) => ({
  ...listInput(size),
  type: z.preprocess(emptyIsAbsent, wholeNumber().optional()).describe(`${types}；不填为全部`),
});

/** What every detail call takes: absent, empty or not a whole number is a fault of the caller. */
export const idInput = (source: string) =>
  z.object({ id: z.preprocess(emptyIsAbsent, wholeNumber()).describe(source) });

/** A searched title; blanks alone count as absent. */
export const titleInput = (max: number) =>
  z
    .string(INVALID)
    .trim()
    .refine((value) => [...value].length <= max, INVALID)
    .transform((value) => (value === "" ? undefined : value))
    .optional()
    .meta({ maxLength: max, description: "标题里的文字，不分大小写与全角半角" });
