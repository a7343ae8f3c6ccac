import { PANEL_CUTOUT, readOpenings } from "./outline/openings";
import { readShapes } from "./outline/shape-size";

export { ORDER, ordersIn } from "./outline/shape-size";

type Limits = { min: number; max: number };
/** A size in mm from the texts of a product; a panel cut-out has no depth. */
type Size = {
  kind: "body" | "cutout";
  version: string;
  round: boolean;
  width: Limits | undefined;
  height: Limits | undefined;
  depth: Limits | undefined;
  tolerance: string;
};

const NONE = /无(?:需|面板|现场)?(?:面板|现场)?开孔/;
const limits = ({ min, max }: Limits): Limits => ({ min, max });

/** The panel cut-out: without sides if the text says that none is needed, empty if it says nothing. */
function cutoutOf(openingsize: string): Size[] {
  const { cutout } = readOpenings(openingsize);
  const common = { kind: "cutout" as const, version: "", round: false, depth: undefined };
  if (cutout)
    return [
      {
        ...common,
        version: cutout.title === PANEL_CUTOUT ? "" : cutout.title,
        width: limits(cutout.width),
        height: limits(cutout.height),
        tolerance: cutout.tolerance,
      },
    ];
  return NONE.test(openingsize) ? [{ ...common, width: undefined, height: undefined, tolerance: "" }] : [];
}

/** The sizes of a product on which its drawings are based. */
export const sizesOf = (product: { shapesize: string; openingsize: string }): Size[] => [
  ...readShapes(product).map(({ label, width, height, depth, round }): Size => ({
    kind: "body",
    version: label,
    round,
    width: limits(width),
    height: limits(height),
    depth: limits(depth),
    tolerance: "",
  })),
  ...cutoutOf(product.openingsize),
];
