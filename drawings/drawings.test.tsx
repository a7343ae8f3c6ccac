import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import { drawingsOf } from ".";
import type { DrawingProduct } from "./geometry/drawing-product";
import { expectSoundDrawings, filesOf } from "./test-drawings";

const drawn = (product: DrawingProduct) =>
  filesOf(product)
    .map(({ file }) => file)
    .join("");
const find = (model: string) => products.find((product) => product.model === model) as DrawingProduct;
const empty = { ...find("LH-PM96E"), shapesize: "按图纸", openingsize: "", deepin: "", wirecontent: "" };

test.each(products)("a product with a size has an outline: $model", (product) => {
  expect(drawingsOf(product).map(({ name }) => name)).toContain("outline");
});

test("a product without sizes and without a wiring text has no drawing", () => {
  expect(drawingsOf(empty)).toEqual([]);
});

test("the drawings of a product have unique names, by kind", () => {
  expect(drawingsOf(find("LH-PM96E")).map(({ name }) => name)).toEqual([
    "outline",
    "drilling",
    "wiring",
    "wiring-2",
  ]);
});

test.each(products)("the drawings of $model are valid, small and not clipped", expectSoundDrawings);

test.each(products)("holes, lamps and fans of $model are round, not oval", (product) => {
  for (const { name, file } of filesOf(product)) {
    const arcs = [...file.matchAll(/a([\d.]+) [\d.]+ 0 1 0 -?([\d.]+) 0/g)];
    const oval = arcs.filter(
      ([, radius, diameter]) => Math.abs(Number(radius) * 2 - Number(diameter)) > 0.001,
    );
    expect([name, oval.map(([arc]) => arc)]).toEqual([name, []]);
  }
});

test("the figures in a drawing are those of the texts", () => {
  const meter = drawn(find("LH-PM96E"));
  for (const figure of [">96<", ">78<", ">≤72<", ">92（+0.8/0）<"]) expect(meter).toContain(figure);
  const capacitor = drawn(find("LH-ZCS"));
  for (const figure of [">310~350<", ">395<", ">80<", ">100<", ">375<", ">50<", ">4×φ7<"]) {
    expect(capacitor).toContain(figure);
  }
  expect(drawn(find("LH-DM1"))).toContain(">35<");
  expect(drawn(find("LH-BY"))).toContain(">M12<");
});

test("a drawing of holes in the bottom has the dimensions of the bottom, which no other view shows", () => {
  const [holes] = filesOf(find("LH-ZCS")).filter(({ kind }) => kind === "drilling");
  for (const figure of [">395<", ">80<", ">375<", ">50<"]) expect(holes?.file).toContain(figure);
});

test("a product that names no outline gets one by its mounting", () => {
  for (const model of ["LH-PM96E", "LH-DM1", "LH-BY", "LH-GBJ", "LH-SVG-W"]) {
    const [outline] = drawingsOf({ ...find(model), model: "X-1", outline: "" });
    expect([model, outline?.kind]).toEqual([model, "outline"]);
  }
});

test("the number of parallel connectors is shown beside them and in the description", () => {
  const wirecontent = "<tr><td>连接器组（每极2~3只并联）</td><td>电源侧</td></tr>";
  const [sheet] = filesOf({ ...empty, wiring: ["changeover:interlock"], wirecontent });
  expect(sheet?.file).toContain(">每极2~3只<");
  expect(sheet?.description).toContain("市电与连接器组（每极2~3只并联）接入的应急电源");
});

test("the outline of a meter shows as many terminals as its two rows have", () => {
  const bores = (outline: string) =>
    drawingsOf({ ...find("LH-DM1"), outline })[0]?.marks.flatMap((mark) =>
      mark.kind === "path" && mark.role === "detail" ? [mark.data.match(/a/g)?.length ?? 0] : [],
    );
  // A circle consists of two arcs.
  expect(bores("dinMeterSmallTerminals")).toEqual([2 * (8 + 6)]);
});

test("unexpected texts never break a drawing", () => {
  const odd = [
    "",
    "×",
    "1×1×99999",
    "99999 mm×1 mm×1 mm",
    "φ×φ",
    "（宽×高×深）",
    "5×5×5；5×5×5",
    "-3×-4×-5",
    "<b>9×9×9</b>",
  ];
  for (const text of odd) {
    for (const { type, model } of products) {
      const product = { ...empty, type, model, shapesize: text, openingsize: text, deepin: text };
      expect(drawn(product)).not.toMatch(/NaN|Infinity|undefined/);
    }
  }
});
