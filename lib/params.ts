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
const emptyIsAbsent = (value: unknown) =>
  value === "" ? undefined : typeof value === "number" ? String(value) : value;
const wholeNumber = z
  .string(INVALID)
  .regex(/^\d{1,15}$/, INVALID)
  .transform(Number);

/** A whole number of an API call; absent or empty is `undefined`. */
export const optionalWhole = z.preprocess(emptyIsAbsent, wholeNumber.optional());

/** The id of an API call: absent, empty or not a whole number is a fault of the caller. */
export const requiredId = z.preprocess(emptyIsAbsent, wholeNumber);

/** `page` of an API list. */
export const apiPage = z.preprocess(
  emptyIsAbsent,
  wholeNumber.refine((value) => value >= 1, INVALID).default(1),
);

/** `limit` of an API list, `size` when absent. */
export const apiLimit = (size: number) =>
  z.preprocess(
    emptyIsAbsent,
    wholeNumber.refine((value) => value >= 1 && value <= MAX_LIMIT, INVALID).default(size),
  );
