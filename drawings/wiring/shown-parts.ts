import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { wiringOf } from "./wiring";

/** The texts that mention a part of a branch; a fuse inside an incoming cubicle is not part of the branch. */
const PARTS = {
  熔断器: "熔断器",
  外熔丝: "外熔",
  避雷器: "避雷器",
  真空接触器: "真空接触器",
  电抗率: "reactor",
  放电线圈: "放电线圈",
};

/** Parts that the texts of a product mention and its branch does not show. */
export function missingParts(product: DrawingProduct & { maincontent: string }): string[] {
  const branches = wiringOf(product).filter((schematic) => schematic.kind === "branch");
  if (branches.length === 0) return [];
  const drawn = JSON.stringify(branches.flatMap(({ stages, last }) => [...stages, last]));
  const texts = `${product.maincontent}${product.wirecontent}`;
  return Object.entries(PARTS).flatMap(([word, part]) =>
    texts.includes(word) && !drawn.includes(part) ? [word] : [],
  );
}
