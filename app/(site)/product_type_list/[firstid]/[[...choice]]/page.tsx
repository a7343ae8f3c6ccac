import type { Metadata } from "next";
import { ChoiceKeeper } from "@/components/product/choice-keeper";
import { ProductRows } from "@/components/product/product-rows";
import { TypeIntroduction } from "@/components/product/type-introduction";
import { TypeListFrame } from "@/components/product/type-list-frame";
import { PagedList } from "@/components/section/paged-list";
import { countProducts, listProducts } from "@/db/products";
import { getTypeInfo } from "@/db/categories";
import { METER_FAMILY, PAGE_SIZE } from "@/lib/catalog";
import { readChoice } from "@/lib/list-addresses";
import { pageCount } from "@/lib/paging";
import { categoryTrail } from "@/lib/product-trail";
import { describe, pageMetadata } from "@/lib/seo";
import { choiceAt, typeListView } from "@/lib/type-list";
import { typeListHref } from "@/lib/type-list-address";
import { placeOf, trailTo } from "@/app/(site)/product_type_list/[firstid]/place";

type Props = { params: Promise<{ firstid: string; choice?: string[] }> };

export const generateStaticParams = () => [];

async function read(params: Props["params"]) {
  const { firstid, choice } = await params;
  const place = placeOf(firstid);
  const { family, path } = place;
  const view = typeListView(
    family,
    choiceAt(path, readChoice(choice)),
    (id) => getTypeInfo(id) !== undefined,
  );
  const { entry, child, listed, page, asked } = view;
  // A default view goes by the name of the family that was asked for.
  const named = (asked.kid && child) || (asked.sid && entry) || family;
  return {
    ...place,
    ...view,
    named,
    shown: child ?? entry ?? family,
    total: countProducts(listed ?? entry?.id ?? family.id),
    hrefOf: (to: number) => typeListHref(family.id, { ...asked, page: to }),
    isPastEnd: listed !== undefined && page > pageCount(countProducts(listed), PAGE_SIZE.productTypeList),
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { family, named, page, hrefOf, listed, asked, isPastEnd } = await read(params);
  const info = getTypeInfo(named.id);
  // Save for the meters, the list of a whole family is what its plain address shows.
  const isWhole = asked.list && !asked.sid;
  const isPlain = isWhole && family.id !== METER_FAMILY;
  const list = isWhole && !isPlain ? "全部产品" : "产品列表";
  const kind = listed === undefined ? "介绍" : page > 1 ? `${list}（第 ${page} 页）` : list;
  return pageMetadata({
    title: `${named.name}${kind}`,
    description: describe(`${named.name}${kind}：${info?.description || "型号、功能、参数与资料。"}`),
    path: isPlain ? typeListHref(family.id, { page }) : hrefOf(page),
    image: info?.image,
    noindex: isPastEnd,
  });
}

export default async function ProductTypeListPage({ params }: Props) {
  const { families, family, entry, child, listed, page, asked, named, shown, total, hrefOf, path } =
    await read(params);
  const info = getTypeInfo(shown.id);
  const chosen = [family, entry, child].filter((node) => node !== undefined);
  const isIntroduction = listed === undefined && entry && info;
  return (
    <TypeListFrame
      families={families}
      place={{ family, entry, child, isWhole: listed === family.id }}
      trail={trailTo(categoryTrail(chosen))}
      title={shown.name}
      lead={info?.description}
    >
      <ChoiceKeeper
        family={family}
        entry={entry}
        child={child}
        restores={named === family && !asked.list && page === 1 && path.length === 1}
      />
      {isIntroduction ? (
        <TypeIntroduction family={family.id} entry={entry} info={info} total={total} />
      ) : (
        <PagedList page={page} total={total} size={PAGE_SIZE.productTypeList} hrefFor={hrefOf}>
          <ProductRows items={listProducts({ type: listed, page, limit: PAGE_SIZE.productTypeList }).items} />
        </PagedList>
      )}
    </TypeListFrame>
  );
}
