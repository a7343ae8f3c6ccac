import { expect, test } from "vitest";
import { products } from "@/db/test-content";
import { drawingFaults, drawingGaps } from "./check";

const [product] = products as [(typeof products)[number]];

test.each(products)("a product with readable texts has nothing to be mended: $model", (one) => {
  expect([...drawingFaults(one), ...drawingGaps(one)]).toEqual([]);
});

test.each([
  [{ shapesize: "约一人高" }, "shapesize", "外形尺寸读不出来"],
  [{ shapesize: "96 mm×96 mm" }, "shapesize", "外形尺寸读不出来"],
  [{ shapesize: "5×5×5；5×5×5" }, "shapesize", "同一种外形写了两次"],
  [{ wiring: [] }, "wirecontent", "没有写用哪种接线图"],
])("what cannot be drawn is said with its field: %o", (fields, field, says) => {
  const faults = drawingFaults({ ...product, ...fields });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ field, says: expect.stringContaining(says) });
});

test("a product that names no schematic needs none while there is no wiring text", () => {
  expect(drawingFaults({ ...product, wiring: [], wirecontent: "" })).toEqual([]);
});

test("what the texts leave out is said as a gap, and is no fault", () => {
  const bare = { ...product, shapesize: "", deepin: "按柜体" };
  expect(drawingFaults(bare)).toEqual([]);
  expect(drawingGaps(bare).map(({ field }) => field)).toEqual(["shapesize", "deepin"]);
});
