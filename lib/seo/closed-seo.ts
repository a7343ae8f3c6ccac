import type { ClosedPageText } from "@/lib/links/closed-pages";
import { pageMetadata } from "./page-metadata";

/** A feature that is not open belongs in no index. */
export const closedMetadata = ({ path, title, text }: ClosedPageText) =>
  pageMetadata({ path, title, description: `${title}：该功能暂未开放。${text}`, noindex: true });
