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

const countOf = ({ pages }: SearchIndex, kind: SearchKind, match: string): number =>
  statement<[string], number>(
    pages,
    `SELECT count(*) FROM (SELECT 1 FROM ${kind} WHERE ${kind} MATCH ? LIMIT ${MOST_HITS})`,
  )
    .pluck()
    .get(match) ?? 0;

export const counted = (index: SearchIndex, match: string) =>
  Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, countOf(index, kind, match)])) as Counts;

/** Whether any page matches; stops at the first. */
export const isFound = ({ pages }: SearchIndex, match: string): boolean =>
  SEARCH_KINDS.some(
    (kind) =>
      statement<[string], number>(pages, `SELECT 1 FROM ${kind} WHERE ${kind} MATCH ? LIMIT 1`).get(match) !==
      undefined,
  );
