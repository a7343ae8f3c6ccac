import { SEARCH_KINDS, type SearchKind } from "@/lib/links/search-address";
import { statement } from "@/db/statement";
import { matchOf } from "@/lib/search/match";
import { modelNamed } from "./answers";
import { type Counts, MOST_HITS } from "./counts";
import type { Place } from "./hits";
import { namedKinds } from "./named-kinds";
import { besideParameters } from "./named-parameters";
import type { Rated } from "./rated";
import type { SearchIndex } from "./search-index";
import { isIn } from "./word-sets";

/** What is asked of the site, and which page of the results. */
export type Asked = {
  searched: string;
  kind?: SearchKind | undefined;
  page: number;
  limit: number;
  /** What is asked is answered by texts rather than by products. */
  isAdvice?: boolean;
};

/** Where the words must stand, the most telling places first, and the end of the table's name that is asked. */
const PLACES = [
  ["_names", "title model"],
  ["_names", "title codes family"],
  ["", "title codes family facts"],
  ["", "title codes family facts body"],
] as const;
/** Where the words stand that say whose parameter is asked for. */
const SUBJECTS = ["title", "title codes family"] as const;
/** Of two titles of one length a product's is what visitors look for; who asks for advice looks for a text. */
const OTHERS_LENGTH = 2.5;
/** After every kind that is called by name. */
const UNCALLED = Number.MAX_SAFE_INTEGER;
type Row = { id: number; length: number; type: number; sort: number };

/**
 * Hits of one table for each kind: first products of the kinds that the search calls, in the order of their list, then
 * short titles, which say little else.
 */
function hitsIn(
  { pages }: SearchIndex,
  kinds: readonly SearchKind[],
  { table, match }: { table: "" | "_names"; match: string },
  { called, isAdvice }: { called: ReadonlyMap<number, number>; isAdvice: boolean },
): Place[] {
  const found = kinds.flatMap((kind) =>
    statement<[string], Row>(
      pages,
      `SELECT p.rowid AS id, l.length, l.type, l.sort FROM ${kind}${table} p CROSS JOIN ${kind}_lengths l ON l.rowid = p.rowid
       WHERE p.${kind}${table} MATCH ? LIMIT ${MOST_HITS}`,
    )
      .all(match)
      .map(({ id, length, type, sort }) => {
        const name = kind === "products" ? called.get(type) : undefined;
        if (name !== undefined) return { kind, id, rank: name, length: -sort };
        const isOther = isAdvice ? kind === "products" || kind === "families" : kind !== "products";
        return { kind, id, rank: UNCALLED, length: isOther ? length * OTHERS_LENGTH : length };
      }),
  );
  return found.toSorted((a, b) => a.rank - b.rank || a.length - b.length || a.id - b.id);
}

/** What the index is asked, and how many hits it has of each kind. */
type Words = { match: string | undefined; counts: Counts };

/** All results in order: those that have the ratings, those that miss one, the product whose model was written, the rest. */
export function ranked(
  index: SearchIndex,
  { match, counts }: Words,
  { searched, kind, page, limit, isAdvice = false }: Asked,
  rated: Rated | undefined,
): Place[] {
  const kinds = kind === undefined ? SEARCH_KINDS : [kind];
  const places = new Map<string, Place>();
  const add = (place: Place) => places.set(`${place.kind} ${place.id}`, place);
  if (rated && kinds.includes("products"))
    for (const id of [...rated.full, ...rated.near.keys()]) add({ kind: "products", id });
  const exact = index.models.get(modelNamed(searched, index.models).model ?? "");
  if (match !== undefined) {
    if (exact !== undefined && kinds.includes("products") && isIn(index, "products", match, exact))
      add({ kind: "products", id: exact });
    // Whose 尺寸 are asked for goes before what mentions it.
    const subject = besideParameters(searched);
    if (subject !== undefined)
      for (const columns of SUBJECTS)
        hitsIn(
          index,
          kinds,
          { table: "", match: `({${columns}} : (${matchOf(subject)})) AND (${match})` },
          { called: namedKinds(subject), isAdvice },
        ).forEach(add);
    const called = namedKinds(searched);
    const found = new Map<SearchKind, number>();
    for (const [table, columns] of PLACES) {
      if (places.size >= page * limit) break;
      // The columns before are among these: of a kind whose hits are all found there is nothing more to find.
      const open = kinds.filter((one) => (found.get(one) ?? 0) < counts[one]);
      const hits = hitsIn(index, open, { table, match: `{${columns}} : (${match})` }, { called, isAdvice });
      hits.forEach(add);
      for (const one of open) found.set(one, hits.filter((hit) => hit.kind === one).length);
    }
  }
  return [...places.values()].slice((page - 1) * limit, page * limit);
}
