import { plainText } from "@/lib/text/plain-text";
import type { Name } from "@/db/source/shapes";
import type { Fault } from "./checks";
import { answerOf, links, wordsOf } from "./served-pages";

/** How a field appears on the page: as a picture, or as the cells of a table. */
export type Drawn = Pick<Fault, "path"> & { picture?: string; table?: string[][] };

const ONE_LINE = /<svg\b[^>]*aria-label="[^"]*单线图"[\s\S]*?<\/svg>/;
const CHART = /\brole="img" aria-label="([^"]*：[^"]*)"/g;
const TABLE = /<table\b[\s\S]*?<\/table>/g;
const ROW = /<tr\b[\s\S]*?<\/tr>/g;
const CELL = /<t[hd]\b[\s\S]*?<\/t[hd]>/g;
const PAIRS = /<dl\b[\s\S]*?<\/dl>/g;
const PAIR = /<dt\b[\s\S]*?(?=<dt\b|<\/dl>)/g;
const TERM_OR_VALUE = /<d[td]\b[\s\S]*?<\/d[td]>/g;

const textsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([text]) => wordsOf(text));
const cellsOf = (table: string) => [...table.matchAll(ROW)].map(([row]) => textsOf(row, CELL));
const pairsOf = (list: string) => [...list.matchAll(PAIR)].map(([pair]) => textsOf(pair, TERM_OR_VALUE));

/** The part before the first section, and a section by id. */
const headOf = (main: string) => main.split(/<section\b[^>]*\bid="/, 1)[0] ?? "";
const sectionOf = (main: string, id: string) =>
  new RegExp(`<section\\b[^>]*id="${id}"[\\s\\S]*?</section>`).exec(main)?.[0] ?? "";

/** An inline SVG as a data URL. */
const fileOf = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.includes("xmlns=") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))}`;

const tables = (path: Drawn["path"], html: string): Drawn[] =>
  [...html.matchAll(TABLE)].map(([table]) => ({ path, table: cellsOf(table) }));

/** The lists of facts in a part of a page, assigned to their fields in order. */
const facts = (html: string, ...paths: Drawn["path"][]): Drawn[] =>
  [...html.matchAll(PAIRS)].slice(0, paths.length).map(([list], at) => ({
    path: paths[at] ?? [],
    table: pairsOf(list),
  }));

function oneLine(main: string): Drawn[] {
  const [svg] = ONE_LINE.exec(main) ?? [];
  return svg ? [{ path: ["diagram"], picture: fileOf(svg) }] : [];
}

/** A chart needs the styles of the page, so only its text is shown. */
const charts = (path: Drawn["path"], html: string): Drawn[] => {
  const rows = [...html.matchAll(CHART)].map(([, says = ""]) => [plainText(says)]);
  return rows.length > 0 ? [{ path, table: rows }] : [];
};

/** The drawings and tables generated from the fields of an item, taken from its page in the preview. */
export async function drawnOn(origin: string, noun: Name, page: string): Promise<Drawn[]> {
  const served = await answerOf(origin, page);
  if (!served.isThere) return [];
  const { main } = served;
  if (noun === "solutions") return [...facts(headOf(main), ["brief"], ["figures"]), ...oneLine(main)];
  if (noun === "cases")
    return [
      ...facts(headOf(main), ["facts"]),
      ...charts(["facts", "figures"], sectionOf(main, "measured")),
      ...tables(["equipment"], sectionOf(main, "equipment")),
      ...oneLine(main),
      ...facts(sectionOf(main, "calculation"), ["calculation"]),
    ];
  if (noun === "registers") return tables(["blocks"], sectionOf(main, "registers"));
  if (noun !== "products") return [];
  const files = new Set(links(served).filter((path) => /^\/drawings\/.*\.svg$/.test(path)));
  return Promise.all(
    [...files].map(async (file) => ({
      path: [file.includes("/wiring") ? "wirecontent" : "shapesize"],
      picture: fileOf((await answerOf(origin, file)).main),
    })),
  );
}
