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

/** Pages per slice, some milliseconds of work; other requests are served between slices. */
const SLICE = 20;
/** Only the beginning of a text is indexed, as it says what the page is about. */
const MAX_BODY = 2000;

/**
 * Per kind: an FTS5 table of all words of its pages; one of their names alone, because FTS5 reads the hits in all columns even
 * for one (2 instead of 30 ms with 100,000 products); and a table of title lengths and, for products, category and list
 * position. `codes` are models and order codes of products.
 */
const CREATE = `${SEARCH_KINDS.map(
  (kind) =>
    `CREATE VIRTUAL TABLE ${kind} USING fts5 (title, codes, family, facts, body, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '1');
     CREATE VIRTUAL TABLE ${kind}_names USING fts5 (title, model, codes, family, content = '', contentless_delete = 1, tokenize = 'unicode61', prefix = '1 2 3');
     CREATE TABLE ${kind}_lengths (rowid INTEGER PRIMARY KEY, length INTEGER, type INTEGER, sort INTEGER);`,
).join("")}
  CREATE TABLE codes (code TEXT, product INTEGER, PRIMARY KEY (code, product)) WITHOUT ROWID;
  CREATE INDEX codes_product ON codes (product);`;

/** A model as a word, with and without the prefix of the maker, which people leave out. */
function codeWords(codes: string): string[] {
  const whole = codes.split(" ").filter(Boolean);
  return whole.flatMap((code) => [codeOf(code), codeOf(code.replace(/^[^-/]*[-/]/, ""))]);
}

export type SearchIndex = {
  /** A temporary database with the tables of CREATE; row ids are page ids. */
  pages: Store;
  /** Products by their model as a word, with and without the prefix of the maker. */
  models: Map<string, number>;
  /** The number of the last change that is included. */
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

/** Builds the index in slices, between which other requests are served. */
async function makeIndex(): Promise<SearchIndex> {
  // An unnamed database: SQLite moves it to a temporary file once it is large, and deletes it on close.
  const pages = new Database("");
  // No journal: if building fails, the whole database is thrown away.
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

/** The index of the current content. Without it SQL takes 500 ms to find a word in 100,000 products. */
export const { recent: searchIndex } = builtInBackground("search", async (before?: SearchIndex) =>
  takeIn(before ?? (await makeIndex()), take),
);
