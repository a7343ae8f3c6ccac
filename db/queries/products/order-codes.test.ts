import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import {
  exampleCodes,
  findOrderCode,
  nearCodes,
  nearestToCode,
  orderCodesIn,
  withSameHead,
} from "./order-codes";
import { getProduct } from "./product-details";

beforeAll(() => void testContentStore());

test("a code is found with its product", () => {
  const found = findOrderCode("lh-zcs/450-20 10");
  expect(found?.reading.code).toBe("LH-ZCS/450-20+10");
  expect(getProduct(found?.product.id ?? 0)?.code).toEqual(found?.product.grammar);
});

test("the examples are valid codes", () => {
  const codes = exampleCodes().map(({ ordercode }) => ordercode);
  expect(codes).toHaveLength(3);
  for (const code of codes) expect(findOrderCode(code)?.reading.code).toBe(code);
});

test("for an unknown model, the nearest models and those with similar codes are suggested", () => {
  expect(nearestToCode("LH-PM69E-5A").length).toBeGreaterThan(0);
  const found = findOrderCode("LH-XCS/480-30-7%");
  expect(found && withSameHead(found.product).map(({ model }) => model)).toEqual(["LH-XCS-14"]);
});

test("a search finds every code, valid or faulty, and none in words", () => {
  const of = (searched: string) =>
    orderCodesIn(searched).map(({ product: { model }, reading }) => [model, reading.code ?? "faulty"]);
  expect(of("LH-ZCS/450-20+10，LH-CK200/5A")).toEqual([
    ["LH-ZCS", "LH-ZCS/450-20+10"],
    ["LH-CK200", "LH-CK200/5A"],
  ]);
  for (const faulty of ["LH-ZCS/480-20+10", "LH-PM96E-5A-380-C"])
    expect(of(faulty), faulty).toEqual([[expect.any(String), "faulty"]]);
  for (const words of ["LH-ZCS", "LH-ZCS 开孔", "LH-PM96E RS485", "谐波治理", "450V 20kvar", ""])
    expect(of(words), words).toEqual([]);
});

test("an impossible code gets similar codes with their products", () => {
  expect(nearCodes("LH-XCS/525-30-7%").map(({ product, code }) => [product.model, code])).toEqual([
    ["LH-XCS-7", "LH-XCS/480-30-7%"],
    ["LH-XCS-14", "LH-XCS/525-30-14%"],
  ]);
});

test("a change of the store shows at the next request", () => {
  expect(findOrderCode("LH-ZCS/450-20+10")).toBeDefined();
  sharedStore().exec("DELETE FROM product_codes WHERE product = 1001");
  expect(findOrderCode("LH-ZCS/450-20+10")?.reading.code).toBeUndefined();
  expect(getProduct(1001)?.code).toBeUndefined();
});
