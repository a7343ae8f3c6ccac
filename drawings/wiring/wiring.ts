import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Schematic } from "./schematic";
import type { Vocabulary } from "./vocabulary";
import { BRANCH_WIRING } from "./branches";
import { CABINET_WIRING } from "./cabinets";
import { CAPACITOR_WIRING } from "./capacitors";
import { CONTROL_WIRING } from "./control";
import { DIRECT_METER_WIRING } from "./direct-meters";
import { HIGH_VOLTAGE_WIRING } from "./high-voltage";
import { METER_WIRING } from "./meters";
import { POWER_WIRING } from "./power";
import { SENSOR_WIRING } from "./sensors";
import { SWITCHING_WIRING } from "./switching";

/** All schematics. */
const WIRING: Vocabulary = {
  ...BRANCH_WIRING,
  ...CABINET_WIRING,
  ...CAPACITOR_WIRING,
  ...CONTROL_WIRING,
  ...DIRECT_METER_WIRING,
  ...HIGH_VOLTAGE_WIRING,
  ...METER_WIRING,
  ...POWER_WIRING,
  ...SENSOR_WIRING,
  ...SWITCHING_WIRING,
};

/** Their names, as a non-empty tuple. */
export const SCHEMATICS = Object.keys(WIRING) as [string, ...string[]];

/** The wiring schematics of a product in the order in which it names them; none without a wiring text. */
export const wiringOf = (product: DrawingProduct): Schematic[] =>
  product.wirecontent.trim() === "" ? [] : product.wiring.flatMap((name) => WIRING[name]?.(product) ?? []);
