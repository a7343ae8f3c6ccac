import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import { RichText } from "@/components/ui/rich-text";
import type { ArticleItem } from "@/db/queries/articles/news";
import { showRichText } from "@/lib/text/rich-text";
import styles from "./article-grid.module.css";
import { PublishedDate } from "@/components/ui/published-date";

type Props = { items: readonly Omit<ArticleItem, "beginning">[]; headingLevel: 2 | 3 };

/** Articles in cards without links (SPEC §2): the first paragraph, and the main table or list. */
export function ArticleGrid({ items, headingLevel }: Props) {
  return (
    <CardGrid>
      {items.map(({ id, title, image, createtime, excerpt, keyPart }) => (
        <Card
          key={id}
          title={title}
          image={image}
          meta={<PublishedDate createtime={createtime} />}
          headingLevel={headingLevel}
        >
          <p className={styles.excerpt}>{excerpt}</p>
          {keyPart !== "" && (
            <details className={styles.key}>
              <summary>
                要点<span className="visually-hidden">：{title}</span>
              </summary>
              <RichText html={showRichText(keyPart)} />
            </details>
          )}
        </Card>
      ))}
    </CardGrid>
  );
}
