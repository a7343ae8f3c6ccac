import { FONT } from "@/drawings/geometry/sheet";
import { CAP, TEXT_STYLE } from "./entities";
import { LAYERS, type LayerKey } from "./layers";
import type { Tag } from "./tags";

const table = (handle: string, name: string, records: Tag[][]): Tag[] => [
  [0, "TABLE"],
  [2, name],
  [5, handle],
  [330, 0],
  [100, "AcDbSymbolTable"],
  [70, records.length],
  ...(name === "DIMSTYLE" ? ([[100, "AcDbDimStyleTable"]] satisfies Tag[]) : []),
  ...records.flat(),
  [0, "ENDTAB"],
];

const record = (type: string, handle: string, table: string, name: string, subclass: string): Tag[] => [
  [0, type],
  [type === "DIMSTYLE" ? 105 : 5, handle],
  [330, table],
  [100, "AcDbSymbolTableRecord"],
  [100, subclass],
  [2, name],
];

type Extents = { left: number; right: number; bottom: number; top: number };
export type TableSettings = {
  handle: () => string;
  layers: readonly LayerKey[];
  /** Millimetres, or units of a schematic, of a drawing unit: what is drawn to be read grows with it. */
  unit: number;
  extents: Extents;
  dimensionStyle: string;
  /** Handle of the style in which layers are printed. */
  plotStyle: string;
  blocks: readonly { name: string; record: string }[];
};

/** The view with which a program opens the file: all of it. */
const viewport = ({ left, right, bottom, top }: Extents): Tag[] => [
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

const LINE_TYPES: readonly [name: string, description: string, dashes: number[]][] = [
  ["ByBlock", "", []],
  ["ByLayer", "", []],
  ["Continuous", "Solid line", []],
  ["HIDDEN", "Hidden __ __ __", [5, -3]],
  ["CENTER", "Center ____ _ ____", [9, -2, 2, -2]],
];

const lineType = (description: string, dashes: number[], unit: number): Tag[] => [
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

/** A font that every Chinese Windows has; other programs take their own for it. */
const textStyle: Tag[] = [
  [70, 0],
  [40, 0],
  [41, 1],
  [50, 0],
  [71, 0],
  [42, 2.5],
  [3, "simsun.ttc"],
  [4, ""],
];

const dimensionStyle = (unit: number, textStyleHandle: string): Tag[] => [
  [70, 0],
  [40, unit],
  [41, 8],
  [42, 2],
  [44, 4],
  [140, FONT * CAP],
  [147, 3],
  [73, 0],
  [74, 1],
  [77, 1],
  [78, 8],
  [172, 1],
  [271, 2],
  [278, 46],
  [340, textStyleHandle],
];

export function tables(settings: TableSettings): Tag[] {
  const { handle, unit, layers, blocks } = settings;
  const styled = (type: string, name: string, subclass: string, entries: [string, Tag[]][], own?: string) => {
    const owner = handle();
    const records = entries.map(([entry, tags], index) => [
      ...record(type, index === 0 && own ? own : handle(), owner, entry, subclass),
      ...tags,
    ]);
    return table(owner, name, records);
  };
  const layerTags = (colour: number, line: string, weight: number): Tag[] => [
    [70, 0],
    [62, colour],
    [6, line],
    [370, weight],
    [390, settings.plotStyle],
  ];
  const hanzi = handle();
  return [
    ...styled("VPORT", "VPORT", "AcDbViewportTableRecord", [["*Active", viewport(settings.extents)]]),
    ...styled(
      "LTYPE",
      "LTYPE",
      "AcDbLinetypeTableRecord",
      LINE_TYPES.map(([name, description, dashes]) => [name, lineType(description, dashes, unit)]),
    ),
    ...styled("LAYER", "LAYER", "AcDbLayerTableRecord", [
      ["0", layerTags(7, "Continuous", 25)],
      ...layers.map((key): [string, Tag[]] => {
        const { name, colour, lineType: line, weight } = LAYERS[key];
        return [name, layerTags(colour, line, weight)];
      }),
    ]),
    ...styled(
      "STYLE",
      "STYLE",
      "AcDbTextStyleTableRecord",
      [
        [TEXT_STYLE, textStyle],
        ["Standard", textStyle],
      ],
      hanzi,
    ),
    ...styled("VIEW", "VIEW", "", []),
    ...styled("UCS", "UCS", "", []),
    ...styled("APPID", "APPID", "AcDbRegAppTableRecord", [["ACAD", [[70, 0]]]]),
    ...styled("DIMSTYLE", "DIMSTYLE", "AcDbDimStyleTableRecord", [
      ["Standard", dimensionStyle(unit, hanzi)],
      [settings.dimensionStyle, dimensionStyle(unit, hanzi)],
    ]),
    ...blockRecords(handle(), blocks),
  ];
}

const blockRecords = (owner: string, blocks: TableSettings["blocks"]) =>
  table(
    owner,
    "BLOCK_RECORD",
    blocks.map(({ name, record: own }) => [
      ...record("BLOCK_RECORD", own, owner, name, "AcDbBlockTableRecord"),
      [70, 0],
      [280, 1],
      [281, 0],
    ]),
  );
