import type { ReactNode } from "react";
import { ClosingCall } from "./closing-call";
import { Container } from "@/components/ui/container";
import { closingOfSection } from "@/lib/links/closing-words";
import { listHref } from "@/lib/seo/list-seo";
import type { PageInfo } from "@/lib/links/section-lists";
import styles from "./list-page.module.css";
import { PageHead } from "./page-head";
import { PagedList } from "./paged-list";

type Props = {
  info: PageInfo;
  page: number;
  total: number;
  children: ReactNode;
  /** Filters above the list. */
  filters?: ReactNode;
  /** Content below the list. */
  below?: ReactNode;
  hrefFor?: (page: number) => string;
};

/** The page of one list: solutions, cases or news of one type, a gallery. */
export function ListPage({ info, page, total, children, filters, below, ...rest }: Props) {
  const { hrefFor = (to: number) => listHref(info.path, to) } = rest;
  return (
    <>
      <PageHead {...info} />
      <Container className={styles.list}>
        {filters}
        <PagedList
          page={page}
          total={total}
          size={info.size}
          hrefFor={hrefFor}
          isCountSeen={total <= info.size}
        >
          {children}
        </PagedList>
        {below}
      </Container>
      <ClosingCall {...closingOfSection(info.section)} />
    </>
  );
}
