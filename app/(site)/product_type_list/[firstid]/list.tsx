import type { Metadata } from "next";
import { cache } from "react";
import { MenuChoice } from "@/components/product/menu-choice";
import { TypeIntroduction } from "@/components/product/type-introduction";
import { TypeListFrame } from "@/components/product/type-list-frame";
import { closingOf, elsewhereThan, getTypeInfo } from "@/db/queries/categories/categories";
import { countProducts } from "@/db/queries/products/products";
import { leavePastEnd } from "@/components/page/past-end";
import { METER_FAMILY } from "@/lib/constants";
import { categoryBreadcrumbs } from "@/lib/links/product-breadcrumbs";
import { describe, pageMetadata } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import { choiceAt, typeListView } from "@/lib/links/type-list";
import type { ListView } from "@/lib/links/filters";
import { typeListHref } from "@/lib/links/type-list-address";
import { FilteredProducts } from "@/app/(site)/filtered-products";
import { SelectionTable } from "@/app/(site)/selection-table";
import { chosenText, isOwnView, listViewOf } from "@/app/(site)/list-view";
import { categoryAt, trailTo } from "./category-at";

const read = cache((firstid: string, queryText: string) => {
  const query = new URLSearchParams(queryText);
  const place = categoryAt(firstid);
  const { family, path } = place;
  const listView = listViewOf(query);
  // With filters the list is shown, not the introduction.
  if (listView.chosen.size > 0) query.set("view", "list");
  const choice = Object.fromEntries(query);
  const view = typeListView(family, choiceAt(path, choice), (id) => getTypeInfo(id) !== undefined);
  const { entry, child, listed, canonical } = view;
  return {
    ...place,
    ...view,
    shown: child ?? entry ?? family,
    total: countProducts(listed ?? entry?.id ?? family.id),
    listView,
    hrefOf: (as: ListView, to = 1) => typeListHref(family.id, { ...canonical, ...as, page: to }),
  };
});

export function listMetadata(firstid: string, queryText: string): Metadata {
  const { family, shown, page, listed, canonical, listView } = read(firstid, queryText);
  const info = getTypeInfo(shown.id);
  const list = family.id === METER_FAMILY && listed === family.id ? "全部产品" : "产品列表";
  const kind = listed === undefined ? "介绍" : page > 1 ? `${list}（第 ${page} 页）` : list;
  const chosen = chosenText(listView.chosen);
  const title = `${shown.name}${chosen && ` · ${chosen}`}${kind}`;
  return pageMetadata({
    title,
    description: describe(`${SITE.brand}${title}：${info?.description || "型号、功能、参数与资料。"}`),
    path: typeListHref(family.id, { ...canonical, chosen: listView.chosen, page }),
    image: info?.image,
    nofollow: isOwnView(listView),
  });
}

/** The introduction of a category, or the list of its products. */
export function List({ firstid, queryText }: { firstid: string; queryText: string }) {
  const { families, family, entry, child, listed, page, asked, shown, total, hrefOf, path, listView } = read(
    firstid,
    queryText,
  );
  const info = getTypeInfo(shown.id);
  const chosen = [family, entry, child].filter((node) => node !== undefined);
  const isIntroduction = listed === undefined && entry && info;
  if (isIntroduction) leavePastEnd({ page, total: 1, size: 1, hrefFor: (to) => hrefOf(listView, to) });
  return (
    <TypeListFrame
      families={families}
      closing={closingOf(chosen)}
      place={{ family, entry, child, isWhole: listed === family.id }}
      trail={trailTo(categoryBreadcrumbs(chosen))}
      title={shown.name}
      lead={info?.description}
      elsewhere={elsewhereThan(shown.id)}
    >
      <MenuChoice
        family={family}
        entry={entry}
        child={child}
        restores={asked.sid === undefined && !asked.list && page === 1 && path.length === 1}
      />
      {isIntroduction ? (
        <TypeIntroduction family={family.id} entry={entry} info={info} total={total}>
          <SelectionTable type={entry.id} />
        </TypeIntroduction>
      ) : (
        <FilteredProducts name={shown.name} type={listed} page={page} listView={listView} hrefOf={hrefOf} />
      )}
    </TypeListFrame>
  );
}
