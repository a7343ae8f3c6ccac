import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import type { SolutionItem } from "@/db/queries/articles/solutions";
import { isRender } from "@/lib/pictures";

type Props = { items: readonly SolutionItem[]; headingLevel: 2 | 3 };

export function SolutionGrid({ items, headingLevel }: Props) {
  return (
    <CardGrid columns={4}>
      {items.map(({ id, title, image }) => (
        <Card
          key={id}
          title={title}
          image={image}
          href={`/cm_detail/${id}`}
          fit={isRender(image) ? "contain" : "cover"}
          headingLevel={headingLevel}
        />
      ))}
    </CardGrid>
  );
}
