import { beforeEach, expect, test } from "vitest";
import { db } from "@/db/client";
import { content } from "@/db/testing/content";
import { registerRows } from "@/db/rows/register-rows";
import { sharedStore } from "@/db/connection";
import { productRegisters } from "@/db/schema-products";
import { storeWithProducts } from "@/db/testing/products";
import { getProduct } from "./product-details";
import { registersExample } from "./registers";

const [row] = registerRows(content).rows;
const map = String(row?.map);

beforeEach(
  () =>
    void storeWithProducts([
      { id: 11, title: "仪表" },
      { id: 12, title: "电容器" },
    ]),
);

test("a product has its stored registers, at the next request after a change", () => {
  expect([getProduct(11)?.registers, registersExample()]).toEqual([undefined, undefined]);
  db().insert(productRegisters).values({ product: 12, map }).run();
  expect(getProduct(12)?.registers).toMatchObject({ title: "三相电力仪表寄存器表", revision: "2.3" });
  expect([getProduct(11)?.registers, registersExample()?.product.id]).toEqual([undefined, 12]);
  sharedStore().exec(`UPDATE product_registers SET map = replace(map, '"2.3"', '"2.4"')`);
  expect(getProduct(12)?.registers?.revision).toBe("2.4");
});

test("an invalid stored register map is a fault with a message", () => {
  db().insert(productRegisters).values({ product: 12, map: '{"title":"表"}' }).run();
  expect(() => getProduct(12)).toThrow("revision");
});
