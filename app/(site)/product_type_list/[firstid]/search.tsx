import type { Metadata } from "next";
import { cache } from "react";
import { MenuChoice } from "@/components/product/menu-choice";
import { SearchResult } from "@/components/product/search-result";
import { TypeListFrame } from "@/components/product/type-list-frame";
import { closingOf } from "@/db/queries/categories/categories";
import { listProducts } from "@/db/queries/products/products";
import { MAX_TITLE } from "@/lib/constants";
import { pageNumber, titleInput } from "@/lib/http/params";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { searchHref } from "@/lib/links/type-list-address";
import { FilteredProducts } from "@/app/(site)/filtered-products";
import { isOwnView, listViewOf } from "@/app/(site)/list-view";
import { categoryAt, trailTo } from "./category-at";

const read = cache((firstid: string, queryText: string) => {
  const query = new URLSearchParams(queryText);
  const { families, family } = categoryAt(firstid);
  const asked = (query.get("title") ?? "").trim();
  const checked = titleInput(MAX_TITLE).safeParse(asked);
  return {
    families,
    family,
    asked,
    title: checked.success ? checked.data : undefined,
    page: pageNumber.parse(query.get("page")),
    listView: listViewOf(query),
  };
});

export function searchMetadata(firstid: string, queryText: string): Metadata {
  const { family, title = "", listView } = read(firstid, queryText);
  return pageMetadata({
    title: title === "" ? "搜索产品" : `搜索“${title}”`,
    description: "按名称搜索澜衡电气的全部产品。",
    path: searchHref(family.id, title),
    noindex: true,
    nofollow: isOwnView(listView) || listView.chosen.size > 0,
  });
}

/** The results of a title search in all products. */
export function Search({ firstid, queryText }: { firstid: string; queryText: string }) {
  const { families, family, asked, title, page, listView } = read(firstid, queryText);
  const total = title === undefined ? undefined : listProducts({ title, page: 1, limit: 1 }).total;
  return (
    <TypeListFrame
      families={families}
      place={{ family }}
      trail={trailTo([{ label: "搜索结果", href: searchHref(family.id, title ?? "") }])}
      title="搜索产品"
      closing={closingOf([family])}
      searched={[...asked].slice(0, MAX_TITLE).join("")}
    >
      <MenuChoice family={family} />
      <SearchResult total={total} title={title ?? ""} families={families}>
        <FilteredProducts
          name={`搜索“${title ?? ""}”`}
          type={undefined}
          title={title ?? ""}
          page={page}
          listView={listView}
          hrefOf={(as, to) => searchHref(family.id, title ?? "", to, as)}
        />
      </SearchResult>
    </TypeListFrame>
  );
}
