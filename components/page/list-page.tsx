import type { ReactNode } from "react";
import { ClosingCall } from "@/components/layout/closing-call";
import { Container } from "@/components/ui/container";
import { listHref } from "@/lib/seo/list-seo";
import type { PageInfo } from "@/lib/routes/section-lists";
import styles from "./list-page.module.css";
import { PageHead } from "./page-head";
import { PagedList } from "./paged-list";

type Props = { info: PageInfo; page: number; total: number; children: ReactNode };

/** The page of one list: solutions of a field, cases of a trade, news of a kind, a gallery. */
export function ListPage({ info, page, total, children }: Props) {
  return (
    <>
      <PageHead {...info} />
      <Container className={styles.list}>
        <PagedList page={page} total={total} size={info.size} hrefFor={(to) => listHref(info.path, to)}>
          {children}
        </PagedList>
      </Container>
      <ClosingCall />
    </>
  );
}
