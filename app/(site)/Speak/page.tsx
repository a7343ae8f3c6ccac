import type { Metadata } from "next";
import { SpeakPage } from "@/components/board/speak-page";
import { hasUnanswered, listOpenedPosts, listPosts } from "@/db/queries/board/board";
import { familyIds, getCategoryTree } from "@/db/queries/categories/categories";
import { getProduct } from "@/db/queries/products/product-details";
import { boardHref, type BoardChoice } from "@/lib/board/addresses";
import { MAX_TITLE, PAGE_SIZE } from "@/lib/constants";
import { inSiteOrder } from "@/lib/links/category-tree";
import { pageNumber, routeId } from "@/lib/http/params";
import { readQuery } from "@/lib/links/query";
import { numbered } from "@/lib/seo/list-seo";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = PageProps<"/Speak">;

const DESCRIPTIONS = {
  speak: PAGE_TEXTS.questions.description,
  stick: PAGE_TEXTS.notes.description,
};

async function read({ searchParams }: Props) {
  const { kind, product, type, answered, q = "", page } = await readQuery(searchParams);
  const choice: BoardChoice = {
    kind: kind === "notes" ? "stick" : "speak",
    product: routeId.parse(product) || undefined,
    type: familyIds().find((id) => String(id) === type),
    answered: answered === "1" ? 1 : answered === "0" ? 0 : undefined,
    searched: [...q.trim()].slice(0, MAX_TITLE).join(""),
  };
  return { choice, page: pageNumber.parse(page) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { choice, page } = await read(props);
  const { kind, product, type, answered, searched } = choice;
  const isChosen = product !== undefined || type !== undefined || answered !== undefined || searched !== "";
  const isEmpty = kind === "stick" && listPosts({ kind, page, limit: 1 }).total === 0;
  return pageMetadata({
    title: numbered(kind === "speak" ? "工程问答" : "实践手记", page),
    description: numbered(DESCRIPTIONS[kind], page),
    path: boardHref(choice, page),
    noindex: isChosen || isEmpty,
  });
}

export default async function Speak(props: Props) {
  const { choice, page } = await read(props);
  const { searched = "", ...chosen } = choice;
  const found = listOpenedPosts({ ...chosen, title: searched || undefined, page, limit: PAGE_SIZE.board });
  const families = inSiteOrder(getCategoryTree()).map(({ id, name }) => ({ id, name }));
  const product = choice.product === undefined ? undefined : getProduct(choice.product);
  return (
    <SpeakPage
      choice={choice}
      page={page}
      found={found}
      families={families}
      product={product}
      isWaiting={hasUnanswered()}
    />
  );
}
