import { CompareChoice } from "@/components/compare/compare-choice";
import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import type { ProductItem } from "@/db/queries/products";

type Props = {
  items: readonly ProductItem[];
  hrefFor: (id: number) => string;
  headingLevel: 2 | 3;
};

export function ProductGrid({ items, hrefFor, headingLevel }: Props) {
  return (
    <CardGrid columns={4} dense>
      {items.map(({ id, title, image }) => (
        <Card
          key={id}
          title={title}
          image={image}
          href={hrefFor(id)}
          fit="contain"
          headingLevel={headingLevel}
          action={<CompareChoice id={id} title={title} />}
        />
      ))}
    </CardGrid>
  );
}
