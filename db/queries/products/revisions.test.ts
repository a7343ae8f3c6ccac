import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { storeWithProducts } from "@/db/testing/products";
import { getProduct } from "./product-details";

const REVISE = "INSERT INTO product_revisions (product, number, date, changes) VALUES";

beforeEach(() => {
  storeWithProducts([{ id: 101, title: "电容器甲" }]);
  sharedStore().exec(`${REVISE} (101, 1, '2026-10-20', '[]')`);
});

test("a product has its revisions, newest first, a new one at the next request", () => {
  const first = { number: 1, date: "2026-10-20", changes: [] };
  expect(getProduct(101)?.revisions).toEqual([first]);
  const changes = [{ fact: "额定容量", before: "30 kvar", after: "40 kvar" }];
  sharedStore().prepare(`${REVISE} (101, 10, '2027-03-02', ?)`).run(JSON.stringify(changes));
  expect(getProduct(101)?.revisions).toEqual([{ number: 10, date: "2027-03-02", changes }, first]);
});

test("an invalid revision is a fault, not an empty line", () => {
  sharedStore().exec(`${REVISE} (101, 2, '2027-03-02', '[{"fact":"额定容量"}]')`);
  expect(() => getProduct(101)).toThrow("before");
});
