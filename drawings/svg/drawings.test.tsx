import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { products, shippedProducts } from "@/db/test-content";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { DimensionDrawing } from "./dimension-drawing";
import { WiringDrawing } from "./wiring-drawing";

const dimensions = (product: DrawingProduct) => renderToStaticMarkup(<DimensionDrawing product={product} />);
const wiring = (product: DrawingProduct) => renderToStaticMarkup(<WiringDrawing product={product} />);
/** What is shipped is drawn, too: every product must hold what any drawing promises. */
const drawn = [...products, ...shippedProducts].flatMap((product) => [
  { model: product.model, markup: dimensions(product) },
  { model: product.model, markup: wiring(product) },
]);
const find = (model: string) => products.find((product) => product.model === model) as DrawingProduct;
const empty = { ...find("LH-PM96E"), shapesize: "按图纸", openingsize: "", deepin: "", wirecontent: "" };

test.each(products)("a product with sizes has its dimensions drawn: $model", (product) => {
  expect(dimensions(product)).toContain("<svg");
});

test("a product without sizes and without a wiring text has no drawing", () => {
  expect(dimensions(empty) + wiring(empty)).toBe("");
});

test("no drawing holds a number that is none, or a style that the policy of the site forbids", () => {
  for (const { model, markup } of drawn) {
    expect([model, markup.match(/NaN|Infinity|undefined|style=/)]).toEqual([model, null]);
  }
});

test("a drawing weighs at most 8 KB", () => {
  for (const { model, markup } of drawn) {
    const heaviest = Math.max(0, ...(markup.match(/<svg.*?<\/svg>/g) ?? []).map((svg) => svg.length));
    expect([model, heaviest < 8192]).toEqual([model, true]);
  }
});

test("every figure is an image with a Chinese name and a description of its own", () => {
  for (const { model, markup } of drawn) {
    const svgs = markup.match(/<svg/g)?.length ?? 0;
    expect([model, markup.match(/role="img" aria-label="[^"]*[\u4e00-\u9fff]/g)?.length ?? 0]).toEqual([
      model,
      svgs,
    ]);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect([model, new Set(ids).size]).toEqual([model, svgs]);
  }
});

test("the figures on a drawing are those of the texts", () => {
  const meter = dimensions(find("LH-PM96E"));
  for (const figure of [">96<", ">78<", ">≤72<", ">92（+0.8/0）<"]) expect(meter).toContain(figure);
  const capacitor = dimensions(find("LH-ZCS"));
  for (const figure of [">310~350<", ">395<", ">80<", ">100<", ">375<", ">50<", ">4×φ7<"]) {
    expect(capacitor).toContain(figure);
  }
  expect(dimensions(find("LH-DM1"))).toContain(">35<");
  expect(dimensions(find("LH-BY"))).toContain(">M12<");
});

test("a product of a category that is new gets an outline by its mounting", () => {
  for (const model of ["LH-PM96E", "LH-DM1", "LH-BY", "LH-GBJ", "LH-SVG-W"]) {
    expect(dimensions({ ...find(model), model: "X-1", type: 9999 })).toContain("<svg");
  }
});

test("texts of any kind never break a drawing", () => {
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
      expect(dimensions(product)).not.toMatch(/NaN|Infinity|undefined/);
    }
  }
});
