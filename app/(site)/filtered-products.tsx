import { ListTools } from "@/components/product/list-tools";
import { NothingLeft } from "@/components/product/nothing-left";
import { ProductFilters } from "@/components/product/product-filters";
import { ProductRows } from "@/components/product/product-rows";
import { ProductTable } from "@/components/product/product-table";
import { PagedList } from "@/components/page/paged-list";
import { leavePastEnd } from "@/components/page/past-end";
import type { ListColumn } from "@/db/queries/categories/categories";
import { countWithout, listFiltered } from "@/db/queries/filters/filters";
import { parameterKeys } from "@/db/queries/filters/list-columns";
import { ratingTexts } from "@/db/queries/products/parameters";
import { getProducts } from "@/db/queries/products/product-details";
import { ratingNotes } from "@/db/queries/products/rating-notes";
import { papersOf } from "./product-papers";
import { PAGE_SIZE } from "@/lib/constants";
import { contactHref } from "@/lib/inquiry/contact-address";
import { type Chosen, type ListView, NO_FILTERS } from "@/lib/links/filters";
import { chosenText } from "./list-view";

/** Parameters shown per product: in rows, and in the table, which has room for more. */
const COLUMNS = 4;
const IN_A_TABLE = 6;

type Props = {
  /** The list's name. */
  name: string;
  type: number | undefined;
  title?: string;
  page: number;
  listView: ListView;
  /** Keys of the parameters to filter by; by default all that distinguish products. */
  offered?: readonly string[];
  /** The first columns, unless the category defines its own. */
  firstColumns?: readonly ListColumn[];
  /** Any change of the filters starts at page 1. */
  hrefOf: (listView: ListView, page?: number) => string;
};

/** The products of a category or search with their filters, in the chosen order and form. */
export async function FilteredProducts({
  name,
  type,
  title,
  page,
  listView,
  offered,
  firstColumns,
  hrefOf,
}: Props) {
  const { chosen = NO_FILTERS, sort, asTable = false } = listView;
  const limit = PAGE_SIZE.productTypeList;
  const columns = asTable ? IN_A_TABLE : COLUMNS;
  const found = await listFiltered({ type, title, chosen, sort, page, limit, columns, firstColumns });
  const paged = { page, total: found.total, size: limit, hrefFor: (to: number) => hrefOf(listView, to) };
  leavePastEnd(paged);
  const products = getProducts(found.items.map(({ id }) => id));
  const shown = {
    items: found.items,
    columns: found.columns.map((column) => column.name),
    texts: ratingTexts(products, found.columns),
    notes: ratingNotes(products, found.columns),
  };
  const about = `${name}：${chosenText(chosen)}（${decodeURI(hrefOf(listView))}）`;
  const askHref = contactHref({ about });
  const filters = offered
    ? found.filters.filter(({ parameter, isChosen }) => isChosen || offered.includes(parameter.key))
    : found.filters;
  const withChosen = (next: Chosen) => hrefOf({ ...listView, chosen: next });
  return (
    <>
      <ProductFilters
        filters={filters}
        chosen={chosen}
        total={found.all}
        // The parameters shown in the list come first among the filters.
        first={offered ?? parameterKeys(found.columns)}
        hrefOf={withChosen}
      />
      {found.total === 0 && chosen.size > 0 ? (
        <NothingLeft
          filters={found.filters}
          chosen={chosen}
          without={await countWithout({ type, title, chosen })}
          hrefOf={withChosen}
          askHref={askHref}
        />
      ) : (
        <>
          {found.total > 0 && (
            <ListTools
              total={found.total}
              sorts={found.sorts}
              listView={listView}
              hrefOf={hrefOf}
              askHref={chosen.size > 0 ? askHref : undefined}
            />
          )}
          <PagedList {...paged} isCountSeen>
            {asTable ? (
              <ProductTable {...shown} />
            ) : (
              <ProductRows {...shown} papers={await papersOf(products, chosen)} searched={title} />
            )}
          </PagedList>
        </>
      )}
    </>
  );
}
