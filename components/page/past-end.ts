import type { Route } from "next";
import { redirect } from "next/navigation";
import { pageCount } from "@/lib/links/paging";

export type Paged = { page: number; total: number; size: number; hrefFor: (page: number) => string };

/** A page past the end of a list is no address of its own: it leads to the last page that there is. */
export function leavePastEnd({ page, total, size, hrefFor }: Paged) {
  const last = pageCount(total, size);
  if (page > last) redirect(hrefFor(last) as Route);
}
