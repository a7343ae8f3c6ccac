import type { ClosedPageText } from "@/lib/links/closed-pages";
import { pageMetadata } from "./page-metadata";

/** Pages of features that are not open must not be indexed. */
export const closedMetadata = ({ path, title, text }: ClosedPageText) =>
  pageMetadata({ path, title, description: `${title}：该功能暂未开放。${text}`, noindex: true });
