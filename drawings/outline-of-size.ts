import { drawingsOf } from "./drawings";
import type { Drawing } from "./geometry/drawing";
import type { DrawingProduct } from "./geometry/drawing-product";
import type { Span } from "./outline/lengths";
import { readShapes, type Shape } from "./outline/shape-size";

const isSame = (one: Span, other: Span) => one.min === other.min && one.max === other.max;
const isSameSize = (one: Shape, other: Shape) =>
  isSame(one.width, other.width) && isSame(one.height, other.height) && isSame(one.depth, other.depth);

/** The outline of a product with exactly this size, if there is one. */
export function outlineOfSize(product: DrawingProduct, shapesize: string): Drawing | undefined {
  const [size] = readShapes({ shapesize });
  const at = readShapes(product).findIndex((shape) => size && isSameSize(shape, size));
  return drawingsOf(product).filter(({ kind }) => kind === "outline")[at];
}
