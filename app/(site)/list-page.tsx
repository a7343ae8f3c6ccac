import type { ReactNode } from "react";
import { CombinedPage } from "@/components/page/combined-page";
import { ListPage } from "@/components/page/list-page";
import { combinedChoice } from "@/lib/links/combined";
import { combinedMetadata, listMetadata } from "@/lib/seo/list-seo";
import type { Page, PageRequest } from "@/lib/links/paging";
import { pageNumber } from "@/lib/http/params";
import { readQuery, type SearchParams } from "@/lib/links/query";
import type { CombinedInfo, PageInfo } from "@/lib/links/section-lists";

type Props = { searchParams: SearchParams };

/** The content above the tabs, its query parameters, and the chosen filters. */
type Above = {
  shown: ReactNode;
  kept: Readonly<Record<string, string | undefined>>;
  chosen: readonly string[];
};

/** The route of one list: metadata and page, from one query. */
export function listPage<Item>(
  info: PageInfo,
  list: (request: PageRequest) => Page<Item>,
  show: (items: readonly Item[], headingLevel: 2) => ReactNode,
  below?: () => ReactNode,
) {
  async function load({ searchParams }: Props) {
    const page = pageNumber.parse((await readQuery(searchParams)).page);
    return { page, ...list({ page, limit: info.size }) };
  }

  return {
    metadata: async (props: Props) => listMetadata(info, (await load(props)).page),
    page: async (props: Props) => {
      const { items, page, total } = await load(props);
      return (
        <ListPage info={info} page={page} total={total} below={below?.()}>
          {show(items, 2)}
        </ListPage>
      );
    },
  };
}

/** The content above the tabs, from the query, and below each list. */
type Around = {
  above?: (query: Record<string, string>) => Above;
  below?: (type: number) => ReactNode;
};

/** The route of several lists behind tabs, each of which has its own page number. */
export function combinedPage<Item>(
  info: CombinedInfo,
  list: (request: PageRequest & { type: number }, chosen: Above["kept"]) => Page<Item>,
  show: (items: readonly Item[], headingLevel: 3, type: number, asTable: boolean) => ReactNode,
  { above, below }: Around = {},
) {
  async function load({ searchParams }: Props) {
    const types = info.parts.map(({ type }) => type);
    const query = await readQuery(searchParams);
    const common = above?.(query);
    const choice = { ...combinedChoice(types, query), ...(common && { kept: common.kept }) };
    const all = info.parts.map((part) => ({
      part,
      ...list({ type: part.type, page: choice.pages[part.type] ?? 1, limit: info.size }, common?.kept ?? {}),
    }));
    // With a filter above the tabs, empty tabs are left out.
    const lists = common?.chosen.length ? all.filter(({ total }) => total > 0) : all;
    const tab = (lists.find(({ part }) => part.type === choice.tab) ?? lists[0])?.part.type ?? choice.tab;
    return { choice: { ...choice, tab }, lists, common };
  }

  return {
    metadata: async (props: Props) => {
      const { choice, common } = await load(props);
      return combinedMetadata(info, choice, common?.chosen);
    },
    page: async (props: Props) => {
      const { choice, lists, common } = await load(props);
      const shown = lists.map(({ part, total, items }) => ({
        part,
        total,
        cards: show(items, 3, part.type, choice.asTable ?? false),
        below: below?.(part.type),
      }));
      return <CombinedPage info={info} choice={choice} lists={shown} above={common?.shown} />;
    },
  };
}
