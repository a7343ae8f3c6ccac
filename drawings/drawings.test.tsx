import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { products, shippedProducts } from "@/db/test-content";
import { DrawingSvg, drawingsOf } from ".";
import type { DrawingProduct } from "./geometry/drawing-product";
import { textWidth } from "./geometry/sheet";

/** Every drawing of a product as the file that visitors get. */
const filesOf = (product: DrawingProduct) =>
  drawingsOf(product).map((drawing) => ({
    ...drawing,
    file: renderToStaticMarkup(<DrawingSvg drawing={drawing} />),
  }));
const drawn = (product: DrawingProduct) =>
  filesOf(product)
    .map(({ file }) => file)
    .join("");
/** What is shipped is drawn, too: every product must hold what any drawing promises. */
const files = [...products, ...shippedProducts].flatMap((product) =>
  filesOf(product).map((drawing) => ({ ...drawing, model: product.model })),
);
const find = (model: string) => products.find((product) => product.model === model) as DrawingProduct;
const empty = { ...find("LH-PM96E"), shapesize: "按图纸", openingsize: "", deepin: "", wirecontent: "" };

test.each(products)("a product with sizes has its outline drawn: $model", (product) => {
  expect(drawingsOf(product).map(({ name }) => name)).toContain("outline");
});

test("a product without sizes and without a wiring text has no drawing", () => {
  expect(drawingsOf(empty)).toEqual([]);
});

test("the drawings of a product have names of their own, by kind", () => {
  expect(drawingsOf(find("LH-PM96E")).map(({ name }) => name)).toEqual([
    "outline",
    "drilling",
    "wiring",
    "wiring-2",
  ]);
});

test("no drawing holds a number that is none, or a style that the policy of the site forbids", () => {
  for (const { model, file } of files) {
    expect([model, file.match(/NaN|Infinity|undefined|style|class=/)]).toEqual([model, null]);
  }
});

test("a drawing weighs at most 9 KB, and says its size before it is loaded", () => {
  for (const { model, name, file, width, height } of files) {
    expect([model, name, file.length < 9216]).toEqual([model, name, true]);
    expect(file).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(width * height).toBeGreaterThan(0);
  }
});

/** From where to where the words of a drawing reach. */
const textsOf = (file: string) =>
  [...file.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].flatMap(([, attributes = "", text = ""]) => {
    if (attributes.includes("rotate")) return [];
    const x = Number(/ x="([-\d.]+)"/.exec(attributes)?.[1] ?? Number.NaN);
    const anchor = /text-anchor="(\w+)"/.exec(attributes)?.[1];
    const width = textWidth(text);
    const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
    return [{ text, left, right: left + width }];
  });

test("no words of a drawing are cut off at its edges", () => {
  for (const { model, name, file, width } of files) {
    const texts = textsOf(file);
    expect([model, name, texts.length > 0]).toEqual([model, name, true]);
    expect([model, name, texts.filter(({ left, right }) => !(left >= -2 && right <= width + 2))]).toEqual([
      model,
      name,
      [],
    ]);
  }
});

test("every drawing has a Chinese name and a description", () => {
  for (const { model, title, description } of files) {
    expect([model, title]).toEqual([model, expect.stringMatching(/[\u4e00-\u9fff]/)]);
    expect([model, description]).toEqual([model, expect.stringMatching(/[\u4e00-\u9fff]/)]);
  }
});

test("the figures on a drawing are those of the texts", () => {
  const meter = drawn(find("LH-PM96E"));
  for (const figure of [">96<", ">78<", ">≤72<", ">92（+0.8/0）<"]) expect(meter).toContain(figure);
  const capacitor = drawn(find("LH-ZCS"));
  for (const figure of [">310~350<", ">395<", ">80<", ">100<", ">375<", ">50<", ">4×φ7<"]) {
    expect(capacitor).toContain(figure);
  }
  expect(drawn(find("LH-DM1"))).toContain(">35<");
  expect(drawn(find("LH-BY"))).toContain(">M12<");
});

test("a product of a category that is new gets an outline by its mounting", () => {
  for (const model of ["LH-PM96E", "LH-DM1", "LH-BY", "LH-GBJ", "LH-SVG-W"]) {
    const [outline] = drawingsOf({ ...find(model), model: "X-1", type: 9999 });
    expect([model, outline?.kind]).toEqual([model, "outline"]);
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
      expect(drawn(product)).not.toMatch(/NaN|Infinity|undefined/);
    }
  }
});

test("every hole that a shipped product is drilled for has its diameter", () => {
  const bare = shippedProducts.flatMap((product) =>
    drawingsOf(product).flatMap(({ name, sheet }) =>
      sheet?.holes.some(({ diameter }) => diameter === undefined) ? [`${product.model} ${name}`] : [],
    ),
  );
  expect(bare).toEqual([]);
});
