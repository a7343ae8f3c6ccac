import { STOP_TOKEN } from "@/lib/inquiry/customer-mail-address";
import { SHARED_TOKEN } from "@/lib/inquiry/cart-limits";
import { ID } from "@/lib/id-text";
import { MOST_SIGNS } from "@/lib/tools/fields";

/** Looks up whether ids in an address exist in the content. */
export type Known = {
  isProduct: (id: number) => boolean;
  isSolution: (id: number) => boolean;
  /** Whether the family of the category `place` has a category with this id at this level (2, 3). */
  isBelow: (place: number, id: number, level: number) => boolean;
};

/**
 * The canonical form of a parameter value; undefined if the page treats it as missing.
 * @param place the id in the path
 */
export type Parameter = (value: string, known: Known, place: number) => string | undefined;

const matching =
  (pattern: RegExp): Parameter =>
  (value) =>
    pattern.test(value) ? value : undefined;

/** The token of a shared list. */
export const sharedToken = matching(SHARED_TOKEN);
/** The unsubscribe token of a mailbox. */
export const stopToken = matching(STOP_TOKEN);

export const oneOf =
  (...values: (string | number)[]): Parameter =>
  (value) =>
    values.some((known) => String(known) === value) ? value : undefined;

export const id = matching(ID);
export const idOf =
  (kind: "isProduct" | "isSolution"): Parameter =>
  (value, known) =>
    ID.test(value) && known[kind](Number(value)) ? value : undefined;
export const levelOf =
  (level: number): Parameter =>
  (value, { isBelow }, place) =>
    ID.test(value) && isBelow(place, Number(value), level) ? value : undefined;
export const family: Parameter = (value, { isBelow }) =>
  ID.test(value) && isBelow(Number(value), Number(value), 1) ? value : undefined;
/** The first page has no number. */
export const page: Parameter = (value) => (/^[1-9]\d{0,5}$/.test(value) && value !== "1" ? value : undefined);
export const words: Parameter = (value) => value.trim() || undefined;

/** A field of a calculator as typed; an empty field differs from a missing one, which means the value of the example. */
export const typed: Parameter = (value) => [...value.trim()].slice(0, MOST_SIGNS).join("");
