import { FONT } from "@/drawings/geometry/sheet";
import { CAP } from "./entities";
import type { Tag } from "./tags";

export type Extents = { left: number; right: number; bottom: number; top: number };

/** The initial view: the whole drawing. */
export const viewport = ({ left, right, bottom, top }: Extents): Tag[] => [
  [70, 0],
  [10, 0],
  [20, 0],
  [11, 1],
  [21, 1],
  [12, (left + right) / 2],
  [22, (bottom + top) / 2],
  [13, 0],
  [23, 0],
  [14, 10],
  [24, 10],
  [15, 10],
  [25, 10],
  [16, 0],
  [26, 0],
  [36, 1],
  [17, 0],
  [27, 0],
  [37, 0],
  [40, Math.max(top - bottom, (right - left) / 1.5) * 1.05],
  [41, 1.5],
  [42, 50],
  [43, 0],
  [44, 0],
  [50, 0],
  [51, 0],
  [71, 0],
  [72, 100],
  [73, 1],
  [74, 3],
  [75, 0],
  [76, 0],
  [77, 0],
  [78, 0],
];

export const LINE_TYPES: readonly [name: string, description: string, dashes: number[]][] = [
  ["ByBlock", "", []],
  ["ByLayer", "", []],
  ["Continuous", "Solid line", []],
  ["HIDDEN", "Hidden __ __ __", [5, -3]],
  ["CENTER", "Center ____ _ ____", [9, -2, 2, -2]],
];

export const lineType = (description: string, dashes: number[], unit: number): Tag[] => [
  [70, 0],
  [3, description],
  [72, 65],
  [73, dashes.length],
  [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0) * unit],
  ...dashes.flatMap((dash): Tag[] => [
    [49, dash * unit],
    [74, 0],
  ]),
];

/** A font that every Chinese Windows has; other programs substitute their own. */
export const textStyle: Tag[] = [
  [70, 0],
  [40, 0],
  [41, 1],
  [50, 0],
  [71, 0],
  [42, 2.5],
  [3, "simsun.ttc"],
  [4, ""],
];

/** Sizes of dimensions in drawing units, as in drawings/outline/dimension-line. */
export const DIMENSIONS = { arrow: 8, offset: 2, extension: 4, text: FONT * CAP, gap: 3 };

export const dimensionStyle = (unit: number, textStyleHandle: string): Tag[] => [
  [70, 0],
  [40, unit],
  [41, DIMENSIONS.arrow],
  [42, DIMENSIONS.offset],
  [44, DIMENSIONS.extension],
  [140, DIMENSIONS.text],
  [147, DIMENSIONS.gap],
  [73, 0],
  [74, 1],
  [77, 1],
  [78, 8],
  [172, 1],
  [271, 2],
  [278, 46],
  [340, textStyleHandle],
];
