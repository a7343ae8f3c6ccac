import { expect, test } from "vitest";
import { canonicalOfTypePage, listOfTypePage, typePageOf } from "./type-pages";

const node = (id: number) => ({ id, pid: 0, name: String(id) });

test("a product leads back to the nearest type page above it", () => {
  expect(typePageOf([node(33), node(47), node(208)]).href).toBe("/prod_type47");
  expect(typePageOf([node(33), node(201), node(202)]).href).toBe("/prod_type33");
});

test("a family without a type page has a product list", () => {
  expect(typePageOf([node(122), node(260), node(261)]).href).toBe("/product_type_list/122?view=list");
});

test("a type page leads to its product list, whatever was chosen there before, and has that canonical address", () => {
  const [family, type, meters] = [node(33), node(47), node(49)];
  expect(listOfTypePage([family])).toBe("/product_type_list/33?view=list");
  expect(canonicalOfTypePage([family])).toBe("/product_type_list/33");
  expect(canonicalOfTypePage([meters])).toBe("/product_type_list/49?view=list");
  expect(canonicalOfTypePage([family, type])).toBe(listOfTypePage([family, type]));
  expect(listOfTypePage([])).toBe("/products");
});
