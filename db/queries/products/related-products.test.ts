import { afterAll, beforeAll, expect, test } from "vitest";
import { listCasesOfProducts } from "@/db/queries/articles/case-cards";
import { usedTogether } from "@/db/queries/articles/used-together";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { closeStore, sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { getProductNeighbours } from "./product-neighbours";
import { getProduct } from "./product-details";
import { listProducts, productsNear } from "./products";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const product = (id: number) => {
  const found = getProduct(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
};
const neighboursOf = (id: number) =>
  getProductNeighbours({ id, category: productsNear(product(id), 4).shared });
const idsIn = (type: number) => listProducts({ type, page: 1, limit: 100 }).items.map(({ id }) => id);

test("related products are others, of the same category first, then of the family", () => {
  const near = productsNear(product(1001), 3).related.map(({ id }) => id);
  const own = idsIn(product(1001).type).filter((id) => id !== 1001);
  expect(near).toHaveLength(3);
  expect(near.slice(0, own.length)).toEqual(own);
  expect(idsIn(33)).toEqual(expect.arrayContaining(near));
  expect(near).not.toContain(1001);
});

test("a product's page shows none of only the same family", () => {
  const { kin, related } = productsNear(product(1001), 100);
  const near = kin.map(({ id }) => id);
  const [, second] = getCategoryPath(product(1001).type);
  expect(near.length).toBeGreaterThan(0);
  expect([1001, ...near].sort()).toEqual(idsIn(second?.id ?? 0).sort());
  expect(near.length).toBeLessThan(related.length);
});

test("products used together in cases are listed, most frequent first", () => {
  const together = sharedStore().prepare(
    'SELECT "case" FROM case_products GROUP BY 1 HAVING COUNT(*) > 1 LIMIT 1',
  );
  const [one, other] = sharedStore()
    .prepare('SELECT product FROM case_products WHERE "case" = ?')
    .pluck()
    .all(together.pluck().get()) as number[];
  expect(usedTogether(one!)).toContain(other);
  expect(usedTogether(one!)).not.toContain(one);
  expect(usedTogether(1)).toEqual([]);
});

test("querying related products does not change the category path", () => {
  const before = getCategoryPath(202).map(({ id }) => id);
  productsNear(product(1001), 4);
  expect(getCategoryPath(202).map(({ id }) => id)).toEqual(before);
});

test("previous and next follow the order of the list and end with it", () => {
  const { type } = product(1001);
  const list = idsIn(type);
  list.forEach((id, at) => {
    const { previous, next } = neighboursOf(id);
    expect([previous?.id, next?.id]).toEqual([list[at - 1], list[at + 1]]);
  });
});

test("a single product in its category has neighbours in the parent category", () => {
  const alone = idsIn(33).find((id) => idsIn(product(id).type).length === 1);
  expect(alone).toBeDefined();
  const { previous, next } = neighboursOf(alone ?? 0);
  expect(previous ?? next).toBeDefined();
});

test("cases of a product have picture and caption", () => {
  const used = sharedStore().prepare("SELECT product FROM case_products LIMIT 1").pluck().get() as number;
  const [first] = listCasesOfProducts([used], 3);
  expect(first).toMatchObject({ title: expect.any(String), image: expect.stringMatching(/^\/media\//) });
});
