import DxfParser, {
  type ICircleEntity,
  type IDimensionEntity,
  type IEntity,
  type ITextEntity,
} from "dxf-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import { drawingDxf, drawingNumber, DrawingSvg, drawingsOf } from "@/drawings";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { type Holes, readOpenings } from "@/drawings/outline/openings";
import { readShapes } from "@/drawings/outline/shape-size";

type Point = { x: number; y: number };
type Read = NonNullable<ReturnType<DxfParser["parseSync"]>>;

export const revisions = [{ number: 2, date: "2026-01-31", changes: [] }];

const on = (read: Read, layer: string) =>
  read.entities.filter((entity) => entity.layer.endsWith(`-${layer}`));
const isText = (entity: IEntity): entity is ITextEntity => entity.type === "TEXT";
const textsOf = (read: Read) =>
  [...read.entities, ...Object.values(read.blocks).flatMap(({ entities }) => entities ?? [])]
    .filter(isText)
    .map(({ text }) => text);
export const dimensionsOf = (read: Read) =>
  read.entities.filter((entity) => entity.type === "DIMENSION") as IDimensionEntity[];

function pointsOf(entity: IEntity): Point[] {
  const { vertices, center, radius } = entity as Partial<ICircleEntity> & { vertices?: Point[] };
  if (vertices) return vertices;
  if (!center || !radius) return [];
  return [
    { x: center.x - radius, y: center.y - radius },
    { x: center.x + radius, y: center.y + radius },
  ];
}

function extentsOf(entities: IEntity[]) {
  const points = entities.flatMap(pointsOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  return { left, bottom, width: Math.max(...xs) - left, height: Math.max(...ys) - bottom };
}

const circlesOf = (entities: IEntity[]) =>
  entities.filter((entity) => entity.type === "CIRCLE") as ICircleEntity[];

/** Every file of a product, read by an independent DXF reader. */
export const filesOf = (product: DrawingProduct) =>
  drawingsOf(product).map((drawing) => {
    const text = drawingDxf(drawing, { model: product.model, revisions });
    const name = drawingNumber(product.model, drawing.name);
    return { product, drawing, name, text, read: new DxfParser().parseSync(text) as Read };
  });
type File = ReturnType<typeof filesOf>[number];

/** Expects an outline to have the size of the product, to 0.001 mm. */
export function expectSize({ product, drawing, read }: File) {
  const shapes = readShapes(product);
  const shape = shapes[Number(drawing.name.split("-")[1] ?? 1) - 1];
  if (!shape) throw new Error("no size");
  const [width, height, depth] = [shape.width.max, shape.height.max, shape.depth.max];
  const drawn = on(read, "OUTLINE");
  const isFront = (entity: IEntity) => pointsOf(entity).every(({ x }) => x <= width + 0.01);
  const front = extentsOf(drawn.filter(isFront));
  const second = extentsOf(drawn.filter((entity) => !isFront(entity)));
  expect(front.left).toBeCloseTo(0, 3);
  expect(front.bottom).toBeCloseTo(0, 3);
  expect([front.width, front.height].map((side) => Number(side.toFixed(3)))).toEqual([width, height]);
  expect([second.width, second.height].map((side) => Number(side.toFixed(3)))).toEqual([
    depth,
    shape.round ? depth : height,
  ]);
}

/** The sides of a drilled board and the distances of its holes from the edge, or the sides of a bottom. */
function faceOf({ product, drawing }: File, holes: Holes | undefined): number[] {
  const [shape] = readShapes(product);
  if (!shape || !holes) return [];
  const { width, height, depth } = shape;
  if (drawing.title.includes("底面")) return [width.max, depth.max];
  return product.outline === "board" ? [width.max, height.max, (width.max - holes.across.max) / 2] : [];
}

/** Expects cut-outs and holes to have the position and size from the texts. */
function expectOpenings(file: File) {
  const { product, read } = file;
  const { cutout, holes } = readOpenings(product.openingsize, product.Installationmethod);
  const cut = on(read, "HOLES");
  if (cutout) {
    expect(extentsOf(cut)).toEqual({
      left: 0,
      bottom: 0,
      width: cutout.width.max,
      height: cutout.height.max,
    });
    return;
  }
  const distances = [holes?.across.max, holes?.along?.max].filter((distance) => distance !== undefined);
  const spans = dimensionsOf(read).map((dimension) => dimension.actualMeasurement);
  expect(spans.toSorted()).toEqual([...distances, ...faceOf(file, holes)].toSorted());
  const bore = Number(holes?.callout.split("φ")[1] ?? 0);
  const drilled = circlesOf(cut);
  expect(drilled.map(({ radius }) => radius * 2)).toEqual(Array(bore ? holes?.count : 0).fill(bore));
  if (bore === 0) return;
  const { width, height } = extentsOf(drilled);
  const between = [width - bore, height - bore].map((side) => Number(side.toFixed(3)));
  expect(between.filter((side) => side > 0).toSorted()).toEqual(distances.toSorted());
}

/** Expects the text of each dimension to match its measured length. */
function expectDimensions({ read }: File) {
  for (const { text, actualMeasurement, linearOrAngularPoint1: a, linearOrAngularPoint2: b } of dimensionsOf(
    read,
  )) {
    const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
    expect(Math.abs(apart - actualMeasurement)).toBeLessThan(0.001);
    if (text) expect(text.match(/\d+(?:\.\d+)?/g)?.map(Number)).toContain(actualMeasurement);
  }
}

/** Expects all texts of the page's drawing and the title block in the file. */
function expectWords({ name, product, drawing, read }: File) {
  const svg = renderToStaticMarkup(<DrawingSvg drawing={drawing} />);
  const shown = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = ""]) => words);
  const texts = textsOf(read);
  expect(texts).toEqual(expect.arrayContaining(shown.filter((words) => words !== "")));
  const block = [drawing.title, product.model, name, "V1.1 · 2026-01-31", "澜衡电气"];
  expect(texts).toEqual(expect.arrayContaining(block));
  const scale = drawing.sheet?.isLargest ? "1:1，最大尺寸" : "1:1";
  expect(texts).toContain(drawing.kind === "wiring" ? "示意" : scale);
}

/** Expects bilingual layer names, known units and valid numbers. */
function expectOrder({ drawing, text, read }: File) {
  expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
  expect(read.header["$ACADVER"]).toBe("AC1021");
  expect(read.header["$INSUNITS"]).toBe(drawing.kind === "wiring" ? 0 : 4);
  const layers = Object.keys(read.tables.layer.layers).filter((layer) => layer !== "0");
  for (const layer of layers) expect(layer).toMatch(/^[\u4e00-\u9fff]+-[A-Z]+$/);
  expect(new Set(read.entities.map(({ layer }) => layer))).toEqual(new Set(layers));
  const own = { outline: "轮廓-OUTLINE", drilling: "中心线-CENTER", wiring: "导线-WIRE" }[drawing.kind];
  expect(layers).toEqual(expect.arrayContaining([own, "图框-FRAME"]));
}

/** Expects unique handles. */
function expectHandles({ text }: File) {
  const lines = text.split("\r\n");
  const handles = lines.filter((_, index) => index % 2 === 1 && /^(?:5|105)$/.test(lines[index - 1] ?? ""));
  expect(new Set(handles).size).toBe(handles.length);
}

/** All expectations of the file of a drawing. */
export function expectGoodFile(file: File) {
  if (file.drawing.kind === "outline") expectSize(file);
  if (file.drawing.kind === "drilling") expectOpenings(file);
  expectDimensions(file);
  expectWords(file);
  expectOrder(file);
  expectHandles(file);
}
