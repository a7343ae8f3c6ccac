import { expect, test } from "vitest";
import { productData } from "./product-data";

const TEXTS = {
  title: "发生器",
  model: "LH-X",
  ordercode: "LH-X/400",
  images: "",
  basicfunction: "连续可调。",
};
const property = (key: string, text: string) => ({ key, name: key, text, unit: "", values: [] });

test("structured data says purpose and order code of a product once, and every other parameter", () => {
  const parameters = [
    property("functions", TEXTS.basicfunction),
    property("order-code", TEXTS.ordercode),
    property("cooling", "风冷"),
  ];
  const data = productData(TEXTS, parameters, "电能质量", "/newdetail/1");
  expect(data).toMatchObject({ description: TEXTS.basicfunction, mpn: TEXTS.ordercode });
  expect(data).toMatchObject({ additionalProperty: [{ name: "cooling", value: "风冷" }] });
});
