import { notFound } from "next/navigation";
import { packageInWorker } from "@/datasheet/worker-client";
import { dataSheetOf } from "@/db/queries/files/data-sheets";
import { getProduct } from "@/db/queries/products/products";
import { packageName } from "@/lib/downloads/package";
import { routeId } from "@/lib/http/params";
import { absoluteUrl } from "@/lib/seo/page-metadata";

export const dynamic = "force-dynamic";

/** All files of a product in one; its address is `/downloads/{id}.zip` (next.config.ts). */
export async function GET(_request: Request, { params }: RouteContext<"/downloads/[id]/zip">) {
  const product = getProduct(routeId.parse((await params).id));
  if (!product) notFound();
  const address = absoluteUrl(`/newdetail/${product.id}`);
  const file = await packageInWorker({ sheet: dataSheetOf(product), product, address });
  return new Response(file, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${packageName(product)}"`,
    },
  });
}
