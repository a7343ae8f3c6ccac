import { standardsIn } from "@/lib/standards";
import { marksIn } from "./assemble";

/** The name of the table that explains the ordering code. */
export const ORDER_CODE = "订货代码";

const HEADING = /(?=<h[1-6]>)/;

/** The parts of editors' prose, each from its heading to the next, that have or have not one of these marks. */
const parts = (prose: string, wanted: (marks: string[]) => boolean): string =>
  prose
    .split(HEADING)
    .filter((part) => wanted(marksIn(part)))
    .join("");

/** The parts in which a table of this name stands. */
export const partsWith = (prose: string, name: string): string =>
  parts(prose, (marks) => marks.includes(name));

/** All other parts, with or without tables. */
export const partsOther = (prose: string, name: string): string =>
  parts(prose, (marks) => !marks.includes(name));

/** The parts in which a table stands, but none of these. */
export const partsWithOthers = (prose: string, names: readonly string[]): string =>
  parts(prose, (marks) => marks.length > 0 && !marks.some((mark) => names.includes(mark)));

/** The parts that are words alone. */
export const partsWithout = (prose: string): string => parts(prose, (marks) => marks.length === 0);

/** HTML in two: the parts for which this holds, and the others. */
export function partsInTwo(html: string, isWanted: (part: string) => boolean): [string, string] {
  const found = html.split(HEADING);
  return [found.filter(isWanted).join(""), found.filter((part) => !isWanted(part)).join("")];
}

export const hasTable = (part: string): boolean => part.includes("<table");

/** So many columns fit side by side on a phone, and in half a page. */
const COLUMNS = 4;

/** The cells of a table's first row, as HTML. */
const firstRowOf = (table: string): string[] => {
  const [row = ""] = /<tr>.*?<\/tr>/s.exec(table) ?? [];
  return [...row.matchAll(/<(t[hd])\b[^>]*>(.*?)<\/\1>/gs)].map(([, , cell = ""]) => cell);
};

/** What the last column of a table is called, as HTML, if it has more columns than fit. */
export const lastOfManyColumns = (table: string): string | undefined => {
  const row = firstRowOf(table);
  return row.length > COLUMNS ? row.at(-1) : undefined;
};

/** Whether a table stands in it that needs the width of a page. */
export const hasWideTable = (part: string): boolean =>
  part
    .split("<table")
    .slice(1)
    .some((table) => lastOfManyColumns(table) !== undefined);

export const hasStandards = (part: string): boolean => standardsIn(part).length > 0;

/** What the headings of some HTML say. */
export const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h([1-6])>(.*?)<\/h\1>/g)].map(([, , words = ""]) => words.trim());

/** Without the heading it begins with, where the page says that already. */
export const withoutFirstHeading = (html: string): string => html.replace(/^\s*<h([1-6])>.*?<\/h\1>\s*/, "");
