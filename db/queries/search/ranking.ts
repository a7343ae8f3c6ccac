import { SEARCH_KINDS, type SearchKind } from "@/lib/links/search-address";
import { statement } from "@/db/statement";
import { matchOf } from "@/lib/search/match";
import { modelNamed } from "@/lib/search/named-models";
import { type Counts, MOST_HITS } from "./counts";
import type { Place } from "./hits";
import { kindsAbout, namedKinds, subjectsOf } from "./named-kinds";
import { besideParameters } from "./named-parameters";
import type { Rated } from "./rated";
import type { SearchIndex } from "./search-index";
import { isIn } from "./word-sets";

/** A search and the page of results. */
export type Asked = {
  searched: string;
  kind?: SearchKind | undefined;
  page: number;
  limit: number;
  /** The search asks for advice, which texts answer rather than products. */
  isAdvice?: boolean;
};

/** The columns to search, most relevant first, with the suffix of the table. */
const PLACES = [
  ["_names", "title model"],
  ["_names", "title codes family"],
  ["", "title codes family facts"],
  ["", "title codes family facts body"],
] as const;
/** The columns for the subject of a search for a parameter. */
const SUBJECTS = ["title", "title codes family"] as const;
/** The length of titles counts this much more for other kinds: visitors look for products, or for texts if they ask for advice. */
const OTHERS_LENGTH = 2.5;
/** The rank after all products whose kind the search names. */
const UNCALLED = Number.MAX_SAFE_INTEGER;
type Row = { id: number; length: number; type: number; sort: number };

/** Category ids, as the categories of products and as series themselves. */
type About = Record<"products" | "families", readonly number[]>;
/** A query to one table of each kind; `about` restricts products to categories, and series to themselves. */
type InTable = { table: "" | "_names"; match: string; about?: About };

function rowsOf({ pages }: SearchIndex, kind: SearchKind, { table, match, about }: InTable): Row[] {
  if (about && kind !== "products" && kind !== "families") return [];
  const among = about
    ? `AND ${kind === "products" ? "l.type" : "p.rowid"} IN (SELECT value FROM json_each(?))`
    : "";
  return statement<string[], Row>(
    pages,
    `SELECT p.rowid AS id, l.length, l.type, l.sort FROM ${kind}${table} p CROSS JOIN ${kind}_lengths l ON l.rowid = p.rowid
     WHERE p.${kind}${table} MATCH ? ${among} LIMIT ${MOST_HITS}`,
  ).all(match, ...(about ? [JSON.stringify(kind === "products" ? about.products : about.families)] : []));
}

/**
 * The hits of each kind: first products of the kinds that the search names, in list order, then by length of the title: a
 * short one contains little besides the words.
 */
function hitsIn(
  index: SearchIndex,
  kinds: readonly SearchKind[],
  asked: readonly InTable[],
  { called, isAdvice }: { called: ReadonlyMap<number, number>; isAdvice: boolean },
): Place[] {
  const found = kinds.flatMap((kind) =>
    asked
      .flatMap((one) => rowsOf(index, kind, one))
      .map(({ id, length, type, sort }) => {
        const name = kind === "products" ? called.get(type) : undefined;
        if (name !== undefined) return { kind, id, rank: name, length: -sort };
        const isOther = isAdvice ? kind === "products" || kind === "families" : kind !== "products";
        return { kind, id, rank: UNCALLED, length: isOther ? length * OTHERS_LENGTH : length };
      }),
  );
  return found.toSorted((a, b) => a.rank - b.rank || a.length - b.length || a.id - b.id);
}

/** The queries of a search in order; products and series of categories about its subject rank with title matches. */
function steps(match: string, searched: string): InTable[][] {
  const about = { products: kindsAbout(searched), families: subjectsOf(searched) };
  return PLACES.map(([table, columns], at) => [
    { table, match: `{${columns}} : (${match})` },
    ...(at === 0 && about.products.length > 0 ? [{ table: "" as const, match, about }] : []),
  ]);
}

/** The query, its number of hits per kind, and the kind that is listed separately. */
type Words = { match: string | undefined; counts: Counts; aside?: SearchKind | undefined };

/** All results in order: products with all ratings, those that miss one, the product whose model was typed, the rest. */
export function ranked(
  index: SearchIndex,
  { match, counts, aside }: Words,
  { searched, kind, page, limit, isAdvice = false }: Asked,
  rated: Rated | undefined,
): Place[] {
  const kinds = kind === undefined ? SEARCH_KINDS.filter((one) => one !== aside) : [kind];
  const places = new Map<string, Place>();
  const add = (place: Place) => places.set(`${place.kind} ${place.id}`, place);
  if (rated && kinds.includes("products"))
    for (const id of [...rated.full, ...rated.near.keys()]) add({ kind: "products", id });
  const exact = index.models.get(modelNamed(searched, index.models).model ?? "");
  if (match !== undefined) {
    if (exact !== undefined && kinds.includes("products") && isIn(index, "products", match, exact))
      add({ kind: "products", id: exact });
    // For `APF 尺寸`: pages about APF before those that mention it.
    const subject = besideParameters(searched);
    if (subject !== undefined)
      for (const columns of SUBJECTS)
        hitsIn(
          index,
          kinds,
          [{ table: "", match: `({${columns}} : (${matchOf(subject)})) AND (${match})` }],
          { called: namedKinds(subject), isAdvice },
        ).forEach(add);
    const called = namedKinds(searched);
    const found = new Map<SearchKind, number>();
    for (const step of steps(match, searched)) {
      if (places.size >= page * limit) break;
      // Each step includes the columns of the steps before: kinds whose hits are all found are skipped.
      const open = kinds.filter((one) => (found.get(one) ?? 0) < counts[one]);
      const hits = hitsIn(index, open, step, { called, isAdvice });
      hits.forEach(add);
      for (const one of open)
        found.set(one, new Set(hits.filter(({ kind: own }) => own === one).map(({ id }) => id)).size);
    }
  }
  return [...places.values()].slice((page - 1) * limit, page * limit);
}
