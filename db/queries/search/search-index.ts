import { setImmediate as turn } from "node:timers/promises";
import Database from "better-sqlite3";
import { sharedStore, type Store } from "@/db/connection";
import { builtInBackground } from "@/db/per-content-version";
import { factName } from "@/lib/cases/facts";
import { SEARCH_KINDS, type SearchKind } from "@/lib/links/search-address";
import { codeOf, indexText } from "@/lib/search/tokens";
import { plainText } from "@/lib/text/plain-text";

/** What is searched of one page, in the order in which a hit counts less. */
type Entry = {
  id: number;
  title: string;
  model: string;
  ordercode: string;
  family: string;
  facts: string;
  body: string;
};

/** Pages read between two moments for others: some milliseconds. */
const SLICE = 20;
/** Of a text only the beginning: what a page is about stands there. */
const MAX_BODY = 2000;
const FACTS = `(SELECT group_concat(label || ' ' || text, ' ') FROM product_parameters WHERE product = p.id)`;

/** Each kind's rows after an id, in the order of ids. */
const READ: Record<SearchKind, string> = {
  products: `SELECT p.id, p.title, p.model, p.ordercode,
      concat_ws(' ', own.name, parent.name, family.name) AS family,
      concat_ws(' ', p.basicfunction, p.applicationscope, p.displaymode, p.optionalfunction, p.Installationmethod,
        p.shapesize, p.openingsize, p.deepin, p.standards, p.ordercode, ${FACTS}) AS facts, p.maincontent AS body
    FROM products p LEFT JOIN categories own ON own.id = p.type LEFT JOIN categories parent ON parent.id = own.pid
      LEFT JOIN categories family ON family.id = parent.pid
    WHERE p.id > ? ORDER BY p.id LIMIT ?`,
  families: `SELECT c.id, c.name AS title, '' AS model, '' AS ordercode, c.name AS family, coalesce(t.description, '') AS facts,
      coalesce(t.maincontent, '') AS body
    FROM categories c LEFT JOIN typeinfos t ON t.id = c.id WHERE c.id > ? ORDER BY c.id LIMIT ?`,
  solutions: `SELECT id, title, '' AS model, '' AS ordercode, '' AS family, '' AS facts, maincontent AS body
    FROM solutions WHERE id > ? ORDER BY id LIMIT ?`,
  cases: `SELECT id, title, '' AS model, '' AS ordercode, concat_ws(',', f.industry, f.problems) AS family,
      concat_ws(' ', caption, f.town, f.site, f.installed) AS facts, coalesce(s.maincontent, '') AS body
    FROM cases LEFT JOIN case_facts f ON f."case" = id LEFT JOIN case_sheets s ON s."case" = id WHERE id > ? ORDER BY id LIMIT ?`,
  news: `SELECT id, title, '' AS model, '' AS ordercode, '' AS family, '' AS facts, maincontent AS body
    FROM news WHERE id > ? ORDER BY id LIMIT ?`,
  board: `SELECT id, title, '' AS model, '' AS ordercode, '' AS family, '' AS facts, body FROM (
      SELECT id, title, concat_ws(' ', content, (SELECT group_concat(content, ' ') FROM replies
        WHERE post = posts.id AND state = 'public')) AS body FROM posts WHERE state = 'public'
      UNION ALL SELECT id, title, concat_ws(' ', content, answer) FROM questions)
    WHERE id > ? ORDER BY id LIMIT ?`,
};

/** For each kind the words of its pages, and how long their titles are: FTS5 reads all hits before those of a range. */
const CREATE = SEARCH_KINDS.map(
  (kind) =>
    `CREATE VIRTUAL TABLE ${kind} USING fts5 (title, codes, family, facts, body, content = '', tokenize = 'unicode61', prefix = '1');
     CREATE TABLE ${kind}_lengths (rowid INTEGER PRIMARY KEY, length INTEGER);`,
).join("");

/** The store has a case's industry and problems as keys. */
const familyWords = (kind: SearchKind, family: string) =>
  kind === "cases" ? family.split(",").map(factName).join(" ") : family;

/** A model as a word, with the maker's letters and without: people leave them out. */
export function codeWords(codes: string): string[] {
  const whole = codes.split(" ").filter(Boolean);
  return whole.flatMap((code) => [codeOf(code), codeOf(code.replace(/^[^-/]*[-/]/, ""))]);
}

export type SearchIndex = {
  /** A temporary database with the tables of CREATE; a row is the page of that id. */
  pages: Store;
  /** Products by their model as a word, with the maker's letters and without. */
  models: ReadonlyMap<string, number>;
};

async function build(): Promise<SearchIndex> {
  // Without a name: SQLite keeps it in a temporary file once it is large, and deletes it with the connection.
  const pages = new Database("");
  // One transaction without a journal: who fails halfway throws the whole away.
  pages.pragma("journal_mode = OFF");
  pages.exec("BEGIN");
  pages.exec(CREATE);
  const models = new Map<string, number>();
  for (const kind of SEARCH_KINDS) {
    const insert = pages.prepare(
      `INSERT INTO ${kind} (rowid, title, codes, family, facts, body) VALUES (?, ?, ?, ?, ?, ?)`,
    );
    const insertLength = pages.prepare(`INSERT INTO ${kind}_lengths (rowid, length) VALUES (?, ?)`);
    const read = sharedStore().prepare<[number, number], Entry>(READ[kind]);
    for (let last = -1; ;) {
      const rows = read.all(last, SLICE);
      for (const { id, title, model, ordercode, family, facts, body } of rows) {
        const words = codeWords(`${model} ${ordercode}`);
        if (kind === "products") words.slice(0, 2).forEach((word) => word !== "" && models.set(word, id));
        insertLength.run(id, title.length);
        insert.run(
          id,
          indexText(title),
          `${indexText(model)} ${words.join(" ")}`,
          indexText(familyWords(kind, family ?? "")),
          indexText(facts ?? ""),
          indexText(plainText(body).slice(0, MAX_BODY)),
        );
      }
      last = rows.at(-1)?.id ?? last;
      if (rows.length < SLICE) break;
      await turn();
    }
  }
  pages.exec("COMMIT");
  return { pages, models };
}

/** The index of the present content: without it one word in the texts of 100,000 products takes SQL 500 ms of processor. */
export const searchIndex = builtInBackground(build);
