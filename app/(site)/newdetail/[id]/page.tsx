import { productFacts, productMetadata } from "@/app/(site)/newdetail/product-facts";
import { ProductPage } from "@/components/product/product-page";

type Props = PageProps<"/newdetail/[id]">;

export const generateMetadata = async ({ params }: Props) => productMetadata((await params).id);

export default async function ProductDetailPage({ params }: Props) {
  return <ProductPage {...await productFacts((await params).id)} />;
}
