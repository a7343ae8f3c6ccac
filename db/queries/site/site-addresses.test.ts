import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { picturePaths } from "@/lib/pictures";
import { chinaTime } from "@/lib/seo/page-metadata";
import { testContentStore } from "@/db/testing/store";
import { listAddresses } from "./site-addresses";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const listed = (path: string) =>
  listAddresses()?.find(({ address }) => address === `http://localhost:3000${path}`);
const newest = (where: string) =>
  chinaTime(
    sharedStore()
      .prepare(
        `SELECT max(max(createtime, updatetime)) FROM products WHERE id IN (SELECT product FROM product_categories WHERE ${where})`,
      )
      .pluck()
      .get() as string,
  );

test("crawlers get a product's pictures and the date of its last change", () => {
  const [row] = sharedStore()
    .prepare("SELECT id, images, max(createtime, updatetime) AS changed FROM products LIMIT 1")
    .all() as {
    id: number;
    images: string;
    changed: string;
  }[];
  expect(listed(`/newdetail/${row?.id}`)).toEqual({
    address: `http://localhost:3000/newdetail/${row?.id}`,
    changed: chinaTime(row?.changed ?? ""),
    pictures: [...new Set(picturePaths(row?.images ?? "").split(","))].map(
      (path) => `http://localhost:3000${path}`,
    ),
  });
});

test("only a product with registers has its register page in the sitemap, with the same date", () => {
  const ids = (where: string) =>
    sharedStore().prepare(`SELECT id FROM products WHERE id ${where}`).pluck().all() as number[];
  const mapped = ids("IN (SELECT product FROM product_registers)");
  expect(mapped.length).toBeGreaterThan(5);
  for (const id of mapped)
    expect(listed(`/newdetail/${id}/registers`)).toMatchObject({
      changed: listed(`/newdetail/${id}`)?.changed,
      pictures: [],
    });
  for (const id of ids("NOT IN (SELECT product FROM product_registers)"))
    expect(listed(`/newdetail/${id}/registers`)).toBeUndefined();
});

test("a list has the date of its own products, introductions and fixed pages none", () => {
  expect(listed("/product_type_list/33")?.changed).toBe(newest("category = 33"));
  expect(listed("/prod_type41")).toBeUndefined();
  expect(listed("/product_type_list/33?sid=201")).toMatchObject({ changed: undefined });
  expect(listed("/about")).toMatchObject({ changed: undefined, pictures: [] });
});

test("every address is in the sitemap once, the meters' default list by its canonical one", () => {
  const all = listAddresses()?.map(({ address }) => address) ?? [];
  expect(new Set(all).size).toBe(all.length);
  expect(listed("/product_type_list/49?sid=139&kid=245")).toBeDefined();
  for (const twin of ["49", "49?sid=139"]) expect(listed(`/product_type_list/${twin}`)).toBeUndefined();
});

test("lists beside an introduction, and every later page of a list, are in the sitemap", () => {
  expect(listed("/product_type_list/33?sid=201&view=list")?.changed).toBe(newest("category = 201"));
  const insert = sharedStore().prepare(
    "INSERT INTO news (type, title, createtime) VALUES (21, '新闻', '2026-11-23 08:00:00')",
  );
  for (let nth = 0; nth < 30; nth++) insert.run();
  expect(listed("/news?page=2")?.changed).toBeDefined();
  expect(listed("/news?page=99")).toBeUndefined();
  const honours = sharedStore().prepare("INSERT INTO honours (type, tilte) VALUES (57, '证书')");
  for (let nth = 0; nth < 30; nth++) honours.run();
  expect(listed("/honor?tab=57&page57=2")).toBeDefined();
});
