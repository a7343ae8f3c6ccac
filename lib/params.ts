import { z } from "zod";
import { MAX_LIMIT } from "./catalog";

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

const INVALID = "参数错误";
const emptyIsAbsent = (value: unknown) => (value === "" ? undefined : value);

/** Any whole number; one too large to be exact is as good as the largest that is, which nothing has. */
const wholeNumber = z
  .string(INVALID)
  .regex(/^\d+$/, INVALID)
  .transform((value) => Math.min(Number(value), Number.MAX_SAFE_INTEGER));

const optionalWhole = z.preprocess(emptyIsAbsent, wholeNumber.optional());

const page = z.preprocess(emptyIsAbsent, wholeNumber.refine((value) => value >= 1, INVALID).default(1));

const limit = (size: number) =>
  z.preprocess(
    emptyIsAbsent,
    wholeNumber.refine((value) => value >= 1 && value <= MAX_LIMIT, INVALID).default(size),
  );

/** What every list call takes; `size` is the limit when none is given. */
export const listInput = (size: number) => ({ page, limit: limit(size) });

/** What a list of several types takes. */
export const typedListInput = (size: number) => ({ ...listInput(size), type: optionalWhole });

/** What every detail call takes: absent, empty or not a whole number is a fault of the caller. */
export const idInput = z.object({ id: z.preprocess(emptyIsAbsent, wholeNumber) });

/** A searched title; blanks alone count as absent. */
export const titleInput = (max: number) =>
  z
    .string(INVALID)
    .trim()
    .refine((value) => [...value].length <= max, INVALID)
    .transform((value) => (value === "" ? undefined : value))
    .optional();
