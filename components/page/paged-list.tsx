import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { pageCount } from "@/lib/links/paging";
import { leavePastEnd, type Paged } from "./past-end";

type Props = Paged & { children: ReactNode; label?: string };

/** One page of a list and its pager; 暂无数据 where the list is empty. */
export function PagedList({ children, label, ...paged }: Props) {
  const { page, total, size, hrefFor } = paged;
  leavePastEnd(paged);
  if (total === 0) return <EmptyState />;
  return (
    <>
      {children}
      <Pager page={page} pages={pageCount(total, size)} total={total} hrefFor={hrefFor} label={label} />
    </>
  );
}
