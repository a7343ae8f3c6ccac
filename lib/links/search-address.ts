import { queryText } from "./filters";
import { SEARCH_PATH } from "./navigation";

/** The kinds of search results, in order. */
export const SEARCH_KINDS = ["products", "families", "solutions", "cases", "news", "board"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_KIND_NAMES: Record<SearchKind, string> = {
  products: "产品",
  families: "产品系列",
  solutions: "解决方案",
  cases: "工程案例",
  news: "新闻",
  board: "问答",
};

export const SUGGEST_PATH = "/api/Search/suggest";

/** The kinds of suggestions: those with pages of their own. */
export const SUGGESTED_KINDS = ["products", "families", "solutions", "cases", "news"] as const;
export type SuggestedKind = (typeof SUGGESTED_KINDS)[number];

/** The names of kinds of suggestions, including pages found by name. */
export const SUGGESTION_NAMES = { ...SEARCH_KIND_NAMES, pages: "页面" };

type Asked = { searched: string; kind?: SearchKind | undefined; page?: number };

export function siteSearchHref({ searched, kind, page = 1 }: Asked): string {
  const query = new URLSearchParams();
  if (kind) query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  query.set("q", searched);
  return `${SEARCH_PATH}?${queryText(query)}`;
}
