import { notFound } from "next/navigation";
import { createElement } from "react";
import { DrawingSvg, drawingsOf } from "@/drawings";
import { getProduct } from "@/db/queries/products";
import { routeId } from "@/lib/routes/params";

export const dynamic = "force-dynamic";

/** A drawing of a product as a file. */
export async function GET(_request: Request, { params }: RouteContext<"/drawings/[id]/[file]">) {
  const { id, file } = await params;
  const product = getProduct(routeId.parse(id));
  const drawing = product && drawingsOf(product).find(({ name }) => file === `${name}.svg`);
  if (!drawing) notFound();
  // Next refuses the static import in what it renders on the server.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return new Response(renderToStaticMarkup(createElement(DrawingSvg, { drawing })), {
    headers: { "content-type": "image/svg+xml; charset=utf-8" },
  });
}
