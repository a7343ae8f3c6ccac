import { shapeTags, TEXT_STYLE } from "./entities";
import { LAYERS, type LayerKey } from "./layers";
import type { Shape } from "./shape";
import type { Plane, Sink } from "./sink";
import { DIMENSIONS } from "./table-records";
import { tables, type TableSettings } from "./tables";
import { handles, point, type Tag, tagText } from "./tags";

/** A block in the file; its block record `record` owns its entities. */
type Block = { name: string; record: string; tags: Tag[] };

const section = (name: string, tags: Tag[]): Tag[] => [[0, "SECTION"], [2, name], ...tags, [0, "ENDSEC"]];

function header(isMetric: boolean, { extents, unit, dimensionStyle }: TableSettings): Tag[] {
  const variables: [string, ...Tag[]][] = [
    ["$ACADVER", [1, "AC1021"]],
    ["$DWGCODEPAGE", [3, "ANSI_936"]],
    ["$INSBASE", ...point(0, 0, 0)],
    ["$EXTMIN", ...point(0, extents.left, extents.bottom)],
    ["$EXTMAX", ...point(0, extents.right, extents.top)],
    ["$LTSCALE", [40, 1]],
    ["$TEXTSTYLE", [7, TEXT_STYLE]],
    ["$CLAYER", [8, "0"]],
    ["$LUNITS", [70, 2]],
    ["$MEASUREMENT", [70, 1]],
    // 4 is millimetres, 0 is unitless.
    ["$INSUNITS", [70, isMetric ? 4 : 0]],
    ["$LWDISPLAY", [290, 1]],
    // Programs that redraw dimensions use these variables instead of the dimension style.
    ["$DIMSTYLE", [2, dimensionStyle]],
    ["$DIMSCALE", [40, unit]],
    ["$DIMASZ", [40, DIMENSIONS.arrow]],
    ["$DIMEXO", [40, DIMENSIONS.offset]],
    ["$DIMEXE", [40, DIMENSIONS.extension]],
    ["$DIMTXT", [40, DIMENSIONS.text]],
    ["$DIMGAP", [40, DIMENSIONS.gap]],
    ["$DIMTAD", [70, 1]],
    ["$DIMTIH", [70, 0]],
    ["$DIMTOH", [70, 1]],
    ["$DIMZIN", [70, 8]],
    ["$DIMDEC", [70, 2]],
    ["$DIMDSEP", [70, 46]],
    ["$DIMTXSTY", [7, TEXT_STYLE]],
    ["$HANDSEED", [5, "FFFF"]],
  ];
  return section(
    "HEADER",
    variables.flatMap(([name, ...tags]) => [[9, name] as const, ...tags]),
  );
}

function blockTags(handle: () => string, { name, record, tags }: Block): Tag[] {
  const entity = (type: string, subclass: string): Tag[] => [
    [0, type],
    [5, handle()],
    [330, record],
    [100, "AcDbEntity"],
    [8, "0"],
    [100, subclass],
  ];
  return [
    ...entity("BLOCK", "AcDbBlockBegin"),
    [2, name],
    [70, name.startsWith("*D") ? 1 : 0],
    ...point(0, 0, 0),
    [3, name],
    [1, ""],
    ...tags,
    ...entity("ENDBLK", "AcDbBlockEnd"),
  ];
}

/** The dictionaries that programs expect: groups and plot styles. */
const objects = (handle: () => string, plotStyle: string): Tag[] => {
  const [root, groups, plotStyles] = [handle(), handle(), handle()];
  const start = (type: string, own: string, owner: string): Tag[] => [
    [0, type],
    [5, own],
    [330, owner],
  ];
  return section("OBJECTS", [
    ...start("DICTIONARY", root, "0"),
    [100, "AcDbDictionary"],
    [281, 1],
    [3, "ACAD_GROUP"],
    [350, groups],
    [3, "ACAD_PLOTSTYLENAME"],
    [350, plotStyles],
    ...start("DICTIONARY", groups, root),
    [100, "AcDbDictionary"],
    [281, 1],
    ...start("ACDBDICTIONARYWDFLT", plotStyles, root),
    [100, "AcDbDictionary"],
    [281, 1],
    [3, "Normal"],
    [350, plotStyle],
    [100, "AcDbDictionaryWithDefault"],
    [340, plotStyle],
    ...start("ACDBPLACEHOLDER", plotStyle, plotStyles),
  ]);
};

const layersOf = (shapes: readonly Shape[]): LayerKey[] => {
  const used = new Set(shapes.map((shape) => (shape.kind === "dimension" ? "dimension" : shape.layer)));
  return (Object.keys(LAYERS) as LayerKey[]).filter((key) => used.has(key));
};

type Contents = {
  /** Name of the drawing and of its dimension style, so that drawings can be inserted into one another. */
  name: string;
  shapes: readonly Shape[];
  plane: Plane;
  /** Whether the file is in millimetres. */
  isMetric: boolean;
  extents: TableSettings["extents"];
};

/**
 * A drawing as DXF of AutoCAD 2007 (AC1021), the first version with UTF-8 texts and layer names. Depends on its
 * contents only, so that the bytes are reproducible.
 */
export function dxfDocument({ name, shapes, plane, isMetric, extents }: Contents): string {
  const handle = handles();
  const [model, paper, plotStyle] = [handle(), handle(), handle()];
  const dimensionBlocks: Block[] = [];
  const sink: Sink = {
    plane,
    handle,
    dimensionStyle: name,
    addBlock(draw) {
      const record = handle();
      const block = { name: `*D${dimensionBlocks.length + 1}`, record, tags: draw(record) };
      dimensionBlocks.push(block);
      return block.name;
    },
  };
  const drawn = shapes.flatMap((shape) => shapeTags(sink, model, shape));
  const blocks: Block[] = [
    { name: "*Model_Space", record: model, tags: [] },
    { name: "*Paper_Space", record: paper, tags: [] },
    ...dimensionBlocks,
  ];
  const settings: TableSettings = {
    ...{ handle, extents, plotStyle, blocks, dimensionStyle: name },
    layers: layersOf(shapes),
    unit: 1 / plane.scale,
  };
  return tagText([
    ...header(isMetric, settings),
    ...section("CLASSES", []),
    ...section("TABLES", tables(settings)),
    ...section(
      "BLOCKS",
      blocks.flatMap((block) => blockTags(handle, block)),
    ),
    ...section("ENTITIES", drawn),
    ...objects(handle, plotStyle),
    [0, "EOF"],
  ]);
}
