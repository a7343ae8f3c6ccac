import { notFound } from "next/navigation";
import { dataSheetInWorker } from "@/datasheet/worker-client";
import { dataSheetOf } from "@/db/queries/files/data-sheets";
import { getProduct } from "@/db/queries/products/product-details";
import { dataSheetName, inlineAs } from "@/lib/datasheet/address";
import { routeId } from "@/lib/http/params";
import { absoluteUrl } from "@/lib/seo/page-metadata";

export const dynamic = "force-dynamic";

/** The data sheet of a product as a file; its address is `/datasheet/{id}.pdf` (next.config.ts). */
export async function GET(_request: Request, { params }: RouteContext<"/datasheet/[id]/pdf">) {
  const product = getProduct(routeId.parse((await params).id));
  if (!product) notFound();
  const address = absoluteUrl(`/newdetail/${product.id}`);
  const file = await dataSheetInWorker({ sheet: dataSheetOf(product), product, address });
  return new Response(file, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": inlineAs(dataSheetName(product)),
    },
  });
}
