import { plainText } from "@/lib/text/plain-text";
import type { Name } from "@/db/source/shapes";
import type { Fault } from "./checks";
import { answerOf, links } from "./served-pages";

/** What a field comes to on the page: a picture, or a table by its cells. */
export type Drawn = Pick<Fault, "path"> & { picture?: string; table?: string[][] };

const ONE_LINE = /<svg\b[^>]*aria-label="[^"]*单线图"[\s\S]*?<\/svg>/;
const REGISTERS = /<section\b[^>]*id="registers"[\s\S]*?<\/section>/;
const TABLE = /<table\b[\s\S]*?<\/table>/g;
const ROW = /<tr\b[\s\S]*?<\/tr>/g;
const CELL = /<t[hd]\b[\s\S]*?<\/t[hd]>/g;

const cellsOf = (table: string) =>
  [...table.matchAll(ROW)].map(([row]) => [...row.matchAll(CELL)].map(([cell]) => plainText(cell)));

/** A drawing in a page, as a file that is one. */
const fileOf = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.includes("xmlns=") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'))}`;

/** The drawings and tables that the small languages of an item come to, taken from the page that visitors will get. */
export async function drawnOn(origin: string, noun: Name, page: string): Promise<Drawn[]> {
  const served = await answerOf(origin, page);
  if (!served.isThere) return [];
  if (noun === "solutions") {
    const [svg] = ONE_LINE.exec(served.main) ?? [];
    return svg ? [{ path: ["diagram"], picture: fileOf(svg) }] : [];
  }
  if (noun === "registers") {
    const [section = ""] = REGISTERS.exec(served.main) ?? [];
    return [...section.matchAll(TABLE)].map(([table]) => ({ path: ["blocks"], table: cellsOf(table) }));
  }
  if (noun !== "products") return [];
  const files = new Set(links(served).filter((path) => /^\/drawings\/.*\.svg$/.test(path)));
  return Promise.all(
    [...files].map(async (file) => ({
      path: [file.includes("/wiring") ? "wirecontent" : "shapesize"],
      picture: fileOf((await answerOf(origin, file)).main),
    })),
  );
}
