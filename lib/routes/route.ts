import type { Parameter } from "./query-parameters";

/** What a page can list or tell of; each kind has dates of its last change. */
export type ContentKind = "products" | "solutions" | "cases" | "news" | "honours" | "factory" | "leaders";

export type Route = {
  /**
   * The kinds of content that the page is made from, none for one whose words stand in the code. With it the page is in
   * the sitemap, and its date there is that of their last change. Lists of items and their pages are added from the store.
   */
  indexed?: readonly ContentKind[];
  /** Query parameters that the page knows. Any other changes nothing: not the answer, not its cost. */
  params?: Readonly<Record<string, Parameter>>;
  /** The page's list can be filtered by products' parameters (lib/links/filters.ts). */
  filtered?: true;
  /** Those of them that have countless values: with one, the answer is rendered at each request. */
  countless?: readonly string[];
  /** The answer is made in another thread: no page waits for it, nor it for pages. */
  inWorker?: true;
  /** The answer grows with the content: it is taken in pieces (server/large-answer.ts). */
  large?: true;
  /**
   * The answer depends on who asks: it gets the cookies, and is never kept. The page of a form is at the browser's
   * disposal, which gives back what was typed to who goes back to it; other pages are written down nowhere.
   */
  personal?: true | "form" | { without: string } | { with: string };
  /** It has words of members, who may erase them: kept here until then, and by no cache in front. */
  erasable?: true;
};
