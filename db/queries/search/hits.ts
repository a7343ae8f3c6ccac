import { sharedStore } from "@/db/connection";
import { statement } from "@/db/statement";
import { discontinuedOf } from "@/db/queries/products/discontinued";
import { linesOf } from "@/db/queries/products/parameters";
import { getProducts, type ProductDetail } from "@/db/queries/products/product-details";
import { noteText } from "@/db/queries/products/rating-notes";
import type { SearchKind } from "@/lib/links/search-address";
import { SEARCH_KINDS } from "@/lib/links/search-address";
import { joined, marked, markedOnce, type Piece, textOf } from "@/lib/search/excerpt";
import { tellingPart } from "@/lib/search/telling-part";
import { picturePaths } from "@/lib/pictures";
import { commaList } from "@/lib/image-url";
import { linkedProducts } from "@/lib/text/model-names";
import { isAnyRated, type Rated } from "./rated";
import { askedCode } from "./asked-code";
import { namedParameters } from "./named-parameters";
import { missedText, othersText, type ShownRating, shownRatings, waysOf } from "./rated-view";

export type Hit = {
  kind: SearchKind;
  id: number;
  type: number;
  model: string;
  modelPieces: Piece[];
  isDiscontinued: boolean;
  title: Piece[];
  text: Piece[];
  /** Empty if it has none. */
  image: string;
  /** Set for products. */
  product?: ProductHit;
  /** The products of a case or solution. */
  uses: { id: number; name: string }[];
};
/** Further data of a product hit. */
export type ProductHit = {
  /**
   * The order code with the asked values, as far as a code can express them. Empty if the product does not match everything:
   * its example code would contradict the search.
   */
  ordercode: string;
  ratings: ShownRating[];
  /** What the list of its family says below these ratings: the output of a capacitor at system voltage. */
  note: string;
  /** What the product lacks of the search. */
  missed: string | undefined;
  /** It only mentions the ratings in its text, and is listed below products that have them. */
  isText: boolean;
  detail: ProductDetail;
};
/** A found page. */
export type Place = { kind: SearchKind; id: number };

const TEXTS: Record<SearchKind, string> = {
  products:
    "SELECT id, type, title, model, basicfunction AS facts, maincontent AS body, '' AS image, '' AS used FROM products",
  families:
    "SELECT c.id, c.pid AS type, c.name AS title, '' AS model, coalesce(t.description, '') AS facts, '' AS body, coalesce(t.image, '') AS image, '' AS used FROM categories c LEFT JOIN typeinfos t ON t.id = c.id",
  solutions:
    "SELECT id, type, title, '' AS model, '' AS facts, maincontent AS body, image, '' AS used FROM solutions",
  cases: `SELECT id, type, title, '' AS model, concat_ws(char(10), f.site, f.installed) AS facts,
      concat_ws('', s.maincontent, '<p>', replace(caption, '<', '&lt;'), '</p>') AS body, cases.image,
      (SELECT group_concat(product) FROM case_products WHERE "case" = cases.id) AS used
      FROM cases LEFT JOIN case_facts f ON f."case" = id LEFT JOIN case_sheets s ON s."case" = id`,
  news: "SELECT id, type, title, '' AS model, '' AS facts, maincontent AS body, '' AS image, '' AS used FROM news",
  // The type distinguishes questions and notes (lib/search/hit-address.ts).
  board: `SELECT id, type, title, '' AS model, facts, '' AS body, '' AS image, '' AS used FROM (
      SELECT id, kind = 'stick' AS type, title, content AS facts FROM posts WHERE state = 'public'
      UNION ALL SELECT id, 0, title, concat_ws(char(10), content, answer) FROM questions)`,
};

type Text = {
  id: number;
  type: number;
  title: string;
  model: string;
  facts: string;
  body: string;
  /** Names of pictures. */
  image: string;
  /** Comma-separated ids of the products of a case. */
  used: string | null;
};

/** The texts of pages of one kind, by id. */
export function textsOf(kind: SearchKind, ids: number[]): Map<number, Text> {
  const column = kind === "families" ? "c.id" : "id";
  const rows = statement<[string], Text>(
    sharedStore(),
    `${TEXTS[kind]} WHERE ${column} IN (SELECT value FROM json_each(?))`,
  ).all(JSON.stringify(ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Product data of the hits among these pages. */
function productHits(places: Place[], searched: string, rated: Rated | undefined): Map<number, ProductHit> {
  const ids = places.filter(({ kind }) => kind === "products").map(({ id }) => id);
  const named = namedParameters(searched);
  const full = new Set(rated?.full);
  return new Map(
    getProducts(ids).map((detail) => {
      const { id } = detail;
      const isText = isAnyRated(rated) && !full.has(id) && !rated.near.has(id);
      const missed = rated && (isText ? othersText : missedText)(detail, rated);
      const ordercode = isText || missed !== undefined ? "" : askedCode(detail, waysOf(rated, id));
      const ratings = shownRatings(detail, rated, named);
      const note = noteText(detail.lines, ratings);
      return [id, { detail, ordercode, ratings, note, missed, isText }];
    }),
  );
}

const MOST_USED = 4;

/** The products of a case or solution. */
function usesOf(kind: SearchKind, { used, body }: Pick<Text, "used" | "body">): Hit["uses"] {
  const ids = kind === "solutions" ? linkedProducts(body) : commaList(used ?? "").map(Number);
  return getProducts(ids.slice(0, MOST_USED)).map(({ id, model, title }) => ({ id, name: model || title }));
}

type Shown = { searched: string; rated: Rated | undefined; product: ProductHit | undefined };

/** An excerpt that shows why a page was found, without what its name and ratings already show. */
function telling(text: Text, { searched, rated, product }: Shown): string {
  const ratings = product?.ratings.map(({ name, pieces }) => name + textOf(pieces)) ?? [];
  return tellingPart(text, {
    searched: product && rated ? rated.words.join(" ") : searched,
    said: [text.title, text.model, ...ratings].join(" "),
    lines: () => (product ? linesOf(product.detail) : []),
  });
}

/** The hits for these pages. */
export function hitsOf(places: Place[], searched: string, rated: Rated | undefined): Hit[] {
  const products = productHits(places, searched, rated);
  const texts = new Map(
    SEARCH_KINDS.map((kind) => {
      const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
      return [kind, ids.length > 0 ? textsOf(kind, ids) : new Map<number, Text>()];
    }),
  );
  return places.flatMap(({ kind, id }) => {
    const text = texts.get(kind)?.get(id);
    if (!text) return [];
    const { type, title, model, image } = text;
    const product = kind === "products" ? products.get(id) : undefined;
    return [
      {
        kind,
        id,
        type,
        model,
        isDiscontinued: kind === "products" && discontinuedOf(id) !== undefined,
        modelPieces: marked(model, searched),
        title: marked(title, searched),
        text: joined(markedOnce(telling(text, { searched, rated, product }), searched)),
        image: product?.detail.image ?? picturePaths(image),
        uses: usesOf(kind, text),
        ...(product && { product }),
      },
    ];
  });
}
