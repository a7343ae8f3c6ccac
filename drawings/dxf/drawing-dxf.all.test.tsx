import type DxfParser from "dxf-parser";
import { expect, test } from "vitest";
import { shippedProducts } from "@/db/test-content";
import { dimensionsOf, expectGoodFile, filesOf } from "./test-files";

type Read = NonNullable<ReturnType<DxfParser["parseSync"]>>;

const named = shippedProducts.flatMap(filesOf);

test("every product has its outline as a file", () => {
  const outlined = named.filter(({ drawing }) => drawing.kind === "outline").map(({ product }) => product);
  expect(new Set(outlined)).toEqual(new Set(shippedProducts));
});

test.each(named)("$name is what the product's texts and the page's drawing say", expectGoodFile);

test.each([
  ["LH-DM3-outline", [90, 126, 65, 35]],
  ["LH-SB250M-outline-2", [165, 140, 110]],
])("%s can be measured: %j mm", (name, measures) => {
  const found = named.find((file) => file.name === name);
  const measured = dimensionsOf(found?.read as Read).map((dimension) => dimension.actualMeasurement);
  expect(measured.toSorted((a, b) => a - b)).toEqual(measures.toSorted((a, b) => a - b));
});
