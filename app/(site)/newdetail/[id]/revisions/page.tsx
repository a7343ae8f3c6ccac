import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { productOf } from "@/app/(site)/newdetail/product-facts";
import { RevisionsPage } from "@/components/product/revisions-page";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { revisionLabel, revisionsHref } from "@/lib/revision";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { productTitle } from "@/lib/seo/product-words";

type Props = PageProps<"/newdetail/[id]/revisions">;

/** Without revisions it is a 404: products that no content migration wrote have none. */
async function load({ params }: Props) {
  const product = productOf((await params).id);
  return product.revisions.length > 0 ? product : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const product = await load(props);
  const { id, model, title, revisions } = product;
  return pageMetadata({
    title: `${model || title} 修订记录`,
    description: `${productTitle(product)}的修订记录：当前版本 ${revisionLabel(revisions[0])}，每次改了哪些数据与文字。`,
    path: revisionsHref(id),
    // Search should lead to the current product page.
    noindex: true,
  });
}

export default async function ProductRevisionsPage(props: Props) {
  const product = await load(props);
  return <RevisionsPage product={product} path={getCategoryPath(product.type)} />;
}
