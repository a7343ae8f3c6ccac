import { notFound } from "next/navigation";
import { drawingNumber, drawingsOf } from "@/drawings";
import { DRAWING_FILES, drawingFile, type DrawingFormat } from "@/drawings/files";
import { getProduct } from "@/db/queries/products/product-details";
import { routeId } from "@/lib/http/params";

export const dynamic = "force-dynamic";

/** A drawing of a product as a file. */
export async function GET(_request: Request, { params }: RouteContext<"/drawings/[id]/[file]">) {
  const { id, file } = await params;
  const [, name, format] = file.match(/^(.+)\.(svg|dxf)$/) ?? [];
  const product = getProduct(routeId.parse(id));
  const drawing = product && drawingsOf(product).find((one) => one.name === name);
  if (!drawing) notFound();
  const kind = format as DrawingFormat;
  const { type, disposition } = DRAWING_FILES[kind];
  const saved = encodeURIComponent(`${drawingNumber(product.model, drawing.name)}.${kind}`);
  return new Response(await drawingFile(drawing, product, kind), {
    headers: { "content-type": type, "content-disposition": `${disposition}; filename*=UTF-8''${saved}` },
  });
}
