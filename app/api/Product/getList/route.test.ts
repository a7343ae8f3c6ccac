import { beforeEach, describe, expect, test } from "vitest";
import { call } from "@/app/api/test-call";
import { storeWithProducts } from "@/db/testing/products";
import { POST } from "./route";

type Found = { data: { id: number; image: string }[]; total: number };

const list = async (fields: Record<string, string>) => (await call(POST, fields)).body;
const found = async (fields: Record<string, string>) => {
  const { data, total } = (await list(fields)).data as Found;
  return { ids: data.map(({ id }) => id), total };
};

describe("search by title", () => {
  beforeEach(() => {
    storeWithProducts([
      { id: 1, title: "LH-APF 有源滤波器" },
      { id: 2, title: "ＬＨ－ＳＶＧ静止无功发生器", type: 202 },
      { id: 3, title: "智能电容 100%容量", type: 301 },
      { id: 4, title: "智能_电容 aab", type: 201 },
      { id: 5, title: 'it\'s "quoted" \\ 表', type: 35 },
      { id: 6, title: "𠮷野电表 😀灯", type: 35 },
    ]);
  });

  test.each([
    ["一个字", "器", [2, 1]],
    ["two letters", "ap", [1]],
    ["two Chinese", "电容", [4, 3]],
    ["three and more", "有源滤波器", [1]],
    ["any case", "lh-ApF", [1]],
    ["half width finds full width", "LH-SVG", [2]],
    ["full width finds half width", "ｌｈ－ａｐｆ", [1]],
    ["the part that both hold", "lh-", [2, 1]],
    ["a plain percent", "%", [3]],
    ["a full-width percent", "％容", [3]],
    ["a plain underscore", "_", [4]],
    ["underscore in words", "能_电", [4]],
    ["pieces that are there but not in this order", "容电", []],
    ["a piece repeated", "aa", [4]],
    ["a piece repeated too often", "aaa", []],
    ["quotes", "it's \"q", [5]],
    ["a backslash", "\\", [5]],
    ["a rare character", "𠮷", [6]],
    ["a rare character in words", "𠮷野", [6]],
    ["an emoji", "😀灯", [6]],
    ["blanks around are not searched", "  电容　", [4, 3]],
    ["a blank between is", "能 电", []],
    ["nothing like it", "变压器", []],
    ["SQL", "' OR 1=1 --", []],
    ["a star", "*", []],
  ])("%s: %j", async (_name, title, ids) => {
    expect(await found({ title })).toEqual({ ids, total: ids.length });
  });

  test("an empty title and blanks alone are no title", async () => {
    expect((await found({ title: "" })).total).toBe(6);
    expect((await found({ title: " 　" })).total).toBe(6);
  });

  test("100 characters are allowed, 101 are not; a rare character counts as one", async () => {
    expect(await found({ title: "电".repeat(100) })).toEqual({ ids: [], total: 0 });
    expect(await found({ title: "𠮷".repeat(100) })).toEqual({ ids: [], total: 0 });
    expect(await list({ title: "电".repeat(101) })).toEqual({ code: 0, msg: "参数错误", data: null });
  });

  test("a title and a type together find what has both", async () => {
    expect(await found({ title: "电容", type: "33" })).toEqual({ ids: [4, 3], total: 2 });
    expect(await found({ title: "电容", type: "301" })).toEqual({ ids: [3], total: 1 });
    expect(await found({ title: "电容", type: "35" })).toEqual({ ids: [], total: 0 });
    expect(await found({ title: "电容", type: "abc" }).catch(() => "refused")).toBe("refused");
  });

  test("results are paged in list order", async () => {
    storeWithProducts(
      Array.from({ length: 25 }, (_, index) => ({ id: index + 1, title: `电表${index}`, sort: index % 3 })),
    );
    const pages = [];
    for (const page of ["1", "2", "3"])
      pages.push(...(await found({ title: "电表", limit: "10", page })).ids);
    const all = (await found({ limit: "100" })).ids;
    expect(pages).toEqual(all);
    expect(await found({ title: "电表", limit: "10", page: "4" })).toEqual({ ids: [], total: 25 });
  });

  test("follows the store when a title changes or a product goes", async () => {
    const store = storeWithProducts([{ id: 1, title: "旧名称" }]);
    store.exec("UPDATE products SET title = '新名称ＸＹ' WHERE id = 1");
    expect(await found({ title: "旧名" })).toEqual({ ids: [], total: 0 });
    expect(await found({ title: "称xy" })).toEqual({ ids: [1], total: 1 });
    store.exec("DELETE FROM products");
    expect(await found({ title: "称xy" })).toEqual({ ids: [], total: 0 });
  });
});

describe("type", () => {
  beforeEach(() => {
    storeWithProducts([
      { id: 1, title: "甲", type: 33 },
      { id: 2, title: "乙", type: 201 },
      { id: 3, title: "丙", type: 301 },
      { id: 4, title: "丁", type: 202 },
    ]);
  });

  test.each([
    ["33", [3, 2, 1]],
    ["201", [3, 2]],
    ["301", [3]],
    ["35", [4]],
    ["999", []],
  ])("%s is that category and all below it", async (type, ids) => {
    expect(await found({ type })).toEqual({ ids, total: ids.length });
  });

  test("follows a category that moves, and a product that moves", async () => {
    const store = storeWithProducts([{ id: 3, title: "丙", type: 301 }]);
    store.exec("UPDATE categories SET pid = 35 WHERE id = 201");
    expect(await found({ type: "33" })).toEqual({ ids: [], total: 0 });
    expect(await found({ type: "35" })).toEqual({ ids: [3], total: 1 });
    store.exec("UPDATE products SET type = 33 WHERE id = 3");
    expect(await found({ type: "33" })).toEqual({ ids: [3], total: 1 });
  });
});

test("the picture of an item is the first of its pictures, and none where it has none", async () => {
  const store = storeWithProducts([
    { id: 1, title: "甲" },
    { id: 2, title: "乙" },
  ]);
  store.exec("UPDATE products SET images = '' WHERE id = 2");
  expect((await list({})).data).toMatchObject({
    data: [
      { id: 2, title: "乙", image: "", basicfunction: "功能2" },
      { id: 1, title: "甲", image: "/media/1-a.webp", basicfunction: "功能1" },
    ],
  });
});
