import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import { Lightbox } from "@/components/ui/lightbox";
import type { CaseWithProducts } from "@/db/queries/cases";
import { isRender } from "@/lib/pictures";
import { UsedProducts } from "./used-products";

type Props = { items: readonly CaseWithProducts[]; headingLevel: 2 | 3 };

const productsLine = (products: CaseWithProducts["products"]) =>
  products.length > 0 ? `选用产品：${products.map(({ title }) => title).join("、")}` : "";

/** What stands under the large picture: what was done, what the picture shows, what was used. */
const captionOf = ({ title, caption, products }: CaseWithProducts) =>
  [title, caption, productsLine(products)].filter(Boolean).join("\n");

/** Cases are looked at, not opened: a picture becomes large (SPEC §2); only the products that were used are links. */
export function CaseGrid({ items, headingLevel }: Props) {
  return (
    <Lightbox>
      <CardGrid columns={4}>
        {items.map((item) => (
          <Card
            key={item.id}
            title={item.title}
            image={item.image}
            preview={captionOf(item)}
            fit={isRender(item.image) ? "contain" : "cover"}
            meta={item.products.length > 0 && <UsedProducts products={item.products} />}
            headingLevel={headingLevel}
          />
        ))}
      </CardGrid>
    </Lightbox>
  );
}
