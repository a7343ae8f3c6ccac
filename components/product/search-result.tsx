import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { StatusLine } from "@/components/ui/status-line";
import { MAX_TITLE } from "@/lib/constants";
import type { Category } from "@/lib/links/category-tree";
import { CONTACT, contactHref } from "@/lib/inquiry/contact-address";
import { FamilyLinks } from "@/components/page/family-links";
import styles from "./search-result.module.css";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = {
  /** Nothing was searched for, as the words cannot be a title. */
  total: number | undefined;
  title: string;
  families: Category[];
  /** The found products. */
  children: ReactNode;
};

export function SearchResult({ total, title, families, children }: Props) {
  if (total === undefined) {
    return (
      <>
        <StatusLine tone="danger" text={`搜索内容请控制在 1~${MAX_TITLE} 个字以内。`} />
        <Suggestions families={families} />
      </>
    );
  }
  if (total === 0) {
    return (
      <>
        <p className={styles.summary}>
          没有标题含“<strong>{title}</strong>”的产品。
        </p>
        <EmptyState>可以换一个更短的词，例如“电容”“SVG”“多功能表”。</EmptyState>
        <Suggestions families={families} askHref={contactHref({ about: `搜索“${title}”` })} />
      </>
    );
  }
  return (
    <>
      <p className={styles.summary} role="status">
        在全部产品中找到 {total} 款标题含“<strong>{title}</strong>”的产品。
      </p>
      {children}
    </>
  );
}

function Suggestions({ families, askHref = CONTACT }: { families: Category[]; askHref?: string }) {
  return (
    <section className={styles.suggestions}>
      <h2 className={styles.heading}>按类别查找</h2>
      <FamilyLinks families={families} />
      <p>{PAGE_TEXTS.titleSearch.help}</p>
      <ButtonLink href={askHref} rel="nofollow" icon="chat">
        在线咨询
      </ButtonLink>
    </section>
  );
}
