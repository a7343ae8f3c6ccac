import { productFacts, productMetadata } from "@/app/(site)/newdetail/product-facts";
import { ProductPage } from "@/components/product/product-page";

type Props = PageProps<"/product/[id]">;

/** Another address of the same page; search engines are sent to /newdetail (CONTRACT §2). */
export const generateMetadata = async ({ params }: Props) =>
  productMetadata((await params).id, { noindex: true });

export default async function HiddenProductPage({ params }: Props) {
  return <ProductPage {...await productFacts((await params).id)} />;
}
