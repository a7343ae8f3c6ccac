import { MAX_CODE } from "@/lib/order-code/spelling";
import { queryText } from "./filters";

export const CODE = "/code";

const MOST_PARTS = 8;
/** The form fields of the parts of a code, in order: `p1`, `p2`, … */
export const PART_FIELDS: readonly string[] = Array.from({ length: MOST_PARTS }, (_, at) => `p${at + 1}`);
export const partField = (at: number) => `p${at + 1}`;

/** Reduces typed text to one line of at most the length of a code. */
export const readTyped = (value: string): string =>
  [...value.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, " ").trim()].slice(0, MAX_CODE).join("");

/** The page that explains a code. */
export const codeHref = (code: string): string => `${CODE}?${queryText(new URLSearchParams({ q: code }))}`;
