import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import type { NewsItem } from "@/db/queries/news";
import { isRender } from "@/lib/pictures";
import { NewsDate } from "./news-date";

type Props = {
  items: readonly NewsItem[];
  headingLevel: 2 | 3;
  /** Only company news lead to their article (SPEC §2). */
  isLinked: boolean;
};

export function NewsGrid({ items, headingLevel, isLinked }: Props) {
  return (
    <CardGrid columns={4}>
      {items.map(({ id, title, image, createtime }) => (
        <Card
          key={id}
          title={title}
          image={image}
          href={isLinked ? `/detail/${id}` : undefined}
          fit={isRender(image) ? "contain" : "cover"}
          meta={<NewsDate createtime={createtime} />}
          headingLevel={headingLevel}
        />
      ))}
    </CardGrid>
  );
}
