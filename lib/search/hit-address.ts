import { postHref } from "@/lib/board/addresses";
import { POST_KINDS } from "@/lib/board/rules";
import type { SuggestedKind } from "@/lib/links/search-address";
import { LISTS } from "@/lib/links/section-lists";

type Found =
  | { kind: SuggestedKind; id: number }
  | { kind: "cases"; type: number }
  | { kind: "board"; id: number; type: number };

const PAGES: Record<SuggestedKind, string> = {
  products: "/newdetail",
  families: "/product_type_list",
  solutions: "/cm_detail",
  news: "/detail",
};

/** The page of what was found. Cases have none of their own: they stand in the list of their kind. */
export function hitHref(found: Found): string {
  if (found.kind === "board") return postHref({ kind: POST_KINDS[found.type] ?? "speak", id: found.id });
  if (found.kind !== "cases") return `${PAGES[found.kind]}/${found.id}`;
  return Object.values(LISTS).find(({ type }) => type === found.type)?.path ?? "/casePage";
}
