import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import { classNames } from "@/components/ui/class-names";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { ArticleItem } from "@/db/queries/articles/news";
import { PublishedDate } from "@/components/ui/published-date";
import { opening } from "@/lib/text/opening";
import lead from "@/components/ui/lead-grid.module.css";
import article from "./article-grid.module.css";
import styles from "./news-grid.module.css";

type Props = { items: readonly Omit<ArticleItem, "excerpt" | "keyPart">[]; headingLevel: 2 | 3 };

/** In characters: the large card has room for more than a sentence beside its picture. */
const MOST_OF_LEAD = 140;
const LEAD_SIZES = "(max-width: 767.98px) 92vw, (max-width: 1439.98px) 60vw, 52rem";

/** News with links and their first sentence; the first card of a page is larger. */
export function NewsGrid({ items, headingLevel }: Props) {
  return (
    <CardGrid className={classNames(styles.grid, lead.grid)}>
      {items.map(({ id, title, image, createtime, beginning }, at) => (
        <Card
          key={id}
          title={title}
          image={image}
          href={`/detail/${id}`}
          meta={<PublishedDate createtime={createtime} />}
          headingLevel={headingLevel}
          {...(at === 0 && { sizes: LEAD_SIZES })}
        >
          <p className={article.excerpt}>
            <NoBreakText text={opening(beginning, at === 0 ? MOST_OF_LEAD : undefined)} />
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
