import type { Metadata } from "next";
import { cookies } from "next/headers";
import { ComparePage } from "@/components/compare/compare-page";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { listFamilies } from "@/db/queries/categories/families";
import { linesOf } from "@/db/queries/products/parameters";
import { getDictionary } from "@/db/queries/products/dictionary";
import { productsNear, topProducts } from "@/db/queries/products/products";
import { compareProducts } from "@/lib/parameters/compare";
import { notApplicable } from "@/lib/links/not-applicable";
import { COMPARE_COOKIE, compareHref, idsOfCookie, MOST_COMPARED } from "@/lib/links/compare";
import { readQuery } from "@/lib/links/query";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { compared } from "./choice";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = PageProps<"/compare">;

/** The number of models that are offered for adding on the page itself. */
const NEAREST = 30;
/** The number of products in a suggested comparison: the first of a family, which serve the same purpose. */
const PAIR = 2;

async function load({ searchParams }: Props) {
  const { ids, diff } = await readQuery(searchParams);
  // A URL with ids is the same for everybody, so its page gets no cookies (lib/routes/routes.ts).
  const text = ids ?? idsOfCookie((await cookies()).get(COMPARE_COOKIE)?.value ?? "");
  return { ...compared(text), isDifferent: diff !== undefined };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { products } = await load(props);
  const models = products.map(({ model, title }) => model || title).join("、");
  return pageMetadata({
    title: models === "" ? "产品对比" : `${models} 对比`,
    description: PAGE_TEXTS.compare.description,
    path: compareHref(products.map(({ id }) => id)),
    noindex: true,
    nofollow: true,
  });
}

export default async function ProductComparisonPage(props: Props) {
  const { products, ...shown } = await load(props);
  const [first] = products;
  const said = products.map((product) => ({
    lines: linesOf(product),
    values: product.values,
    notApplicable: notApplicable(
      getCategoryPath(product.type).map(({ id }) => id),
      product.id,
    ),
  }));
  const near = first && products.length < MOST_COMPARED ? productsNear(first, NEAREST).related : [];
  const families = first ? [] : listFamilies();
  const pairs = topProducts(
    families.map(({ id }) => id),
    PAIR,
  ).filter((pair) => pair.length === PAIR);
  return (
    <ComparePage
      {...shown}
      products={products}
      groups={compareProducts(said, getDictionary().values())}
      others={near.filter(({ id }) => !products.some((product) => product.id === id))}
      families={families}
      pairs={pairs}
    />
  );
}
