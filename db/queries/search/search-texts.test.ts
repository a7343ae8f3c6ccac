import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { searchSite } from "./search";

beforeAll(() => void testContentStore());

const productsFor = async (searched: string) =>
  (await searchSite({ searched, kind: "products", page: 1, limit: 50 })).hits;

test("a product that only mentions the ratings comes after those that have them, with its own values and what its kind cannot have", async () => {
  sharedStore().exec(
    "UPDATE products SET basicfunction = basicfunction || '，旁边是480 V、7%的支路' WHERE id = 1001",
  );
  const hits = await productsFor("480V 7%");
  const at = hits.findIndex(({ id }) => id === 1001);
  expect(hits[at]?.product).toMatchObject({
    isText: true,
    missed: "不符合 480 V：电容器额定电压 450 V；不符合 7%：此类产品没有电抗率",
    ordercode: "",
  });
  const above = hits.slice(0, at).map(({ product }) => product?.isText);
  expect(above.length).toBeGreaterThan(1);
  expect(above[0]).toBe(false);
});

test("if no product has the ratings, or none were requested, mentions are ranked like other hits", async () => {
  for (const searched of ["谐波", "3333V"])
    for (const { product } of await productsFor(searched)) expect(product?.isText, searched).toBe(false);
});
