import type { DrawingProduct } from "./drawing-product";
import type { Schematic } from "./schematic";
import { BRANCH_WIRING } from "./wiring-branches";
import { CAPACITOR_WIRING } from "./wiring-capacitors";
import { CONTROL_WIRING } from "./wiring-control";
import { DIRECT_METER_WIRING } from "./wiring-direct-meters";
import { HIGH_VOLTAGE_WIRING } from "./wiring-high-voltage";
import { METER_WIRING } from "./wiring-meters";
import { POWER_WIRING } from "./wiring-power";
import { SENSOR_WIRING } from "./wiring-sensors";
import { SWITCHING_WIRING } from "./wiring-switching";

/** The schematics of each third-level category. */
const WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  ...BRANCH_WIRING,
  ...CAPACITOR_WIRING,
  ...CONTROL_WIRING,
  ...DIRECT_METER_WIRING,
  ...HIGH_VOLTAGE_WIRING,
  ...METER_WIRING,
  ...POWER_WIRING,
  ...SENSOR_WIRING,
  ...SWITCHING_WIRING,
};

/** The wiring schematics of a product; none without a wiring text, and none for a category that has no schematic yet. */
export const wiringOf = (product: DrawingProduct): Schematic[] =>
  product.wirecontent.trim() === "" ? [] : (WIRING[product.type]?.(product) ?? []);
