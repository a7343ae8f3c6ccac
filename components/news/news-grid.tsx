import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import type { NewsItem } from "@/db/queries/articles/news";
import { isRender } from "@/lib/pictures";
import { NewsDate } from "@/components/ui/news-date";

type Props = { items: readonly NewsItem[]; headingLevel: 2 | 3 };

/** News that lead to their articles. */
export function NewsGrid({ items, headingLevel }: Props) {
  return (
    <CardGrid columns={4}>
      {items.map(({ id, title, image, createtime }) => (
        <Card
          key={id}
          title={title}
          image={image}
          href={`/detail/${id}`}
          fit={isRender(image) ? "contain" : "cover"}
          meta={<NewsDate createtime={createtime} />}
          headingLevel={headingLevel}
        />
      ))}
    </CardGrid>
  );
}
