import { statement } from "@/db/statement";
import { SEARCH_KINDS, type SearchKind } from "@/lib/links/search-address";
import type { SearchIndex } from "./search-index";

export type Counts = Record<SearchKind, number>;

/** The maximum of hits per kind that are counted, sorted and paged; beyond that visitors need other words. */
export const MOST_HITS = 1000;

export const NOTHING: Counts = {
  products: 0,
  families: 0,
  solutions: 0,
  cases: 0,
  news: 0,
  board: 0,
};

/** The first hits of a kind, of which there may be more. */
const firstOf = ({ pages }: SearchIndex, kind: SearchKind, match: string): number[] =>
  statement<[string], number>(pages, `SELECT rowid FROM ${kind} WHERE ${kind} MATCH ? LIMIT ${MOST_HITS}`)
    .pluck()
    .all(match);

/** The number of hits per kind, and the products among them, as finding them again would take as long. */
export function counted(index: SearchIndex, match: string): { counts: Counts; products: readonly number[] } {
  const first = Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, firstOf(index, kind, match)]));
  const counts = Object.fromEntries(Object.entries(first).map(([kind, ids]) => [kind, ids.length]));
  return { counts: counts as Counts, products: first["products"] ?? [] };
}

/** Whether any page matches; stops at the first. */
export const isFound = ({ pages }: SearchIndex, match: string): boolean =>
  SEARCH_KINDS.some(
    (kind) =>
      statement<[string], number>(pages, `SELECT 1 FROM ${kind} WHERE ${kind} MATCH ? LIMIT 1`).get(match) !==
      undefined,
  );
