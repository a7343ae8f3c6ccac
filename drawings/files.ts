import { createElement } from "react";
import { type Drawing, drawingDxf, type DrawnProduct, DrawingSvg } from ".";

/** The media types of drawings. */
export const DRAWING_FILES = {
  dxf: { type: "image/vnd.dxf", disposition: "attachment" },
  svg: { type: "image/svg+xml; charset=utf-8", disposition: "inline" },
} as const;

export type DrawingFormat = keyof typeof DRAWING_FILES;

/** A drawing as a file: SVG for viewing, DXF for CAD. */
export async function drawingFile(
  drawing: Drawing,
  product: DrawnProduct,
  format: DrawingFormat,
): Promise<string> {
  if (format === "dxf") return drawingDxf(drawing, product);
  // Next rejects a static import of this module in code that it renders on the server.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(createElement(DrawingSvg, { drawing }));
}
