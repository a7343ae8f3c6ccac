import { expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { storeWithProducts } from "@/db/testing/products";
import { getProduct, getProducts } from "./product-details";

const ids = Array.from({ length: 250 }, (_, index) => index + 1);
const idsOf = (asked: readonly number[]) => getProducts(asked).map(({ id }) => id);

test("products are in the requested order, cached or not, and updated after a change", () => {
  storeWithProducts(ids.slice(0, 3).map((id) => ({ id, title: "电容器", type: 201 })));
  const first = getProduct(1);
  expect(idsOf([3, 1, 99])).toEqual([3, 1]);
  expect(getProducts([3, 1])[1]).toBe(first);
  sharedStore().exec("UPDATE products SET title = '电抗器' WHERE id = 1");
  expect(getProducts([3, 1]).map(({ title }) => title)).toEqual(["电容器", "电抗器"]);
});

test("more products than the cache holds are all returned", () => {
  storeWithProducts(ids.map((id) => ({ id, title: "电容器", type: 201 })));
  expect(idsOf([5, 2])).toEqual([5, 2]);
  expect(idsOf(ids)).toEqual(ids);
  expect(idsOf([...ids].reverse())).toEqual([...ids].reverse());
});
