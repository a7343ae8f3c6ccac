import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { readOpenings } from "./openings";
import { readShapes } from "./shape-size";

/** All outlines, by the names used in content (`drawing.outline`, docs/editing.md). */
export const OUTLINES = [
  "board",
  "boxCapacitor",
  "cabinet",
  "contactor",
  "controller",
  "cylinder",
  "deepUnit",
  "dinMeter",
  "dinMeterSmallTerminals",
  "drawer",
  "gateway",
  "graphMeter",
  "hvCabinet",
  "hvFrame",
  "lcdController",
  "lcdControllerKeysBeside",
  "lcdMeter",
  "lcdMeterEightLamps",
  "mccb",
  "mcb",
  "oneLineMeter",
  "outdoorBox",
  "panelMeter",
  "quickConnect",
  "quickConnectFloor",
  "rackFourFans",
  "rackGrille",
  "rackModule",
  "reactor",
  "screen",
  "sensor",
  "slimUnit",
  "splitCore",
  "switchUnit",
  "terminal",
  "thyristor",
  "twoLineMeter",
  "wallBox",
  "wallMeter",
  "wallPower",
] as const;
export type OutlineFamily = (typeof OUTLINES)[number];

/** The outline of a product that names none, by its texts on mounting. */
function familyByTexts(product: DrawingProduct): OutlineFamily {
  const { cutout, rail } = readOpenings(product.openingsize, product.Installationmethod);
  if (readShapes(product)[0]?.round) return "cylinder";
  if (cutout) return "panelMeter";
  if (rail) return "dinMeter";
  return /落地/.test(product.openingsize + product.Installationmethod) ? "cabinet" : "wallBox";
}

export const outlineFamily = (product: DrawingProduct): OutlineFamily =>
  OUTLINES.find((name) => name === product.outline) ?? familyByTexts(product);

const PANEL: readonly OutlineFamily[] = [
  "controller",
  "graphMeter",
  "lcdController",
  "lcdControllerKeysBeside",
  "lcdMeter",
  "lcdMeterEightLamps",
  "oneLineMeter",
  "panelMeter",
  "screen",
  "twoLineMeter",
];
const RAIL: readonly OutlineFamily[] = ["dinMeter", "dinMeterSmallTerminals", "gateway", "mcb", "contactor"];
const WALL: readonly OutlineFamily[] = ["terminal", "wallBox", "wallMeter", "wallPower"];
const STANDING: readonly OutlineFamily[] = [
  "boxCapacitor",
  "cabinet",
  "deepUnit",
  "hvCabinet",
  "outdoorBox",
  "quickConnectFloor",
  "reactor",
  "slimUnit",
];

export type Mounting = "panel" | "rail" | "wall" | "standing" | "free";

export function mountingOf(family: OutlineFamily): Mounting {
  if (PANEL.includes(family)) return "panel";
  if (RAIL.includes(family)) return "rail";
  if (WALL.includes(family)) return "wall";
  return STANDING.includes(family) ? "standing" : "free";
}
