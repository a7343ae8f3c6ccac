import { grouped } from "@/lib/grouped";
import { ID } from "@/lib/id-text";

// Comparison of products: `/compare?ids=1001,1002`. Part of browser scripts, so it must not import zod.

export const COMPARE = "/compare";
export const MOST_COMPARED = 4;
/** The id of the form of all compare checkboxes (components/compare). */
export const COMPARE_FORM = "compare";

/** Ids that are read; more than can be compared, so that the page can name those left out. */
const MOST_READ = 12;
/** Longer than any id, so that a cut text is no valid id. */
const LONGEST = 16;

type Id = number | string;

/** The address of a comparison. An empty list compares nothing, whereas the bare path means the visitor's last choice. */
export const compareHref = (ids: readonly Id[], isDifferent = false): string =>
  `${COMPARE}?${isDifferent ? "diff=1&" : ""}ids=${ids.join(",")}`;

const piecesOf = (text: string): string[] =>
  text
    .split(/[\s,，、]+/)
    .filter((piece) => piece !== "")
    .slice(0, MOST_READ)
    .map((piece) => [...piece].slice(0, LONGEST).join(""));

/** The canonical spelling of ids; invalid ones are kept, so that the page can report them. */
export const idsText = (text: string): string => piecesOf(text).join(",");

/** Parses ids: distinct ones in order, repeated ones, and invalid texts. */
export function readIds(text: string): { ids: number[]; repeated: number[]; bad: string[] } {
  const pieces = piecesOf(text);
  const written = grouped(pieces.filter((piece) => ID.test(piece)).map(Number), (id) => id);
  return {
    ids: [...written.keys()],
    repeated: [...written].filter(([, { length }]) => length > 1).map(([id]) => id),
    bad: [...new Set(pieces.filter((piece) => !ID.test(piece)))],
  };
}

/**
 * The cookie with the chosen ids and the family of the last one: `compare=1001.1002.f33` (cookies must not contain commas).
 */
export const COMPARE_COOKIE = "compare";
const A_MONTH = 30 * 24 * 60 * 60;

/** The chosen ids in `document.cookie`. */
export const idsInCookies = (cookies: string): string[] =>
  (/(?:^|;\s*)compare=([^;]*)/.exec(cookies)?.[1] ?? "")
    .split(".")
    .filter((id) => ID.test(id))
    .slice(0, MOST_COMPARED);

/** The family of the choice in `document.cookie`; empty if it was made on a page without a family. */
export const familyInCookies = (cookies: string): string =>
  /(?:^|;\s*)compare=[^;]*\.f(\d+)/.exec(cookies)?.[1] ?? "";

/** The choice for `document.cookie`; an empty one deletes the cookie. */
export const idsCookie = (ids: readonly Id[], family = ""): string =>
  `${COMPARE_COOKIE}=${[...ids, ...(family === "" ? [] : [`f${family}`])].join(".")}; path=/; max-age=${ids.length > 0 ? A_MONTH : 0}; samesite=lax`;

/** The cookie as ids of an address. */
export const idsOfCookie = (value: string): string =>
  value
    .split(".")
    .filter((piece) => !/^f\d+$/.test(piece))
    .join(",");

/** Whether both have the same products in any order. */
export const isSameChoice = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * The visitor's choice after opening a comparison. An address from someone else does not change it; adding or removing a product
 * in one's own comparison does.
 */
export function choiceAfter(
  chosen: readonly string[],
  shown: readonly string[],
  referrer: string,
  origin: string,
): readonly string[] {
  if (!referrer.startsWith(`${origin}${COMPARE}?`)) return chosen;
  const before = new URL(referrer).searchParams.getAll("ids").join(",");
  return chosen.length > 0 && isSameChoice(readIds(before).ids.map(String), chosen) ? shown : chosen;
}
