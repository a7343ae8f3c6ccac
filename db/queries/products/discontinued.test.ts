import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { storeWithProducts } from "@/db/testing/products";
import { discontinuedOf } from "./discontinued";
import { searchSite } from "@/db/queries/search/search";

beforeEach(() =>
  storeWithProducts([
    { id: 101, title: "电容器甲", type: 201 },
    { id: 102, title: "电容器乙", type: 201 },
  ]),
);

test("a discontinued product shows its date and successor at the next request", async () => {
  expect(discontinuedOf(101)).toBeUndefined();
  sharedStore().exec(
    "INSERT INTO discontinued_products (product, since, successor) VALUES (101, '2026-12-31', 102)",
  );
  expect(discontinuedOf(101)).toMatchObject({
    since: "2026-12-31",
    successor: { id: 102, title: "电容器乙" },
  });
  expect(discontinuedOf(102)).toBeUndefined();
  const { hits } = await searchSite({ searched: "电容器", page: 1, limit: 10 });
  expect(hits.map(({ id, isDiscontinued }) => [id, isDiscontinued])).toEqual([
    [101, true],
    [102, false],
  ]);
});

test("a product may be discontinued without a successor", () => {
  sharedStore().exec("INSERT INTO discontinued_products (product, since) VALUES (101, '2026-12-31')");
  expect(discontinuedOf(101)).toEqual({ since: "2026-12-31", successor: undefined });
});
