import type DxfParser from "dxf-parser";
import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import { drawingDxf, drawingNumber, drawingsOf } from "@/drawings";
import { OUTLINES } from "@/drawings/outline/family";
import { dimensionsOf, expectGoodFile, expectSize, filesOf, revisions } from "./test-files";

type Read = NonNullable<ReturnType<DxfParser["parseSync"]>>;

const named = products.flatMap(filesOf);

test("an outline of every product and every drawing of the page can be downloaded as a file", () => {
  const outlined = named.filter(({ drawing }) => drawing.kind === "outline").map(({ product }) => product);
  expect(new Set(outlined)).toEqual(new Set(products));
  for (const kind of ["drilling", "wiring"])
    expect(named.filter(({ drawing }) => drawing.kind === kind).length).toBeGreaterThan(5);
});

test.each(named)("$name matches the texts of the product and the drawing on the page", expectGoodFile);

test.each(OUTLINES)("an outline of family %s has the width, height and depth of the product", (outline) => {
  const [product] = products;
  if (!product) throw new Error("no product");
  const shapesize = outline === "cylinder" ? "φ116 mm×280 mm" : "78 mm×135 mm×115 mm（宽×高×深）";
  for (const file of filesOf({ ...product, outline, shapesize }))
    if (file.drawing.kind === "outline") expectSize(file);
});

test.each([
  ["LH-PM96E-outline", [96, 96, 72, 78]],
  ["LH-GBJ-outline", [2200, 800, 800]],
  ["LH-ZCS-outline", [350, 80, 395, 100]],
  ["LH-BY-outline", [280, 116]],
  ["LH-KCT-outline-2", [150, 125, 50, 80, 50]],
  ["LH-PM96E-drilling", [92, 92]],
  ["LH-ZCS-drilling", [50, 80, 375, 395]],
  ["LH-DM3-outline", [90, 126, 65, 35]],
  ["LH-SB250M-outline-2", [165, 140, 110]],
])("%s measures %j mm", (name, measures) => {
  const found = named.find((file) => file.name === name);
  const measured = dimensionsOf(found?.read as Read).map((dimension) => dimension.actualMeasurement);
  expect(measured.toSorted((a, b) => a - b)).toEqual(measures.toSorted((a, b) => a - b));
});

test("a drawing that is generated again has the same bytes", () => {
  for (const { product, drawing, text } of named.slice(0, 20)) {
    const [again] = drawingsOf(product).filter(({ name }) => name === drawing.name);
    if (!again) throw new Error("gone");
    expect(drawingDxf(again, { model: product.model, revisions })).toBe(text);
  }
});

test("a model with characters that file names cannot have still gives a file name", () => {
  expect(drawingNumber("LH-ZCS/450 (新)", "outline")).toBe("LH-ZCS-450-新--outline");
});
