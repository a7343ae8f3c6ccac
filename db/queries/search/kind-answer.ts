import { getCategoryPath } from "@/db/queries/categories/categories";
import { linesOf } from "@/db/queries/products/parameters";
import { getProducts, type ProductDetail } from "@/db/queries/products/product-details";
import { statement } from "@/db/statement";
import { categoryListHref } from "@/lib/links/type-list-address";
import type { Parameter } from "@/lib/parameters/parameter";
import { textOf } from "@/lib/search/excerpt";
import { matchOf } from "@/lib/search/match";
import { besidePlaces, placesFor } from "@/lib/search/places";
import { type Answer, productAnswer, specsHref } from "./answers";
import { besideParameters, isNamedWhole, namedParameters, saidOf } from "./named-parameters";
import type { SearchIndex } from "./search-index";

/** With more products the list is clearer than an answer. */
const MOST_PRODUCTS = 8;
const MOST_FOUND = 40;

/** Products with this name, in list order; empty if there are too many for an answer. */
function productsCalled({ pages }: SearchIndex, subject: string): ProductDetail[] {
  const match = matchOf(subject);
  if (match === undefined) return [];
  const found = statement<[string], { id: number; sort: number }>(
    pages,
    `SELECT p.rowid AS id, l.sort FROM products p CROSS JOIN products_lengths l ON l.rowid = p.rowid
     WHERE p.products MATCH ? LIMIT ${MOST_FOUND}`,
  ).all(`{title codes family} : (${match})`);
  if (found.length === MOST_FOUND) return [];
  return getProducts(found.toSorted((a, b) => b.sort - a.sort || a.id - b.id).map(({ id }) => id));
}

/** The path of the common category of all of them, at the second level or below. */
function commonPath(products: readonly ProductDetail[]) {
  const [first = [], ...others] = products.map(({ type }) => getCategoryPath(type));
  const end = first.findIndex(({ id }, level) => others.some((path) => path[level]?.id !== id));
  const path = end < 0 ? first : first.slice(0, end);
  return path.length > 1 ? path : undefined;
}

/** The parameter that a search names and these products have, if it is the only one. */
function askedOf(products: readonly ProductDetail[], searched: string) {
  const found = namedParameters(searched)
    .map((parameter) => ({
      parameter,
      said: products.flatMap((product) =>
        saidOf(product, [parameter]).map((rating) => ({ product, rating })),
      ),
    }))
    .filter(({ said }) => said.length > 0);
  const whole = found.filter(({ parameter }) => isNamedWhole(searched, parameter));
  const [asked, ...others] = whole.length > 0 ? whole : found;
  return others.length === 0 ? asked : undefined;
}

/** The label of a parameter in the table of a product. */
function ownLabel(product: ProductDetail, { key, name }: Parameter): string {
  return linesOf(product).find((line) => line.key === key)?.label ?? name;
}

/** An answer with a text for each product of a kind; undefined if they have no common category. */
function answerOfKind(what: string, said: readonly { product: ProductDetail; text: string; href: string }[]) {
  const path = commonPath(said.map(({ product }) => product));
  const name = path?.at(-1)?.name;
  if (!path || name === undefined) return undefined;
  return {
    title: `${name}：${what}`,
    text: "",
    lines: said.map(({ product: { model, title }, text, href }) => ({ label: model || title, href, text })),
    source: {
      href: categoryListHref(path.map(({ id }) => id)),
      label: `${name} 产品列表`,
      isList: true as const,
    },
  };
}

/** The answer to a question about a kind of product: for `SVG 噪音` the noise of each. A kind with one product is answered like that product. */
export function kindAnswer(index: SearchIndex, searched: string): Answer | undefined {
  const subject = besideParameters(searched);
  const asked = subject && askedOf(productsCalled(index, subject), searched);
  if (!asked || asked.said.length > MOST_PRODUCTS) return undefined;
  const { parameter, said } = asked;
  const [only, ...others] = said;
  if (only && others.length === 0) {
    const { product, rating } = only;
    return productAnswer(product, [{ label: ownLabel(product, parameter), text: textOf(rating.pieces) }]);
  }
  return answerOfKind(
    parameter.name,
    said.map(({ product, rating }) => ({
      product,
      text: textOf(rating.pieces),
      href: specsHref(product.id),
    })),
  );
}

/** The documents asked for of a kind of product: for `APF 接线图` the pages of the drawings, and the subject APF. */
export function kindPapers(
  index: SearchIndex,
  searched: string,
): { answer: Answer; subject: string } | undefined {
  const [asked] = placesFor(searched);
  const subject = besidePlaces(searched);
  if (!asked || !subject) return undefined;
  const said = productsCalled(index, subject).flatMap((product) => {
    const [own] = placesFor(searched, product);
    return own && own.href !== asked.href ? { product, text: product.title, href: own.href } : [];
  });
  if (said.length === 0 || said.length > MOST_PRODUCTS) return undefined;
  const answer = answerOfKind(asked.label, said);
  return answer && { answer, subject };
}
