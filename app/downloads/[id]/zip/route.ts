import { notFound } from "next/navigation";
import { packageOf } from "@/app/downloads/package-of";
import { packageName } from "@/lib/downloads/package";
import { routeId } from "@/lib/http/params";

export const dynamic = "force-dynamic";

/** All files of a product as a ZIP; its address is `/downloads/{id}.zip` (next.config.ts). */
export async function GET(_request: Request, { params }: RouteContext<"/downloads/[id]/zip">) {
  const found = await packageOf(routeId.parse((await params).id));
  if (!found) notFound();
  return new Response(found.zip, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${packageName(found.product)}"`,
    },
  });
}
