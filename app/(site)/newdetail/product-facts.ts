import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { bestQuestions } from "@/db/queries/board/board";
import { listCasesOfProducts } from "@/db/queries/articles/case-cards";
import { closingOf, getCategoryPath } from "@/db/queries/categories/categories";
import { discontinuedOf } from "@/db/queries/products/discontinued";
import { usedTogether } from "@/db/queries/articles/used-together";
import { mentionsOf } from "@/db/queries/articles/mentions";
import { solutionBriefs } from "@/db/queries/articles/solution-sheets";
import { getProductNeighbours } from "@/db/queries/products/product-neighbours";
import { parameterData } from "@/db/queries/products/parameter-data";
import { parametersOf, ratingsOf } from "@/db/queries/products/parameters";
import { getProduct } from "@/db/queries/products/product-details";
import { type ProductItem, productItems, productsNear } from "@/db/queries/products/products";
import { routeId } from "@/lib/http/params";
import { categoryBreadcrumbs } from "@/lib/links/product-breadcrumbs";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { productDescription, productTitle } from "@/lib/seo/product-words";

const RELATED = 4;
const CASES = 3;
const QUESTIONS = 3;
/** Key ratings beside the title. */
export const RATINGS = 4;

/** The product with this id; a 404 if there is none. */
export const productOf = (id: string) => getProduct(routeId.parse(id)) ?? notFound();

/** Products of its kind, then those used together with it in cases. The row is not padded with others. */
function relatedTo(id: number, kin: readonly ProductItem[]): ProductItem[] {
  const others = usedTogether(id).filter((other) => kin.every((item) => item.id !== other));
  return [...kin, ...productItems(others.slice(0, RELATED - kin.length))];
}

/** Everything the page of a product shows. */
export async function productFacts(id: string) {
  const product = productOf(id);
  const groups = parametersOf(product);
  const path = getCategoryPath(product.type);
  const { kin, shared } = productsNear(product, RELATED);
  const mentions = await mentionsOf(product);
  return {
    product,
    groups,
    parameters: parameterData(groups, product.values),
    ratings: ratingsOf(product.values, RATINGS),
    path,
    closing: closingOf(path),
    related: relatedTo(product.id, kin),
    list: categoryBreadcrumbs(path.slice(0, path.findIndex(({ id }) => id === shared) + 1)).at(-1),
    // The product itself is not listed as used in its own cases.
    cases: listCasesOfProducts([product.id], CASES).map((item) => ({ ...item, products: [] })),
    questions: bestQuestions(product.id, QUESTIONS),
    mentions,
    briefs: solutionBriefs(mentions.solutions.map(({ id }) => id)),
    neighbours: getProductNeighbours({ id: product.id, category: shared }),
    discontinued: discontinuedOf(product.id),
  };
}

export function productMetadata(id: string, { noindex = false } = {}): Metadata {
  const product = productOf(id);
  return pageMetadata({
    title: productTitle(product),
    description: productDescription(product),
    path: `/newdetail/${product.id}`,
    image: product.image,
    noindex,
  });
}
