import type { DrawingProduct } from "./drawing-product";
import { readOpenings } from "./openings";
import { readShapes } from "./shape-size";

export type OutlineFamily =
  | "board"
  | "boxCapacitor"
  | "cabinet"
  | "contactor"
  | "controller"
  | "cylinder"
  | "deepUnit"
  | "dinMeter"
  | "drawer"
  | "gateway"
  | "hvCabinet"
  | "hvFrame"
  | "mccb"
  | "mcb"
  | "outdoorBox"
  | "panelMeter"
  | "quickConnect"
  | "rackModule"
  | "reactor"
  | "screen"
  | "sensor"
  | "slimUnit"
  | "splitCore"
  | "switchUnit"
  | "terminal"
  | "thyristor"
  | "wallBox"
  | "wallMeter"
  | "wallPower";

/** By third-level category; where one category holds two shapes, the model decides below. */
const BY_TYPE: Readonly<Record<number, OutlineFamily>> = {
  202: "slimUnit",
  203: "slimUnit",
  204: "wallBox",
  206: "cabinet",
  207: "outdoorBox",
  208: "hvCabinet",
  209: "hvCabinet",
  211: "deepUnit",
  212: "deepUnit",
  213: "cabinet",
  214: "cabinet",
  216: "controller",
  217: "terminal",
  219: "screen",
  221: "rackModule",
  222: "wallPower",
  224: "rackModule",
  225: "cabinet",
  226: "outdoorBox",
  227: "terminal",
  229: "screen",
  230: "quickConnect",
  231: "cabinet",
  233: "cylinder",
  234: "boxCapacitor",
  236: "reactor",
  237: "reactor",
  239: "contactor",
  240: "switchUnit",
  241: "thyristor",
  243: "controller",
  244: "controller",
  245: "panelMeter",
  246: "panelMeter",
  247: "panelMeter",
  249: "dinMeter",
  250: "dinMeter",
  252: "wallMeter",
  254: "panelMeter",
  256: "dinMeter",
  257: "dinMeter",
  259: "dinMeter",
  261: "gateway",
  262: "terminal",
  264: "mcb",
  265: "mccb",
  267: "sensor",
  268: "splitCore",
  269: "dinMeter",
};

const BY_MODEL: readonly [RegExp, OutlineFamily][] = [
  [/^LH-ZCM/, "drawer"],
  [/^LH-GYX/, "hvFrame"],
  [/^LH-XCB/, "board"],
  [/^LH-SVG-P/, "outdoorBox"],
  [/^LH-APF-W/, "wallPower"],
  [/^LH-PQM-S/, "panelMeter"],
];

/** A product of a category that is new to this list still gets an outline: its own texts say how it is mounted. */
function familyByTexts(product: DrawingProduct): OutlineFamily {
  const { cutout, rail } = readOpenings(product.openingsize, product.Installationmethod);
  if (readShapes(product)[0]?.round) return "cylinder";
  if (cutout) return "panelMeter";
  if (rail) return "dinMeter";
  return /落地/.test(product.openingsize + product.Installationmethod) ? "cabinet" : "wallBox";
}

export const outlineFamily = (product: DrawingProduct): OutlineFamily =>
  BY_MODEL.find(([model]) => model.test(product.model))?.[1] ??
  BY_TYPE[product.type] ??
  familyByTexts(product);

const PANEL: readonly OutlineFamily[] = ["panelMeter", "controller", "screen"];
const RAIL: readonly OutlineFamily[] = ["dinMeter", "gateway", "mcb", "contactor"];
const WALL: readonly OutlineFamily[] = ["terminal", "wallBox", "wallMeter", "wallPower"];
const STANDING: readonly OutlineFamily[] = [
  "boxCapacitor",
  "cabinet",
  "deepUnit",
  "hvCabinet",
  "outdoorBox",
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
