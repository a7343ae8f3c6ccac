import { grouped } from "@/lib/grouped";

// Products side by side: `/compare?ids=1001,1002`. Part of the browser's script: nothing here may bring zod along.

export const COMPARE = "/compare";
export const MOST_COMPARED = 4;
/** The form that all tick boxes of a page belong to (components/compare). */
export const COMPARE_FORM = "compare";

/** So many are read, so that what is left out can be named. */
const MOST_READ = 12;
/** One character more than an id can have: what is cut was none. */
const LONGEST = 16;
const ID = /^[1-9]\d{0,14}$/;

type Id = number | string;

/** The address of a comparison. Without ids it is that of none; the path alone is that of what the visitor last chose. */
export const compareHref = (ids: readonly Id[], isDifferent = false): string =>
  `${COMPARE}?${isDifferent ? "diff=1&" : ""}ids=${ids.join(",")}`;

const piecesOf = (text: string): string[] =>
  text
    .split(/[\s,，、]+/)
    .filter((piece) => piece !== "")
    .slice(0, MOST_READ)
    .map((piece) => [...piece].slice(0, LONGEST).join(""));

/** What an address says of ids in its one spelling; faults stay, the page speaks of them. */
export const idsText = (text: string): string => piecesOf(text).join(",");

/** The ids among what was written, each once in the order given, and what else there was. */
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
 * The cookie by which a browser remembers what was chosen, and of which family the last of them is: `compare=1001.1002.f33`; a
 * comma may not stand in one.
 */
export const COMPARE_COOKIE = "compare";
const A_MONTH = 30 * 24 * 60 * 60;

/** What was chosen, as a page's `document.cookie` says it. */
export const idsInCookies = (cookies: string): string[] =>
  (/(?:^|;\s*)compare=([^;]*)/.exec(cookies)?.[1] ?? "")
    .split(".")
    .filter((id) => ID.test(id))
    .slice(0, MOST_COMPARED);

/** The family that the choice belongs to; empty where it was made on a page of no family. */
export const familyInCookies = (cookies: string): string =>
  /(?:^|;\s*)compare=[^;]*\.f(\d+)/.exec(cookies)?.[1] ?? "";

/** The choice as a page writes it to `document.cookie`; nothing chosen leaves no cookie. */
export const idsCookie = (ids: readonly Id[], family = ""): string =>
  `${COMPARE_COOKIE}=${[...ids, ...(family === "" ? [] : [`f${family}`])].join(".")}; path=/; max-age=${ids.length > 0 ? A_MONTH : 0}; samesite=lax`;

/** The cookie's value as an address would say it. */
export const idsOfCookie = (value: string): string =>
  value
    .split(".")
    .filter((piece) => !/^f\d+$/.test(piece))
    .join(",");

/** Whether both are the same products, in whatever order. */
export const isSameChoice = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * What a visitor has chosen once a comparison is open. The address may be someone else's and changes nothing by itself; what
 * comes of one's own comparison, by taking a product out or adding one, is one's new choice.
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
