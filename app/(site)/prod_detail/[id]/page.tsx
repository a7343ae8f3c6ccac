import { productMetadata, productOf, RATINGS } from "@/app/(site)/newdetail/product-facts";
import { ProductSummary } from "@/components/product/product-summary";
import { closingOf, getCategoryPath } from "@/db/queries/categories/categories";
import { discontinuedOf } from "@/db/queries/products/discontinued";
import { mountingOf, ratingsOf } from "@/db/queries/products/parameters";
import { typePageOf } from "@/lib/links/type-pages";

type Props = PageProps<"/prod_detail/[id]">;

/** The full page of the product is the one for search engines. */
export const generateMetadata = async ({ params }: Props) => productMetadata((await params).id);

export default async function ProductSummaryPage({ params }: Props) {
  const product = productOf((await params).id);
  const path = getCategoryPath(product.type);
  return (
    <ProductSummary
      product={product}
      ratings={ratingsOf(product.values, RATINGS)}
      mounting={mountingOf(product)}
      discontinued={discontinuedOf(product.id)}
      list={typePageOf(path)}
      family={path[0]?.id}
      closing={closingOf(path)}
    />
  );
}
