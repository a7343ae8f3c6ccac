import { sharedStore } from "@/db/connection";
import { excerpt, marked, type Piece } from "@/lib/search/excerpt";
import { looseMatchOf, matchOf } from "@/lib/search/match";
import { nearestModels } from "@/lib/search/nearest";
import { codeOf } from "@/lib/search/tokens";
import { SEARCH_KINDS, type SearchKind } from "@/lib/routes/search-address";
import { KIND_STEP, plainText, type SearchIndex, searchIndex } from "./search-index";

export type Hit = {
  kind: SearchKind;
  id: number;
  type: number;
  model: string;
  title: Piece[];
  text: Piece[];
};
export type Found = {
  hits: Hit[];
  /** Of all kinds, and of each. */
  total: number;
  counts: Record<SearchKind, number>;
  /** Models that may be meant where nothing was found. */
  nearest: { id: number; model: string; title: string }[];
};

type Asked = { searched: string; kind?: SearchKind | undefined; page: number; limit: number };

/** How much a hit counts in the title, the codes, the family, the facts and the body. */
const WEIGHTS = "10, 12, 6, 3, 1";
/** Of two pages that say the same a product's is what visitors look for. */
const PRODUCTS_FIRST = 1.5;
const MIN_MODEL = 3;

const NOTHING: Record<SearchKind, number> = { products: 0, families: 0, solutions: 0, cases: 0, news: 0 };

function counted({ pages }: SearchIndex, match: string): Record<SearchKind, number> {
  const rows = pages
    .prepare<[string], { nth: number; count: number }>(
      `SELECT rowid / ${KIND_STEP} AS nth, count(*) AS count FROM pages WHERE pages MATCH ? GROUP BY nth`,
    )
    .all(match);
  return Object.fromEntries(
    SEARCH_KINDS.map((kind, nth) => [kind, rows.find((row) => row.nth === nth)?.count ?? 0]),
  ) as Record<SearchKind, number>;
}

/** The model with which a code begins: an order code names more than its product. */
function modelIn(models: SearchIndex["models"], searched: string): string | undefined {
  const code = /\p{Script=Han}/u.test(searched) ? "" : codeOf(searched);
  for (let length = code.length; length >= MIN_MODEL; length--)
    if (models.has(code.slice(0, length))) return code.slice(0, length);
  return undefined;
}

/** The rows of one page of results, the product whose model was written in front. */
function ranked({ pages, models }: SearchIndex, match: string, { searched, kind, page, limit }: Asked) {
  const nth = kind === undefined ? -1 : SEARCH_KINDS.indexOf(kind);
  const [from, until] = nth < 0 ? [0, SEARCH_KINDS.length] : [nth, nth + 1];
  const exact = models.get(modelIn(models, searched) ?? "") ?? -1;
  return pages
    .prepare<unknown[], number>(
      `SELECT rowid FROM pages WHERE pages MATCH ? AND rowid >= ? AND rowid < ?
       ORDER BY rowid <> ?, rowid NOT IN (SELECT rowid FROM pages WHERE pages MATCH ?),
         bm25(pages, ${WEIGHTS}) * iif(rowid < ${KIND_STEP}, ${PRODUCTS_FIRST}, 1), rowid LIMIT ? OFFSET ?`,
    )
    .pluck()
    .all(
      match,
      from * KIND_STEP,
      until * KIND_STEP,
      exact,
      `{title codes} : (${match})`,
      limit,
      (page - 1) * limit,
    );
}

const TEXTS: Record<SearchKind, string> = {
  products: "SELECT id, type, title, model, basicfunction AS facts, maincontent AS body FROM products",
  families:
    "SELECT c.id, c.pid AS type, c.name AS title, '' AS model, coalesce(t.description, '') AS facts, '' AS body FROM categories c LEFT JOIN typeinfos t ON t.id = c.id",
  solutions: "SELECT id, type, title, '' AS model, '' AS facts, maincontent AS body FROM solutions",
  cases: "SELECT id, type, title, '' AS model, caption AS facts, '' AS body FROM cases",
  news: "SELECT id, type, title, '' AS model, '' AS facts, maincontent AS body FROM news",
};

type Text = { id: number; type: number; title: string; model: string; facts: string; body: string };

/** The words of pages of one kind, by id. */
function textsOf(kind: SearchKind, ids: number[]): Map<number, Text> {
  const column = kind === "families" ? "c.id" : "id";
  const rows = sharedStore()
    .prepare<[string], Text>(`${TEXTS[kind]} WHERE ${column} IN (SELECT value FROM json_each(?))`)
    .all(JSON.stringify(ids));
  return new Map(rows.map((row) => [row.id, row]));
}

function hitsOf(rowids: number[], searched: string): Hit[] {
  const places = rowids.map((rowid) => ({
    kind: SEARCH_KINDS[Math.floor(rowid / KIND_STEP)] ?? "products",
    id: rowid % KIND_STEP,
  }));
  const texts = new Map(
    SEARCH_KINDS.map((kind) => {
      const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
      return [kind, ids.length > 0 ? textsOf(kind, ids) : new Map<number, Text>()];
    }),
  );
  return places.flatMap(({ kind, id }) => {
    const text = texts.get(kind)?.get(id);
    if (!text) return [];
    const { type, title, model, facts, body } = text;
    return [
      {
        kind,
        id,
        type,
        model,
        title: marked(title, searched),
        text: excerpt(facts || plainText(body), searched),
      },
    ];
  });
}

/** Products whose model may be meant. */
function nearestOf({ models }: SearchIndex, searched: string): Found["nearest"] {
  const ids = nearestModels(models, codeOf(searched));
  const texts = textsOf("products", ids);
  return ids.flatMap((id) => {
    const { model, title } = texts.get(id) ?? {};
    return model && title ? [{ id, model, title }] : [];
  });
}

/** What the site says of some words: all of them in one page, the most telling pages first. */
export async function searchSite(asked: Asked): Promise<Found> {
  const index = await searchIndex();
  const model = modelIn(index.models, asked.searched);
  const ways = [matchOf(asked.searched), model && `codes : "${model}"`, looseMatchOf(asked.searched)];
  for (const match of ways) {
    if (match === undefined) continue;
    const counts = counted(index, match);
    const total = Object.values(counts).reduce((sum, count) => sum + count);
    if (total > 0)
      return { hits: hitsOf(ranked(index, match, asked), asked.searched), total, counts, nearest: [] };
  }
  return { hits: [], total: 0, counts: NOTHING, nearest: nearestOf(index, asked.searched) };
}
