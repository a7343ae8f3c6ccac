import { notFound } from "next/navigation";
import { createElement } from "react";
import { type Drawing, drawingDxf, drawingNumber, DrawingSvg, drawingsOf } from "@/drawings";
import { getProduct } from "@/db/queries/products";
import { routeId } from "@/lib/routes/params";

export const dynamic = "force-dynamic";

async function svgOf(drawing: Drawing) {
  // Next refuses the static import in what it renders on the server.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(createElement(DrawingSvg, { drawing }));
}

/** A drawing of a product as a file: SVG to look at, DXF to work with. */
export async function GET(_request: Request, { params }: RouteContext<"/drawings/[id]/[file]">) {
  const { id, file } = await params;
  const [, name, format] = file.match(/^(.+)\.(svg|dxf)$/) ?? [];
  const product = getProduct(routeId.parse(id));
  const drawing = product && drawingsOf(product).find((one) => one.name === name);
  if (!drawing) notFound();
  const isDxf = format === "dxf";
  const saved = encodeURIComponent(`${drawingNumber(product.model, drawing.name)}.${format}`);
  return new Response(isDxf ? drawingDxf(drawing, product) : await svgOf(drawing), {
    headers: {
      "content-type": isDxf ? "image/vnd.dxf" : "image/svg+xml; charset=utf-8",
      "content-disposition": `${isDxf ? "attachment" : "inline"}; filename*=UTF-8''${saved}`,
    },
  });
}
