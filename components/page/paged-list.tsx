import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { pageCount } from "@/lib/routes/paging";

type Props = {
  children: ReactNode;
  page: number;
  total: number;
  size: number;
  hrefFor: (page: number) => string;
  label?: string;
};

/** One page of a list and its pager; 暂无数据 where the list is empty or has no such page. */
export function PagedList({ children, page, total, size, hrefFor, label }: Props) {
  const pages = pageCount(total, size);
  if (total === 0 || page > pages) {
    return (
      <EmptyState>
        {page > 1 && (
          <ButtonLink href={hrefFor(1)} variant="secondary">
            回到第一页
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      <Pager page={page} pages={pages} total={total} hrefFor={hrefFor} label={label} />
    </>
  );
}
