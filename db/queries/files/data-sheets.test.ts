import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { getProducts } from "@/db/queries/products/product-details";
import { parametersOf } from "@/db/queries/products/parameters";
import { testContentStore } from "@/db/testing/store";
import { dataSheetOf } from "./data-sheets";

beforeAll(() => void testContentStore());
afterAll(closeStore);

test("the table of a data sheet leaves out only what is elsewhere on the sheet", () => {
  const [product] = getProducts([1001]);
  if (!product) throw new Error("1001 is gone");
  const keysIn = (groups: ReturnType<typeof parametersOf>) =>
    groups.flatMap(({ lines }) => lines.map(({ key }) => key));
  const elsewhere = ["functions", "order-code", "standards"];
  const all = keysIn(parametersOf(product));
  expect(all).toEqual(expect.arrayContaining(elsewhere));
  expect(keysIn(dataSheetOf(product).groups)).toEqual(all.filter((key) => !elsewhere.includes(key)));
});
