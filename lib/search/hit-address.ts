import { postHref } from "@/lib/board/addresses";
import { POST_KINDS } from "@/lib/board/rules";
import { CASE } from "@/lib/cases/address";
import type { SuggestedKind } from "@/lib/links/search-address";

type Found = { kind: SuggestedKind; id: number } | { kind: "board"; id: number; type: number };

const PAGES: Record<SuggestedKind, string> = {
  products: "/newdetail",
  families: "/product_type_list",
  solutions: "/cm_detail",
  cases: CASE,
  news: "/detail",
};

/** The address of a found page. */
export const hitHref = (found: Found): string =>
  found.kind === "board"
    ? postHref({ kind: POST_KINDS[found.type] ?? "speak", id: found.id })
    : `${PAGES[found.kind]}/${found.id}`;
