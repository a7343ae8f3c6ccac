import { standardsIn } from "@/lib/standards";
import { marksIn } from "./assemble";

/** The name of the table that explains the ordering code. */
export const ORDER_CODE = "订货代码";

const HEADING = /(?=<h[1-6]>)/;

/** Splits the sections of HTML, each from its heading to the next, into those that match and the others. */
export function partsInTwo(html: string, isWanted: (part: string) => boolean): [string, string] {
  const found = html.split(HEADING);
  return [found.filter(isWanted).join(""), found.filter((part) => !isWanted(part)).join("")];
}

/** Whether a section has a table of this name. */
export const hasTableNamed = (name: string) => (part: string) => marksIn(part).includes(name);

/** Whether a section has a table, but none of these. */
export const hasTableBeside = (names: readonly string[]) => (part: string) => {
  const marks = marksIn(part);
  return marks.length > 0 && !marks.some((mark) => names.includes(mark));
};

/** Whether a section has no tables. */
export const isWords = (part: string): boolean => marksIn(part).length === 0;

export const hasTable = (part: string): boolean => part.includes("<table");

/** The columns that fit on a phone, and in half a page. */
const COLUMNS = 4;

/** The cells of a table's first row, as HTML. */
const firstRowOf = (table: string): string[] => {
  const [row = ""] = /<tr>.*?<\/tr>/s.exec(table) ?? [];
  return [...row.matchAll(/<(t[hd])\b[^>]*>(.*?)<\/\1>/gs)].map(([, , cell = ""]) => cell);
};

/** The name of the last column of a table as HTML, if it has more columns than fit. */
export const lastOfManyColumns = (table: string): string | undefined => {
  const row = firstRowOf(table);
  return row.length > COLUMNS ? row.at(-1) : undefined;
};

/** Whether a section has a table that needs the whole width of a page. */
export const hasWideTable = (part: string): boolean =>
  part
    .split("<table")
    .slice(1)
    .some((table) => lastOfManyColumns(table) !== undefined);

export const hasStandards = (part: string): boolean => standardsIn(part).length > 0;

/** The texts of the headings in HTML. */
export const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h([1-6])>(.*?)<\/h\1>/g)].map(([, , words = ""]) => words.trim());

/** Removes the leading heading, for pages that show it elsewhere. */
export const withoutFirstHeading = (html: string): string => html.replace(/^\s*<h([1-6])>.*?<\/h\1>\s*/, "");
