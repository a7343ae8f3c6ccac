import { NewsDate } from "@/components/ui/news-date";
import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import { Words } from "@/components/ui/words";
import type { Mentions } from "@/db/queries/articles/mentions";
import { LISTS } from "@/lib/links/section-lists";
import { phrased } from "@/lib/text/phrases";
import styles from "./product-news.module.css";

/** What is worth knowing of a product, and what the company told of it. */
export function ProductNews({ knowledge, news }: Pick<Mentions, "knowledge" | "news">) {
  const parts = [
    { id: "knowledge", title: "相关知识", items: knowledge, list: LISTS.trade },
    { id: "news", title: "相关新闻", items: news, list: LISTS.company },
  ];
  return parts
    .filter(({ items }) => items.length > 0)
    .map(({ id: part, title: heading, items, list }) => (
      <Section
        key={part}
        id={part}
        title={heading}
        action={
          <ButtonLink href={list.path} variant="ghost">
            更多{list.label}
          </ButtonLink>
        }
      >
        <ul className={styles.list}>
          {items.map(({ id, title, createtime }) => (
            <li key={id} className={styles.item}>
              <a href={`/detail/${id}`}>
                <Words text={phrased(title)} />
              </a>
              <NewsDate createtime={createtime} />
            </li>
          ))}
        </ul>
      </Section>
    ));
}
