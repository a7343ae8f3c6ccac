import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import type { ProductInText } from "@/db/queries/products/products-in-text";

/** The products a text names, on to their own pages. */
export function ProductsInText({ items }: { items: readonly ProductInText[] }) {
  // No single one is left in the last row.
  const columns = items.length % 3 === 0 || items.length % 4 === 1 ? 3 : 4;
  return (
    <CardGrid columns={columns} dense>
      {items.map(({ id, title, model, image }) => (
        <Card key={id} title={title} meta={model} image={image} href={`/newdetail/${id}`} fit="contain" />
      ))}
    </CardGrid>
  );
}
