import type { Metadata } from "next";
import { ProductFilters } from "@/components/product/product-filters";
import { ProductGrid } from "@/components/product/product-grid";
import { TypePage } from "@/components/product/type-page";
import { closingOf, getCategoryPath, getTypeInfo } from "@/db/queries/categories/categories";
import { listFamilies } from "@/db/queries/categories/families";
import { firstBanners } from "@/db/queries/company/galleries";
import { listFiltered } from "@/db/queries/filters/filters";
import { type Column, parameterKeys } from "@/db/queries/filters/list-columns";
import { ratingTexts } from "@/db/queries/products/parameters";
import { getProducts } from "@/db/queries/products/product-details";
import type { ProductItem } from "@/db/queries/products/products";
import { ratingNotes } from "@/db/queries/products/rating-notes";
import { PAGE_SIZE, TYPE_PAGE_TITLES } from "@/lib/constants";
import { pageNumber } from "@/lib/http/params";
import { NO_FILTERS } from "@/lib/links/filters";
import { readQuery, type SearchParams } from "@/lib/links/query";
import { describe, pageMetadata } from "@/lib/seo/page-metadata";
import { canonicalOfTypePage, listOfTypePage, typePageHref } from "@/lib/links/type-pages";

/** The number of filters that fit beside the first two rows of cards. */
const BESIDE_THE_CARDS = 3;
/** Parameters on each card, the same as in the list, so that cards can be compared along a row. */
const ON_A_CARD = 3;

type Props = { searchParams: SearchParams };
type TypePageId = keyof typeof TYPE_PAGE_TITLES;

/** The products with the same parameters on each card, in the same order, and the notes below these. */
function withColumns(items: readonly ProductItem[], columns: readonly Column[]): ProductItem[] {
  const products = getProducts(items.map(({ id }) => id));
  const texts = ratingTexts(products, columns);
  const notes = ratingNotes(products, columns);
  return items.map((item) => ({
    ...item,
    ratings: columns.map(({ name }, at) => ({ key: name, name, text: texts.get(item.id)?.[at] || "—" })),
    note: (notes.get(item.id) ?? []).filter(Boolean).join("；"),
  }));
}

/** The route of one type page of SPEC §2: /prod_type33 … /prod_type51. */
export function typePage(id: TypePageId) {
  const title = TYPE_PAGE_TITLES[id];
  const path = typePageHref(id);

  async function load({ searchParams }: Props) {
    const page = pageNumber.parse((await readQuery(searchParams)).page);
    const lead = getTypeInfo(id)?.description ?? `${title}：型号与参数`;
    const limit = PAGE_SIZE.products;
    const list = await listFiltered({ type: id, page, limit, chosen: NO_FILTERS, columns: ON_A_CARD });
    return { title, lead, page, path, ...list };
  }

  return {
    async metadata(props: Props): Promise<Metadata> {
      const { lead, page, items } = await load(props);
      const name = page > 1 ? `${title}（第 ${page} 页）` : title;
      return pageMetadata({
        title: name,
        description: describe(`${name}：${lead}`),
        path: canonicalOfTypePage(getCategoryPath(id)),
        image: items[0]?.image,
      });
    },

    async page(props: Props) {
      const { items, filters, columns, all, ...shown } = await load(props);
      const categories = getCategoryPath(id);
      return (
        <TypePage
          {...shown}
          listPath={listOfTypePage(categories)}
          family={categories[0]}
          families={listFamilies().length}
          closing={closingOf(categories)}
          banners={firstBanners(PAGE_SIZE.banners)}
          filters={
            <ProductFilters
              filters={filters}
              chosen={NO_FILTERS}
              total={all}
              first={parameterKeys(columns)}
              rows={BESIDE_THE_CARDS}
              hrefOf={(chosen) => listOfTypePage(categories, { chosen })}
            />
          }
        >
          <ProductGrid
            items={withColumns(items, columns)}
            hrefFor={(product) => `/prod_detail/${product}`}
            headingLevel={2}
          />
        </TypePage>
      );
    },
  };
}
