import { TEXT_STYLE } from "./entities";
import { LAYERS, type LayerKey } from "./layers";
import { dimensionStyle, type Extents, LINE_TYPES, lineType, textStyle, viewport } from "./table-records";
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

export type TableSettings = {
  handle: () => string;
  layers: readonly LayerKey[];
  /** Millimetres, or units of a schematic, per drawing unit: line patterns and sizes of dimensions are scaled by it. */
  unit: number;
  extents: Extents;
  dimensionStyle: string;
  /** Handle of the plot style of the layers. */
  plotStyle: string;
  blocks: readonly { name: string; record: string }[];
};

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
