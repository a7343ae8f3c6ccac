import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductGrid } from "@/components/product/product-grid";
import { TypePage } from "@/components/product/type-page";
import { getCategoryPath, getTypeInfo } from "@/db/categories";
import { firstBanners } from "@/db/galleries";
import { listProducts } from "@/db/products";
import { PAGE_SIZE, TYPE_PAGE_TITLES } from "@/lib/catalog";
import { readChoice } from "@/lib/list-addresses";
import { listHref } from "@/lib/list-seo";
import { pageCount } from "@/lib/paging";
import { pageNumber, routeId } from "@/lib/params";
import { categoryTrail } from "@/lib/product-trail";
import { describe, pageMetadata } from "@/lib/seo";
import { typePageHref } from "@/lib/type-pages";

type Props = PageProps<"/product-type/[id]/[[...choice]]">;

export const generateStaticParams = () => [];

/** Served as /prod_type33 … /prod_type51 (lib/list-addresses). */
async function load({ params }: Props) {
  const { id: segment, choice } = await params;
  const id = routeId.parse(segment);
  const title = TYPE_PAGE_TITLES[id] ?? notFound();
  const page = pageNumber.parse(readChoice(choice).page);
  const lead = getTypeInfo(id)?.description ?? `${title}：型号与参数`;
  const list = listProducts({ type: id, page, limit: PAGE_SIZE.products });
  return { id, title, lead, page, path: typePageHref(id), ...list };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, lead, page, path, items, total } = await load(props);
  const name = page > 1 ? `${title}（第 ${page} 页）` : title;
  return pageMetadata({
    title: name,
    description: describe(`${name}：${lead}`),
    path: listHref(path, page),
    image: items[0]?.image,
    noindex: page > pageCount(total, PAGE_SIZE.products),
  });
}

export default async function ProductTypePage(props: Props) {
  const { id, items, ...shown } = await load(props);
  return (
    <TypePage
      {...shown}
      listPath={categoryTrail(getCategoryPath(id)).at(-1)?.href ?? "/product_centers"}
      banners={firstBanners(PAGE_SIZE.banners)}
    >
      <ProductGrid items={items} hrefFor={(product) => `/prod_detail/${product}`} headingLevel={2} />
    </TypePage>
  );
}
