import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getCategoryPath } from "@/db/categories";
import { getProductNeighbours } from "@/db/product-neighbours";
import { getProduct, listCasesOfProduct, listRelatedProducts } from "@/db/products";
import { routeId } from "@/lib/params";
import { describe, pageMetadata } from "@/lib/seo";

const RELATED = 4;
const CASES = 3;

/** The product of an address; unknown ids are not found. */
export const productOf = (id: string) => getProduct(routeId.parse(id)) ?? notFound();

/** Everything the page of a product shows. */
export function productFacts(id: string) {
  const product = productOf(id);
  return {
    product,
    path: getCategoryPath(product.type),
    related: listRelatedProducts(product, RELATED),
    // That each of them used this product goes without saying.
    cases: listCasesOfProduct(product.id, CASES).map((item) => ({ ...item, products: [] })),
    neighbours: getProductNeighbours(product),
  };
}

export function productMetadata(id: string, noindex = false): Metadata {
  const product = productOf(id);
  return pageMetadata({
    title: [product.title, product.model].filter(Boolean).join(" "),
    description: describe([product.basicfunction, product.applicationscope].filter(Boolean).join(" 适用于")),
    path: `/newdetail/${product.id}`,
    image: product.image,
    noindex,
  });
}
