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
import { ratingNotes, ratingTexts } from "@/db/queries/products/parameters";
import { papersOf } from "./product-papers";
import { PAGE_SIZE } from "@/lib/constants";
import { contactHref } from "@/lib/inquiry/contact-address";
import { type Chosen, type ListView, NO_FILTERS } from "@/lib/links/filters";
import { chosenText } from "./list-view";

/** Parameters beside each product: one below the other they stand in columns, in a table there is room for more. */
const COLUMNS = 4;
const IN_A_TABLE = 6;

type Props = {
  /** What is listed, in words. */
  name: string;
  type: number | undefined;
  title?: string;
  page: number;
  listView: ListView;
  /** The only parameters that are offered, in their order; else all that tell products apart. */
  offered?: readonly string[];
  /** What stands first beside each product, where the category says nothing. */
  firstColumns?: readonly ListColumn[];
  /** Any change of what is looked for begins at the first page. */
  hrefOf: (listView: ListView, page?: number) => string;
};

/** Products of a category or of a search with their filters, in the order and the form that were asked for. */
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
  const shown = {
    items: found.items,
    columns: found.columns.map((column) => column.name),
    texts: ratingTexts(found.items, found.columns),
    notes: ratingNotes(found.items, found.columns),
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
        // What tells these products apart in the list narrows it, too.
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
              <ProductRows {...shown} papers={await papersOf(found.items, chosen)} searched={title} />
            )}
          </PagedList>
        </>
      )}
    </>
  );
}
