import { sharedStore } from "@/db/connection";
import { statement } from "@/db/statement";
import type { SuggestedKind } from "@/lib/links/search-address";
import { titleMatchOf } from "@/lib/search/match";
import { readingOf } from "@/lib/search/reading";
import { codeOf } from "@/lib/search/tokens";
import { ratedProducts } from "./rated";
import { type SearchIndex, searchIndex } from "./search-index";

/** A page with the text that names it. */
export type NamedRow = { kind: SuggestedKind; id: number; text: string };

const MIN_CODE = 2;
/** Shorter prefixes match too many models. */
const MIN_MODEL = 3;
/** Sorts after every character in codes. */
const LAST = "\u{10ffff}";
/** The maximum of hits, those with the highest ids, that are sorted in list order; with more, visitors type on. */
const MOST_HITS = 1000;

const AMONG = "WHERE id IN (SELECT value FROM json_each(?))";
const LISTED = "ORDER BY sort DESC, createtime DESC, id DESC LIMIT ?";

/** The query for the first pages of a kind in list order. */
const FIRST: Record<SuggestedKind, string> = {
  products: `SELECT id, trim(model || ' ' || title) AS text FROM products ${AMONG} ${LISTED}`,
  families: `SELECT id, name AS text FROM categories ${AMONG} ORDER BY id LIMIT ?`,
  solutions: `SELECT id, title AS text FROM solutions ${AMONG} ${LISTED}`,
  cases: `SELECT id, title AS text FROM cases ${AMONG} ${LISTED}`,
  news: `SELECT id, title AS text FROM news ${AMONG} ${LISTED}`,
};

const firstOf = (kind: SuggestedKind, ids: readonly number[], most: number): NamedRow[] =>
  ids.length === 0
    ? []
    : statement<[string, number], Omit<NamedRow, "kind">>(sharedStore(), FIRST[kind])
        .all(JSON.stringify(ids), most)
        .map((row) => ({ kind, ...row }));

/** Products whose model or order code begins with this, or is a prefix of it, as an order code is longer than the model. */
function codedAs({ pages }: SearchIndex, searched: string, most: number): number[] {
  const code = codeOf(searched);
  if (code.length < MIN_CODE || !/[a-z0-9]/.test(code)) return [];
  const begun = statement<[string, string, number], number>(
    pages,
    "SELECT product FROM codes WHERE code >= ? AND code < ? ORDER BY code LIMIT ?",
  )
    .pluck()
    .all(code, code + LAST, most);
  if (begun.length > 0) return begun;
  const beginnings = Array.from(code, (_, at) => code.slice(0, at + 1)).slice(MIN_MODEL - 1);
  return statement<[string], number>(
    pages,
    `SELECT product FROM codes WHERE code IN (SELECT value FROM json_each(?)) ORDER BY length(code) DESC LIMIT 1`,
  )
    .pluck()
    .all(JSON.stringify(beginnings));
}

/** The same as rows, in the order of their codes. */
export function byCode(index: SearchIndex, searched: string, most: number): NamedRow[] {
  const ids = codedAs(index, searched, most);
  const rows = new Map(firstOf("products", ids, ids.length).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The first pages of one kind with all words in their titles. */
export const byTitle = (
  { pages }: SearchIndex,
  match: string,
  kind: SuggestedKind,
  most: number,
): NamedRow[] =>
  firstOf(
    kind,
    statement<[string], number>(
      pages,
      `SELECT rowid FROM ${kind}_names WHERE ${kind}_names MATCH '{title model} : (' || ? || ')' ORDER BY rowid DESC LIMIT ${MOST_HITS}`,
    )
      .pluck()
      .all(match),
    most,
  );

/** The first products for these words: by ratings, then by model, code and title. */
export async function productsNamed(typed: string, most: number): Promise<number[]> {
  const searched = readingOf(typed)?.words ?? typed;
  const index = await searchIndex();
  const match = titleMatchOf(searched);
  const rated = (await ratedProducts(searched, index))?.full ?? [];
  const named = [
    ...byCode(index, searched, most),
    ...(match === undefined ? [] : byTitle(index, match, "products", most)),
  ].map(({ id }) => id);
  return [...new Set([...rated, ...named])].slice(0, most);
}
