import DxfParser, {
  type ICircleEntity,
  type IDimensionEntity,
  type IEntity,
  type ITextEntity,
} from "dxf-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shippedProducts } from "@/db/test-content";
import { drawingDxf, drawingNumber, DrawingSvg, drawingsOf } from "@/drawings";
import { readOpenings } from "@/drawings/geometry/openings";
import { readShapes } from "@/drawings/geometry/shape-size";

type Point = { x: number; y: number };
type Read = NonNullable<ReturnType<DxfParser["parseSync"]>>;

const revisions = [{ number: 2, date: "2026-01-31", changes: [] }];

/** Every file of every shipped product, as a program reads it that did not write it. */
const files = shippedProducts.flatMap((product) =>
  drawingsOf(product).map((drawing) => {
    const text = drawingDxf(drawing, { model: product.model, revisions });
    return { product, drawing, text, read: new DxfParser().parseSync(text) as Read };
  }),
);
const named = files.map((file) => ({ ...file, name: drawingNumber(file.product.model, file.drawing.name) }));
const ofKind = (kind: string) => named.filter(({ drawing }) => drawing.kind === kind);
const outlines = ofKind("outline");
const drillings = ofKind("drilling");

const on = (read: Read, layer: string) =>
  read.entities.filter((entity) => entity.layer.endsWith(`-${layer}`));
const isText = (entity: IEntity): entity is ITextEntity => entity.type === "TEXT";
const textsOf = (read: Read) =>
  [...read.entities, ...Object.values(read.blocks).flatMap(({ entities }) => entities ?? [])]
    .filter(isText)
    .map(({ text }) => text);
const dimensionsOf = (read: Read) =>
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

test("every product has its outline, and every drawing of the page, as a file", () => {
  expect(outlines.length).toBeGreaterThanOrEqual(shippedProducts.length);
  expect(drillings.length).toBeGreaterThan(20);
  expect(ofKind("wiring").length).toBeGreaterThan(50);
});

test.each(outlines)(
  "the outline of $name is as large as the product, to a thousandth",
  ({ product, drawing, read }) => {
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
  },
);

test.each([
  ["LH-PM96E-outline", [96, 96, 72, 78]],
  ["LH-GBJ-outline", [2200, 800, 800]],
  ["LH-ZCS-outline", [350, 80, 395, 100]],
  ["LH-DM3-outline", [90, 126, 65, 35]],
  ["LH-BY-outline", [280, 116]],
  ["LH-SB250M-outline-2", [165, 140, 110]],
  ["LH-KCT-outline-2", [150, 125, 50, 80, 50]],
  ["LH-PM96E-drilling", [92, 92]],
  ["LH-ZCS-drilling", [50, 375]],
])("%s can be measured: %j mm", (name, measures) => {
  const found = named.find((file) => file.name === name);
  const measured = dimensionsOf(found?.read as Read).map((dimension) => dimension.actualMeasurement);
  expect(measured.toSorted((a, b) => a - b)).toEqual(measures.toSorted((a, b) => a - b));
});

test.each(drillings)(
  "what is cut or drilled by $name is where the text says, and as large",
  ({ product, read }) => {
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
    expect(spans.toSorted()).toEqual(distances.toSorted());
    const bore = Number(holes?.callout.split("φ")[1] ?? 0);
    const drilled = circlesOf(cut);
    expect(drilled.map(({ radius }) => radius * 2)).toEqual(Array(bore ? holes?.count : 0).fill(bore));
    if (bore === 0) return;
    const { width, height } = extentsOf(drilled);
    const between = [width - bore, height - bore].map((side) => Number(side.toFixed(3)));
    expect(between.filter((side) => side > 0).toSorted()).toEqual(distances.toSorted());
  },
);

test.each(named)("the dimensions of $name measure what they say", ({ read }) => {
  for (const { text, actualMeasurement, linearOrAngularPoint1: a, linearOrAngularPoint2: b } of dimensionsOf(
    read,
  )) {
    const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
    expect(Math.abs(apart - actualMeasurement)).toBeLessThan(0.001);
    if (text) expect(text.match(/\d+(?:\.\d+)?/g)?.map(Number)).toContain(actualMeasurement);
  }
});

test.each(named)(
  "$name shows every word of the page's drawing, and its title block",
  ({ name, product, drawing, read }) => {
    const svg = renderToStaticMarkup(<DrawingSvg drawing={drawing} />);
    const shown = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = ""]) => words);
    const texts = textsOf(read);
    expect(texts).toEqual(expect.arrayContaining(shown.filter((words) => words !== "")));
    const block = [drawing.title, product.model, name, "V1.1 · 2026-01-31", "澜衡电气"];
    expect(texts).toEqual(expect.arrayContaining(block));
    expect(texts).toContain(drawing.kind === "wiring" ? "示意" : "1:1");
  },
);

test.each(named)(
  "$name is in order: layers of two names, known units, numbers that are numbers",
  ({ drawing, text, read }) => {
    expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(read.header["$ACADVER"]).toBe("AC1021");
    expect(read.header["$INSUNITS"]).toBe(drawing.kind === "wiring" ? 0 : 4);
    const layers = Object.keys(read.tables.layer.layers).filter((layer) => layer !== "0");
    for (const layer of layers) expect(layer).toMatch(/^[\u4e00-\u9fff]+-[A-Z]+$/);
    expect(new Set(read.entities.map(({ layer }) => layer))).toEqual(new Set(layers));
    const own = { outline: "轮廓-OUTLINE", drilling: "中心线-CENTER", wiring: "导线-WIRE" }[drawing.kind];
    expect(layers).toEqual(expect.arrayContaining([own, "图框-FRAME"]));
  },
);

test.each(named)("everything in $name has a handle of its own", ({ text }) => {
  const lines = text.split("\r\n");
  const handles = lines.filter((_, index) => index % 2 === 1 && /^(?:5|105)$/.test(lines[index - 1] ?? ""));
  expect(new Set(handles).size).toBe(handles.length);
});

test("the same drawing is the same bytes whenever it is made", () => {
  for (const { product, drawing, text } of named.slice(0, 20)) {
    const [again] = drawingsOf(product).filter(({ name }) => name === drawing.name);
    if (!again) throw new Error("gone");
    expect(drawingDxf(again, { model: product.model, revisions })).toBe(text);
  }
});

test("a model that no file could be called by still names its drawing", () => {
  expect(drawingNumber("LH-ZCS/450 (新)", "outline")).toBe("LH-ZCS-450-新--outline");
});
