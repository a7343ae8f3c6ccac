import { setImmediate as turn } from "node:timers/promises";
import Database from "better-sqlite3";
import type { Store } from "@/db/connection";
import { type Changed, lastChange, takeIn } from "@/db/page-changes";
import { builtInBackground } from "@/db/per-content-version";
import { statement } from "@/db/statement";
import { SEARCH_KINDS, type SearchKind } from "@/lib/links/search-address";
import { codeOf, indexText } from "@/lib/search/tokens";
import { plainText } from "@/lib/text/plain-text";
import { type Entry, pagesAfter, pagesOf } from "./search-pages";

/** Pages read between two moments for others: some milliseconds. */
const SLICE = 20;
/** Of a text only the beginning: what a page is about stands there. */
const MAX_BODY = 2000;

/**
 * For each kind the words of its pages; those of their names alone, as FTS5 reads all of a word's hits, in whatever column:
 * of 100,000 products 2 ms instead of 30; and how long titles are and, of products, their category and place in its list.
 * `codes` are models and order codes of products.
 */
const CREATE = `${SEARCH_KINDS.map(
  (kind) =>
    `CREATE VIRTUAL TABLE ${kind} USING fts5 (title, codes, family, facts, body, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '1');
     CREATE VIRTUAL TABLE ${kind}_names USING fts5 (title, model, codes, family, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '1 2 3');
     CREATE TABLE ${kind}_lengths (rowid INTEGER PRIMARY KEY, length INTEGER, type INTEGER, sort INTEGER);`,
).join("")}
  CREATE TABLE codes (code TEXT, product INTEGER, PRIMARY KEY (code, product)) WITHOUT ROWID;
  CREATE INDEX codes_product ON codes (product);`;

/** A model as a word, with the maker's letters and without: people leave them out. */
function codeWords(codes: string): string[] {
  const whole = codes.split(" ").filter(Boolean);
  return whole.flatMap((code) => [codeOf(code), codeOf(code.replace(/^[^-/]*[-/]/, ""))]);
}

export type SearchIndex = {
  /** A temporary database with the tables of CREATE; a row is the page of that id. */
  pages: Store;
  /** Products by their model as a word, with the maker's letters and without. */
  models: Map<string, number>;
  /** The number of the last change that it has. */
  change: number;
};

function add({ pages, models }: SearchIndex, kind: SearchKind, entry: Entry) {
  const { id, type, sort, title, model, ordercode, family, facts, body } = entry;
  const words = codeWords(`${model} ${ordercode}`).filter((word) => word !== "");
  const codes = `${indexText(`${model} ${ordercode}`)} ${words.join(" ")}`;
  const names = [indexText(title), codes, indexText(family)];
  if (kind === "products") {
    for (const word of codeWords(model)) if (word !== "") models.set(word, id);
    const code = statement(pages, "INSERT OR IGNORE INTO codes (code, product) VALUES (?, ?)");
    for (const word of words) code.run(word, id);
  }
  statement(pages, `INSERT INTO ${kind}_lengths (rowid, length, type, sort) VALUES (?, ?, ?, ?)`).run(
    ...[id, title.length, type, sort],
  );
  statement(
    pages,
    `INSERT INTO ${kind}_names (rowid, model, title, codes, family) VALUES (?, ?, ?, ?, ?)`,
  ).run(id, indexText(model), ...names);
  statement(
    pages,
    `INSERT INTO ${kind} (rowid, title, codes, family, facts, body) VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(id, ...names, indexText(facts), indexText(plainText(body).slice(0, MAX_BODY)));
}

function remove({ pages, models }: SearchIndex, kind: SearchKind, ids: readonly number[]) {
  for (const id of ids)
    for (const table of [kind, `${kind}_names`, `${kind}_lengths`])
      statement(pages, `DELETE FROM ${table} WHERE rowid = ?`).run(id);
  if (kind !== "products") return;
  const codes = statement<[number], string>(
    pages,
    "DELETE FROM codes WHERE product = ? RETURNING code",
  ).pluck();
  for (const id of ids) for (const code of codes.all(id)) if (models.get(code) === id) models.delete(code);
}

/** Every page, slice by slice, so that nobody waits for the whole. */
async function makeIndex(): Promise<SearchIndex> {
  // Without a name: SQLite keeps it in a temporary file once it is large, and deletes it with the connection.
  const pages = new Database("");
  // One transaction without a journal: who fails halfway throws the whole away.
  pages.pragma("journal_mode = OFF");
  pages.exec("BEGIN");
  pages.exec(CREATE);
  const index = { pages, models: new Map<string, number>(), change: lastChange() };
  for (const kind of SEARCH_KINDS)
    for (let last = -1; ;) {
      const entries = pagesAfter(kind, last, SLICE);
      for (const entry of entries) add(index, kind, entry);
      last = entries.at(-1)?.id ?? last;
      if (entries.length < SLICE) break;
      await turn();
    }
  pages.exec("COMMIT");
  pages.pragma("journal_mode = MEMORY");
  return index;
}

function take(index: SearchIndex, changed: Changed) {
  index.pages.transaction(() => {
    for (const [kind, ids] of changed) {
      remove(index, kind, ids);
      for (const entry of pagesOf(kind, ids)) add(index, kind, entry);
    }
  })();
}

/** The index of the present content: without it one word in the texts of 100,000 products takes SQL 500 ms of processor. */
export const { recent: searchIndex } = builtInBackground("search", async (before?: SearchIndex) =>
  takeIn(before ?? (await makeIndex()), take),
);
