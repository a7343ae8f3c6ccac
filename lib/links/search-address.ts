import { queryText } from "./filters";
import { SEARCH_PATH } from "./navigation";

/** What a search through the site finds, in the order in which it is offered. */
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

/** What is suggested while a visitor types: all that has a page of its own. */
export const SUGGESTED_KINDS = ["products", "families", "solutions", "cases", "news"] as const;
export type SuggestedKind = (typeof SUGGESTED_KINDS)[number];

/** The names of what is suggested: of these kinds, and pages of the site that are meant by name. */
export const SUGGESTION_NAMES = { ...SEARCH_KIND_NAMES, pages: "页面" };

type Asked = { searched: string; kind?: SearchKind | undefined; page?: number };

export function siteSearchHref({ searched, kind, page = 1 }: Asked): string {
  const query = new URLSearchParams();
  if (kind) query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  query.set("q", searched);
  return `${SEARCH_PATH}?${queryText(query)}`;
}
