import type { DrawingProduct } from "./drawing-product";
import type { Schematic } from "./schematic";
import { BRANCH_WIRING } from "./wiring-branches";
import { CONTROL_WIRING } from "./wiring-control";
import { METER_WIRING } from "./wiring-meters";
import { POWER_WIRING } from "./wiring-power";

const WIRING = { ...BRANCH_WIRING, ...CONTROL_WIRING, ...METER_WIRING, ...POWER_WIRING };

/** The wiring schematics of a product; none without a wiring text, and none for a category that has no schematic yet. */
export const wiringOf = (product: DrawingProduct): Schematic[] =>
  product.wirecontent.trim() === "" ? [] : (WIRING[product.type]?.(product) ?? []);
