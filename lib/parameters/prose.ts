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

/** The parts of assembled HTML in which no table stands. */
export const partsWithoutTables = (html: string): string =>
  html
    .split(HEADING)
    .filter((part) => !part.includes("<table"))
    .join("");

/** Without the heading it begins with, where the page says that already. */
export const withoutFirstHeading = (html: string): string => html.replace(/^\s*<h([1-6])>.*?<\/h\1>\s*/, "");
