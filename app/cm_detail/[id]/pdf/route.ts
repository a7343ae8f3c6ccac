import { notFound } from "next/navigation";
import { solutionInWorker } from "@/datasheet/worker-client";
import { solutionOrderOf } from "@/db/queries/files/solution-papers";
import { inlineAs, solutionFileName } from "@/lib/datasheet/address";
import { routeId } from "@/lib/http/params";
import { listOfType } from "@/lib/links/section-lists";
import { absoluteUrl } from "@/lib/seo/page-metadata";

export const dynamic = "force-dynamic";

/** A solution as a file; its address is `/cm_detail/{id}.pdf` (next.config.ts). */
export async function GET(_request: Request, { params }: RouteContext<"/cm_detail/[id]/pdf">) {
  const id = routeId.parse((await params).id);
  const order = solutionOrderOf(id);
  if (!order) notFound();
  const { type, ...paper } = order;
  const file = await solutionInWorker({
    ...paper,
    field: listOfType(type)?.label ?? "",
    address: absoluteUrl(`/cm_detail/${id}`),
  });
  return new Response(file, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": inlineAs(solutionFileName(id, paper.title)),
    },
  });
}
