import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { pageCount } from "@/lib/links/paging";
import { leavePastEnd, type Paged } from "./past-end";

type Props = Paged & {
  children: ReactNode;
  label?: string;
  /** The total is shown elsewhere, so the pager omits it, and a single page has no pager. */
  isCountSeen?: boolean;
};

/** One page of a list and its pager; 暂无数据 if the list is empty. */
export function PagedList({ children, label, isCountSeen = false, ...paged }: Props) {
  const { page, total, size, hrefFor } = paged;
  leavePastEnd(paged);
  if (total === 0) return <EmptyState />;
  const pages = pageCount(total, size);
  return (
    <>
      {children}
      {(pages > 1 || !isCountSeen) && (
        <Pager
          page={page}
          pages={pages}
          total={isCountSeen ? undefined : total}
          hrefFor={hrefFor}
          label={label}
        />
      )}
    </>
  );
}
