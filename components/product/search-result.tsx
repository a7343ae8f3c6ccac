import { PagedList } from "@/components/section/paged-list";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { StatusLine } from "@/components/ui/status-line";
import type { ProductItem } from "@/db/products";
import { MAX_TITLE } from "@/lib/catalog";
import type { Category } from "@/lib/category";
import { familyHref } from "@/lib/navigation";
import type { Page } from "@/lib/paging";
import { ProductRows } from "./product-rows";
import styles from "./search-result.module.css";

type Props = {
  /** Nothing was looked for where the words cannot be a title. */
  found: Page<ProductItem> | undefined;
  title: string;
  page: number;
  size: number;
  hrefFor: (page: number) => string;
  families: Category[];
};

export function SearchResult({ found, title, page, size, hrefFor, families }: Props) {
  if (!found) {
    return (
      <>
        <StatusLine tone="danger" text={`搜索内容请控制在 1~${MAX_TITLE} 个字以内。`} />
        <Suggestions families={families} />
      </>
    );
  }
  if (found.total === 0) {
    return (
      <>
        <p className={styles.summary}>
          没有标题含“<strong>{title}</strong>”的产品。
        </p>
        <EmptyState>可以换一个更短的词，例如“电容”“SVG”“多功能表”。</EmptyState>
        <Suggestions families={families} />
      </>
    );
  }
  return (
    <>
      <p className={styles.summary} role="status">
        在全部产品中找到 {found.total} 款标题含“<strong>{title}</strong>”的产品。
      </p>
      <PagedList page={page} total={found.total} size={size} hrefFor={hrefFor} label="搜索结果分页">
        <ProductRows items={found.items} searched={title} />
      </PagedList>
    </>
  );
}

function Suggestions({ families }: { families: Category[] }) {
  return (
    <section className={styles.suggestions}>
      <h2 className={styles.heading}>按类别查找</h2>
      <ul className={styles.families}>
        {families.map(({ id, name }) => (
          <li key={id}>
            <ButtonLink href={familyHref(id)} variant="ghost">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>不确定选哪一款？把系统电压、负荷和需求告诉工程师，我们帮您选型。</p>
      <ButtonLink href="/contact" icon="chat">
        在线咨询
      </ButtonLink>
    </section>
  );
}
