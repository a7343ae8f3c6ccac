import { STOP_TOKEN } from "@/lib/inquiry/customer-mail-address";
import { SHARED_TOKEN } from "@/lib/inquiry/cart-limits";
import { MOST_SIGNS } from "@/lib/tools/fields";

/** What the content has of what an address may name. */
export type Known = {
  isProduct: (id: number) => boolean;
  isSolution: (id: number) => boolean;
  /** Whether the family that `place` is in, or is, has a category of this level (2, 3). */
  isBelow: (place: number, id: number, level: number) => boolean;
};

/**
 * The canonical text of a parameter's value; undefined where the page takes the value for absent.
 * @param place the id in the path
 */
export type Parameter = (value: string, known: Known, place: number) => string | undefined;

const matching =
  (pattern: RegExp): Parameter =>
  (value) =>
    pattern.test(value) ? value : undefined;

/** What the link to a list that is shared is known by. */
export const sharedToken = matching(SHARED_TOKEN);
/** What ends the mails to a mailbox. */
export const stopToken = matching(STOP_TOKEN);

export const oneOf =
  (...values: (string | number)[]): Parameter =>
  (value) =>
    values.some((known) => String(known) === value) ? value : undefined;

/** A whole number in an address. */
export const ID = /^[1-9]\d{0,14}$/;
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
/** The first page is the one that is shown without a number. */
export const page: Parameter = (value) => (/^[1-9]\d{0,5}$/.test(value) && value !== "1" ? value : undefined);
export const words: Parameter = (value) => value.trim() || undefined;

/** What stands in a field, as typed: an empty field is not the worked example's. */
export const typed: Parameter = (value) => [...value.trim()].slice(0, MOST_SIGNS).join("");
