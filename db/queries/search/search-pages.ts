import { sharedStore } from "@/db/connection";
import { statement } from "@/db/statement";
import { getDictionary } from "@/db/queries/products/dictionary";
import { factName } from "@/lib/cases/facts";
import type { SearchKind } from "@/lib/links/search-address";
import { FIELDS } from "@/lib/parameters/parameter";
import { otherNames } from "@/lib/search/parameter-words";

/** The indexed columns of a page, in order of decreasing relevance. */
export type Entry = {
  id: number;
  /** For products: category and list position. */
  type: number;
  sort: number;
  title: string;
  model: string;
  ordercode: string;
  family: string;
  facts: string;
  body: string;
};

const FACTS = `(SELECT group_concat(label || ' ' || text, ' ') FROM product_parameters WHERE product = p.id)`;
/** The keys of all parameters of a product: of lines, values and fields. */
const SAID = `concat_ws(',', (SELECT group_concat(key) FROM product_parameters WHERE product = p.id),
  (SELECT group_concat(DISTINCT key) FROM product_values WHERE product = p.id),
  ${FIELDS.map((field) => `iif(p.${field} = '', NULL, '${field}')`).join(", ")})`;
const NO_CODES = "0 AS type, 0 AS sort, '' AS model, '' AS ordercode";

/** The query for the rows of each kind; `p.id` is the page id. */
const READ: Record<SearchKind, string> = {
  products: `SELECT p.id, p.type, p.sort, p.title, p.model, p.ordercode,
      concat_ws(' ', own.name, parent.name, family.name) AS family,
      concat_ws(' ', p.basicfunction, p.applicationscope, p.displaymode, p.optionalfunction, p.Installationmethod,
        p.shapesize, p.openingsize, p.deepin, p.standards, p.ordercode, ${FACTS}) AS facts, ${SAID} AS said, p.maincontent AS body
    FROM products p LEFT JOIN categories own ON own.id = p.type LEFT JOIN categories parent ON parent.id = own.pid
      LEFT JOIN categories family ON family.id = parent.pid`,
  families: `SELECT p.id, p.name AS title, ${NO_CODES}, p.name AS family, coalesce(t.description, '') AS facts,
      coalesce(t.maincontent, '') AS body
    FROM categories p LEFT JOIN typeinfos t ON t.id = p.id`,
  solutions: `SELECT p.id, p.title, ${NO_CODES}, '' AS family, '' AS facts, p.maincontent AS body FROM solutions p`,
  cases: `SELECT p.id, p.title, ${NO_CODES}, concat_ws(',', f.industry, f.problems) AS family,
      concat_ws(' ', p.caption, f.town, f.site, f.installed) AS facts, coalesce(s.maincontent, '') AS body
    FROM cases p LEFT JOIN case_facts f ON f."case" = p.id LEFT JOIN case_sheets s ON s."case" = p.id`,
  news: `SELECT p.id, p.title, ${NO_CODES}, '' AS family, '' AS facts, p.maincontent AS body FROM news p`,
  board: `SELECT p.id, p.title, ${NO_CODES}, '' AS family, '' AS facts, p.body FROM (
      SELECT id, title, concat_ws(' ', content, (SELECT group_concat(content, ' ') FROM replies
        WHERE post = posts.id AND state = 'public')) AS body FROM posts WHERE state = 'public'
      UNION ALL SELECT id, title, concat_ws(' ', content, answer) FROM questions) p`,
};

/** The common names of the parameters of a product, so that it is found by them whatever its labels are. */
function parameterNames(said: string): string {
  const own = new Set(said.split(","));
  return [...getDictionary().values()]
    .filter(({ key, field }) => own.has(key) || own.has(field))
    .flatMap(({ key, name }) => [name, ...otherNames(key)])
    .join(" ");
}

/** Replaces keys (industry and problems of a case, parameters of a product) by their names. */
function withNames(kind: SearchKind, { said = "", ...entry }: Entry & { said?: string }): Entry {
  if (kind === "cases") return { ...entry, family: entry.family.split(",").map(factName).join(" ") };
  return said === "" ? entry : { ...entry, facts: `${entry.facts} ${parameterNames(said)}` };
}

const read = <Asked extends unknown[]>(kind: SearchKind, which: string, ...asked: Asked): Entry[] =>
  statement<Asked, Entry & { said?: string }>(sharedStore(), `${READ[kind]} ${which}`)
    .all(...asked)
    .map((entry) => withNames(kind, entry));

/** The next pages of a kind by id. */
export const pagesAfter = (kind: SearchKind, id: number, most: number) =>
  read(kind, "WHERE p.id > ? ORDER BY p.id LIMIT ?", id, most);

/** The existing pages among these. */
export const pagesOf = (kind: SearchKind, ids: readonly number[]) =>
  read(kind, "WHERE p.id IN (SELECT value FROM json_each(?))", JSON.stringify(ids));
