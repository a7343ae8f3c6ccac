import type { Metadata } from "next";
import { productOf } from "@/app/(site)/newdetail/product-facts";
import { DataSheetPage } from "@/components/datasheet/data-sheet-page";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { dataSheetOf } from "@/db/queries/files/data-sheets";
import { drawingsOf } from "@/drawings";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { productDescription, productTitle } from "@/lib/seo/product-words";

type Props = PageProps<"/datasheet/[id]">;

/** The full page of the product is the one for search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = productOf((await params).id);
  return pageMetadata({
    title: `${productTitle(product)} 数据页`,
    description: productDescription(product),
    path: `/newdetail/${product.id}`,
    image: product.image,
  });
}

export default async function ProductDataSheetPage({ params }: Props) {
  const product = productOf((await params).id);
  return (
    <DataSheetPage
      sheet={dataSheetOf(product)}
      drawings={drawingsOf(product)}
      path={getCategoryPath(product.type)}
    />
  );
}
