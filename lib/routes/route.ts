import type { Parameter } from "./query-parameters";

/** Kinds of content, each with the date of its last change. */
export type ContentKind = "products" | "solutions" | "cases" | "news" | "honours" | "factory" | "leaders";

export type Route = {
  /**
   * The kinds of content on the page; empty if all texts are in the code. If set, the page is in the sitemap with the
   * date of their last change. Lists of items and their pages are added from the store.
   */
  indexed?: readonly ContentKind[];
  /** The known query parameters. Others are ignored, so that they neither change the answer nor bypass the cache. */
  params?: Readonly<Record<string, Parameter>>;
  /** Whether its list has filters (lib/links/filters.ts). */
  filtered?: true;
  /** Parameters with an unlimited number of values: answers with them are not cached. */
  countless?: readonly string[];
  /** The answer is made in a worker thread and has a queue of its own. */
  inWorker?: true;
  /** The answer grows with the content and is streamed (server/large-answer.ts). */
  large?: true;
  /**
   * The answer depends on the visitor: it gets the cookies, and is never cached. Browsers may keep the page of a form,
   * so that going back restores what was typed; other pages must not be stored anywhere.
   */
  personal?: true | "form" | { without: string } | { with: string };
  /** Has texts of members, who may delete them: cached by this server, but not by upstream caches. */
  erasable?: true;
};
