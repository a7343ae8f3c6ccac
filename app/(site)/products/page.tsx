import type { Metadata } from "next";
import { cache } from "react";
import { FilteredProducts } from "@/app/(site)/filtered-products";
import { chosenText, isOwnView, listViewOf } from "@/app/(site)/list-view";
import { TypeListFrame } from "@/components/product/type-list-frame";
import { getCategoryTree } from "@/db/queries/categories/categories";
import { pageNumber } from "@/lib/http/params";
import { inSiteOrder } from "@/lib/links/category-tree";
import { CLOSING } from "@/lib/links/closing-words";
import { FINDER_KEYS } from "@/lib/links/finder";
import { PRODUCT_CENTRE } from "@/lib/links/product-centre";
import { readQuery } from "@/lib/links/query";
import { PRODUCTS, productsHref } from "@/lib/links/type-list-address";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/products">;

const NAME = "全部产品";
const { products } = PRODUCT_CENTRE;

const readOf = cache((asked: string) => {
  const query = new URLSearchParams(asked);
  return { page: pageNumber.parse(query.get("page")), listView: listViewOf(query) };
});
const read = async ({ searchParams }: Props) =>
  readOf(String(new URLSearchParams(await readQuery(searchParams))));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, listView } = await read(props);
  const chosen = chosenText(listView.chosen);
  const title = `${NAME}${chosen && ` · ${chosen}`}${page > 1 ? `（第 ${page} 页）` : ""}`;
  return pageMetadata({
    title,
    description: `${title}：${products.description}`,
    path: productsHref({ chosen: listView.chosen }, page),
    // Not indexed: every product is in the list of its family.
    noindex: page > 1,
    nofollow: isOwnView(listView),
  });
}

/** All products of all families, filtered by parameters. */
export default async function ProductsPage(props: Props) {
  const { page, listView } = await read(props);
  return (
    <TypeListFrame
      families={inSiteOrder(getCategoryTree())}
      place={{}}
      trail={[
        { label: "产品中心", href: "/product_centers" },
        { label: NAME, href: PRODUCTS },
      ]}
      title={products.title}
      lead={products.lead}
      closing={CLOSING.productCentre}
    >
      <FilteredProducts
        name={NAME}
        type={undefined}
        page={page}
        listView={listView}
        offered={FINDER_KEYS}
        firstColumns={products.columns}
        hrefOf={productsHref}
      />
    </TypeListFrame>
  );
}
