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

/** Categories: those that products stand in, and series themselves. */
type About = Record<"products" | "families", readonly number[]>;
/** What one table of each kind is asked; with categories only those of products in them, and of series that they are. */
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
 * Hits for each kind: first products of the kinds that the search calls, in the order of their list, then short titles,
 * which say little else.
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

/** Where a search is looked for, one after the other; products and series about it with those whose titles say it. */
function steps(match: string, searched: string): InTable[][] {
  const about = { products: kindsAbout(searched), families: subjectsOf(searched) };
  return PLACES.map(([table, columns], at) => [
    { table, match: `{${columns}} : (${match})` },
    ...(at === 0 && about.products.length > 0 ? [{ table: "" as const, match, about }] : []),
  ]);
}

/** What the index is asked, how many hits it has of each kind, and which kind stands elsewhere than in the list of all. */
type Words = { match: string | undefined; counts: Counts; aside?: SearchKind | undefined };

/** All results in order: those that have the ratings, those that miss one, the product whose model was written, the rest. */
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
    // Whose 尺寸 are asked for goes before what mentions it.
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
      // The columns before are among these: of a kind whose hits are all found there is nothing more to find.
      const open = kinds.filter((one) => (found.get(one) ?? 0) < counts[one]);
      const hits = hitsIn(index, open, step, { called, isAdvice });
      hits.forEach(add);
      for (const one of open)
        found.set(one, new Set(hits.filter(({ kind: own }) => own === one).map(({ id }) => id)).size);
    }
  }
  return [...places.values()].slice((page - 1) * limit, page * limit);
}
