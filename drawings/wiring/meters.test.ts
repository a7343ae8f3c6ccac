import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { describeSchematic } from "./describe";
import { wiringOf } from "./wiring";

const captions = (model: string) =>
  wiringOf(products.find((product) => product.model === model) as DrawingProduct).map(
    ({ caption }) => caption,
  );

test("transformers that plug into the slots of a meter are not called split cores", () => {
  expect(captions("LH-MC12")).toEqual(["三相四线，插接式互感器箭头指向负荷"]);
  expect(captions("LH-WM40")).toEqual(["三相四线，开口式互感器箭头指向负荷"]);
});

test("a miniature breaker with a neutral pole has the same name as in its order code", () => {
  expect(captions("LH-SB63")).toContain("3P+N，N线必须经过N极");
});

test("terminals of an auxiliary supply are not described as those of the working supply", () => {
  const meter = products.find(({ model }) => model === "LH-TM33") as DrawingProduct;
  const row = (job: string) =>
    wiringOf({
      ...meter,
      wirecontent: `<tr><td>2、4、6</td><td>UA、UB、UC</td></tr><tr><td>辅1、辅2</td><td>${job}</td></tr>`,
    })
      .map(describeSchematic)
      .join("");
  expect(row("辅助工作电源（选配）")).toContain("接辅助电源");
  expect(row("工作电源")).toContain("接工作电源");
});
