import { ListTools } from "@/components/product/list-tools";
import { NothingLeft } from "@/components/product/nothing-left";
import { ProductFilters } from "@/components/product/product-filters";
import { ProductRows } from "@/components/product/product-rows";
import { ProductTable } from "@/components/product/product-table";
import { PagedList } from "@/components/page/paged-list";
import { leavePastEnd } from "@/components/page/past-end";
import { countWithout, listFiltered } from "@/db/queries/filters/filters";
import { cardRatings } from "@/db/queries/products/parameters";
import { PAGE_SIZE } from "@/lib/constants";
import { contactHref } from "@/lib/inquiry/contact-address";
import { type Chosen, type ListView, NO_FILTERS } from "@/lib/links/filters";
import { chosenText } from "./list-view";

const IN_A_TABLE = 12;

type Props = {
  /** What is listed, in words. */
  name: string;
  type: number | undefined;
  title?: string;
  page: number;
  listView: ListView;
  /** Any change of what is looked for begins at the first page. */
  hrefOf: (listView: ListView, page?: number) => string;
};

/** Products of a category or of a search with their filters, in the order and the form that were asked for. */
export async function FilteredProducts({ name, type, title, page, listView, hrefOf }: Props) {
  const { chosen = NO_FILTERS, sort, asTable = false } = listView;
  const limit = PAGE_SIZE.productTypeList;
  const found = await listFiltered({ type, title, chosen, sort, page, limit });
  const paged = { page, total: found.total, size: limit, hrefFor: (to: number) => hrefOf(listView, to) };
  leavePastEnd(paged);
  const inTable = () =>
    cardRatings(
      found.items.map(({ id }) => id),
      IN_A_TABLE,
    );
  const about = `${name}：${chosenText(chosen)}（${decodeURI(hrefOf(listView))}）`;
  const askHref = contactHref({ about });
  const withChosen = (next: Chosen) => hrefOf({ ...listView, chosen: next });
  return (
    <>
      <ProductFilters filters={found.filters} chosen={chosen} hrefOf={withChosen} />
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
              listView={listView}
              hrefOf={hrefOf}
              askHref={chosen.size > 0 ? askHref : undefined}
            />
          )}
          <PagedList {...paged}>
            {asTable ? (
              <ProductTable items={found.items} ratings={inTable()} />
            ) : (
              <ProductRows items={found.items} searched={title} />
            )}
          </PagedList>
        </>
      )}
    </>
  );
}
