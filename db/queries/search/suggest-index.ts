import { setImmediate as turn } from "node:timers/promises";
import Database from "better-sqlite3";
import { sharedStore, type Store } from "@/db/connection";
import { builtInBackground } from "@/db/per-content-version";
import { SUGGESTED_KINDS, type SuggestedKind } from "@/lib/links/search-address";
import { indexText } from "@/lib/search/tokens";
import { codeWords } from "./search-index";

/** What is suggested of one page: its words, and the codes by which it may be asked for. */
type Entry = { id: number; text: string; codes: string };

/** Pages read between two moments for others: a millisecond. */
const SLICE = 100;
const LISTED = "ORDER BY sort DESC, createtime DESC, id DESC";

/** Each kind's pages in the order of its list, which is the order in which they are suggested. */
const LISTS: Record<SuggestedKind, string> = {
  products: `SELECT id FROM products ${LISTED}`,
  families: "SELECT id FROM categories ORDER BY id",
  solutions: `SELECT id FROM solutions ${LISTED}`,
  cases: `SELECT id FROM cases ${LISTED}`,
  news: `SELECT id FROM news ${LISTED}`,
};

const AMONG = "WHERE id IN (SELECT value FROM json_each(?))";
const READ: Record<SuggestedKind, string> = {
  products: `SELECT id, trim(model || ' ' || title) AS text, model || ' ' || ordercode AS codes FROM products ${AMONG}`,
  families: `SELECT id, name AS text, '' AS codes FROM categories ${AMONG}`,
  solutions: `SELECT id, title AS text, '' AS codes FROM solutions ${AMONG}`,
  cases: `SELECT id, title AS text, '' AS codes FROM cases ${AMONG}`,
  news: `SELECT id, title AS text, '' AS codes FROM news ${AMONG}`,
};

/**
 * Titles and models alone, apart from the search's index: small enough to be made anew within a moment after a change of
 * content, and to be asked at each key: it answers in 2 ms where SQL reads 100,000 titles in 15 to 47. A table of words for each kind, because FTS5 reads all hits before those of a range.
 */
const CREATE = `
  CREATE TABLE pages (rowid INTEGER PRIMARY KEY, kind TEXT, id INTEGER, text TEXT);
  CREATE TABLE codes (code TEXT, page INTEGER, PRIMARY KEY (code, page)) WITHOUT ROWID;
  ${SUGGESTED_KINDS.map((kind) => `CREATE VIRTUAL TABLE ${kind} USING fts5 (text, content = '', tokenize = 'unicode61', prefix = '1 2 3');`).join("\n")}`;

async function build(): Promise<Store> {
  // Without a name: SQLite keeps it in a temporary file once it is large, and deletes it with the connection.
  const store = new Database("");
  store.exec(CREATE);
  const page = store.prepare("INSERT INTO pages (rowid, kind, id, text) VALUES (?, ?, ?, ?)");
  const code = store.prepare("INSERT OR IGNORE INTO codes (code, page) VALUES (?, ?)");
  let next = 1;
  for (const kind of SUGGESTED_KINDS) {
    const words = store.prepare(`INSERT INTO ${kind} (rowid, text) VALUES (?, ?)`);
    const ids = sharedStore().prepare<[], number>(LISTS[kind]).pluck().all();
    const read = sharedStore().prepare<[string], Entry>(READ[kind]);
    for (let from = 0; from < ids.length; from += SLICE) {
      const slice = ids.slice(from, from + SLICE);
      const entries = new Map(read.all(JSON.stringify(slice)).map((entry) => [entry.id, entry]));
      store.transaction(() => {
        for (const { id, text, codes } of slice.flatMap((one) => entries.get(one) ?? [])) {
          page.run(next, kind, id, text);
          words.run(next, indexText(text));
          for (const word of codeWords(codes)) if (word !== "") code.run(word, next);
          next++;
        }
      })();
      await turn();
    }
  }
  return store;
}

/** The index of the present content. */
export const suggestIndex = builtInBackground(build);
