import { productsChangedAfter } from "@/db/page-changes";
import { BitSet } from "@/db/queries/filters/bit-set";
import type { FilterIndex } from "@/db/queries/filters/filter-index";
import { statement } from "@/db/statement";
import type { SearchIndex } from "./search-index";

/** The maximum of cached words. */
const MOST_WORDS = 200;
/** If more products changed, the set is computed anew. */
const MOST_CHANGED = 100;

/** A cached set, and the last change numbers of both indexes when it was computed. */
type Kept = { set: BitSet; filters: number; search: number };

let kept: { index: FilterIndex; pages: SearchIndex["pages"]; sets: Map<string, Kept> } | undefined;

const all = ({ pages }: SearchIndex, table: string, match: string): number[] =>
  statement<[string], number>(pages, `SELECT rowid FROM ${table} WHERE ${table} MATCH ?`).pluck().all(match);

/** Whether a page matches. The cast is needed because better-sqlite3 binds numbers as REAL, which FTS5 does not use for rowid. */
export const isIn = ({ pages }: SearchIndex, table: string, match: string, id: number): boolean =>
  statement(pages, `SELECT 1 FROM ${table} WHERE ${table} MATCH ? AND rowid = CAST(? AS INTEGER)`).get(
    match,
    id,
  ) !== undefined;

/** The products that match, from the cache; those changed since are queried again. */
export function inWords(index: FilterIndex, search: SearchIndex, match: string, table = "products"): BitSet {
  const { pages } = search;
  if (kept?.index !== index || kept.pages !== pages) kept = { index, pages, sets: new Map() };
  const { sets } = kept;
  const before = sets.get(match);
  if (before?.filters === index.change && before.search === search.change) return before.set;
  const changed = before && productsChangedAfter(Math.min(before.filters, before.search), MOST_CHANGED);
  const set = changed
    ? BitSet.or(
        index.of(changed.filter((id) => isIn(search, table, match, id))),
        // Resized to the current size of the index.
        BitSet.or(index.of([]), before.set).without(index.of(changed)),
      )
    : index.of(all(search, table, match));
  if (sets.size >= MOST_WORDS) sets.clear();
  sets.set(match, { set, filters: index.change, search: search.change });
  return set;
}
