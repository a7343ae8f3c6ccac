import { productMetadata, productOf } from "@/app/(site)/newdetail/product-facts";
import { ProductSummary } from "@/components/product/product-summary";
import { getCategoryPath } from "@/db/categories";
import { typePageOf } from "@/lib/type-pages";

type Props = PageProps<"/prod_detail/[id]">;

export const generateStaticParams = () => [];

/** The full page of the product is the one for search engines. */
export const generateMetadata = async ({ params }: Props) => productMetadata((await params).id);

export default async function ProductSummaryPage({ params }: Props) {
  const product = productOf((await params).id);
  return <ProductSummary product={product} list={typePageOf(getCategoryPath(product.type))} />;
}
