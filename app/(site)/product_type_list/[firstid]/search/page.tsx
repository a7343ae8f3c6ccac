import type { Metadata } from "next";
import { ChoiceKeeper } from "@/components/product/choice-keeper";
import { SearchResult } from "@/components/product/search-result";
import { TypeListFrame } from "@/components/product/type-list-frame";
import { listProducts } from "@/db/products";
import { MAX_TITLE, PAGE_SIZE } from "@/lib/catalog";
import { pageNumber, titleInput } from "@/lib/params";
import { pageMetadata } from "@/lib/seo";
import { searchHref } from "@/lib/type-list-address";
import { placeOf, trailTo } from "@/app/(site)/product_type_list/[firstid]/place";

type Query = Promise<Record<string, string | string[] | undefined>>;
type Props = { params: Promise<{ firstid: string }>; searchParams: Query };

/** As in the API, the last of several values counts. */
const last = (value: string | string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value);

async function read({ params, searchParams }: Props) {
  const { families, family } = placeOf((await params).firstid);
  const query = await searchParams;
  const asked = (last(query.title) ?? "").trim();
  const checked = titleInput(MAX_TITLE).safeParse(asked);
  return {
    families,
    family,
    asked,
    title: checked.success ? checked.data : undefined,
    page: pageNumber.parse(last(query.page)),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { family, title = "" } = await read(props);
  return pageMetadata({
    title: title === "" ? "搜索产品" : `搜索“${title}”`,
    description: "按名称搜索澜衡电气的全部产品。",
    path: searchHref(family.id, title),
    noindex: true,
  });
}

/** The one page that is rendered at each request: what people search for cannot be listed (DESIGN §3). */
export default async function ProductSearchPage(props: Props) {
  const { families, family, asked, title, page } = await read(props);
  const limit = PAGE_SIZE.productTypeList;
  const found = title === undefined ? undefined : listProducts({ title, page, limit });
  return (
    <TypeListFrame
      families={families}
      place={{ family }}
      trail={trailTo([{ label: "搜索结果", href: searchHref(family.id, title ?? "") }])}
      title="搜索产品"
      searched={[...asked].slice(0, MAX_TITLE).join("")}
    >
      <ChoiceKeeper family={family} />
      <SearchResult
        found={found}
        title={title ?? ""}
        page={page}
        size={limit}
        hrefFor={(to) => searchHref(family.id, title ?? "", to)}
        families={families}
      />
    </TypeListFrame>
  );
}
