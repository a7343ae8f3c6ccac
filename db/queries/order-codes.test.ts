import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { migrate } from "@/db/migrate/migrate";
import { exampleCodes, findOrderCode, nearestToCode, withSameHead } from "./order-codes";
import { getProduct } from "./products";

// The shipped content: its own codes are what must be found.
beforeAll(() => migrate(sharedStore(), "drizzle"));

test("a code is found in the store with its product", () => {
  const found = findOrderCode("lh-zcs/450-20 10");
  expect(found?.reading.code).toBe("LH-ZCS/450-20+10");
  expect(getProduct(found?.product.id ?? 0)?.code).toEqual(found?.product.grammar);
});

test("examples to try are codes", () => {
  const codes = exampleCodes().map(({ ordercode }) => ordercode);
  expect(codes).toHaveLength(3);
  for (const code of codes) expect(findOrderCode(code)?.reading.code).toBe(code);
});

test("where none fits, the nearest models are named, and others whose codes begin alike", () => {
  expect(nearestToCode("LH-PM69E-5A").length).toBeGreaterThan(0);
  const found = findOrderCode("LH-XCS/480-30-7%");
  expect(found && withSameHead(found.product).map(({ model }) => model)).toEqual(["LH-XCS-14"]);
});

test("a change of the store is seen at the next question", () => {
  expect(findOrderCode("LH-ZCS/450-20+10")).toBeDefined();
  sharedStore().exec("DELETE FROM product_codes WHERE product = 1001");
  expect(findOrderCode("LH-ZCS/450-20+10")?.reading.code).toBeUndefined();
  expect(getProduct(1001)?.code).toBeUndefined();
});
