import type { Route } from "next";
import { redirect } from "next/navigation";
import { pageCount } from "@/lib/links/paging";

export type Paged = { page: number; total: number; size: number; hrefFor: (page: number) => string };

/** Redirects a page past the end of a list to its last page. */
export function leavePastEnd({ page, total, size, hrefFor }: Paged) {
  const last = pageCount(total, size);
  if (page > last) redirect(hrefFor(last) as Route);
}
