import { createElement } from "react";
import { type Drawing, drawingDxf, type DrawnProduct, DrawingSvg } from ".";

/** As what a drawing is sent. */
export const DRAWING_FILES = {
  dxf: { type: "image/vnd.dxf", disposition: "attachment" },
  svg: { type: "image/svg+xml; charset=utf-8", disposition: "inline" },
} as const;

export type DrawingFormat = keyof typeof DRAWING_FILES;

/** A drawing as a file: SVG to look at, DXF to work with. */
export async function drawingFile(
  drawing: Drawing,
  product: DrawnProduct,
  format: DrawingFormat,
): Promise<string> {
  if (format === "dxf") return drawingDxf(drawing, product);
  // Next refuses the static import in what it renders on the server.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(createElement(DrawingSvg, { drawing }));
}
