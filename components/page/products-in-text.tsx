import { Card } from "@/components/ui/card";
import { DenseCardGrid } from "@/components/ui/card-grid";
import type { ProductInText } from "@/db/queries/products/products-in-text";

/** Links to the products named in a text. */
export function ProductsInText({ items }: { items: readonly ProductInText[] }) {
  // Avoids a single product in the last row.
  const columns = items.length % 3 === 0 || items.length % 4 === 1 ? 3 : 4;
  return (
    <DenseCardGrid columns={columns}>
      {items.map(({ id, title, model, image }) => (
        <Card key={id} title={title} meta={model} image={image} href={`/newdetail/${id}`} fit="contain" />
      ))}
    </DenseCardGrid>
  );
}
