import { AddToCart } from "@/components/cart/add-to-cart";
import { CompareChoice } from "@/components/compare/compare-choice";
import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import type { ProductItem } from "@/db/queries/products/products";
import { CardFacts } from "./card-facts";

type Props = {
  items: readonly ProductItem[];
  hrefFor: (id: number) => string;
  headingLevel: 2 | 3;
  /** On a phone one row that is swiped sideways. */
  swipes?: boolean;
};

export function ProductGrid({ items, hrefFor, headingLevel, swipes = false }: Props) {
  return (
    <CardGrid columns={4} dense level swipes={swipes}>
      {items.map((product) => (
        <Card
          key={product.id}
          title={product.title}
          image={product.image}
          href={hrefFor(product.id)}
          fit="object"
          headingLevel={headingLevel}
          action={
            <>
              {!product.isDiscontinued && (
                <AddToCart product={product.id} name={product.model || product.title} variant="small" />
              )}
              <CompareChoice id={product.id} title={product.title} />
            </>
          }
          meta={
            <CardFacts
              model={product.model}
              ratings={product.ratings}
              standard={product.standard}
              isAligned
            />
          }
        />
      ))}
    </CardGrid>
  );
}
