import { expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { storeWithProducts } from "@/db/testing/products";
import { findTitles } from "./title-search";

const TITLES = [
  "智能电容器 LH-A%",
  "电容器",
  "ＬＨ－Ｂ 电容",
  "滤波_装置",
  "电",
  "LH-a 100%",
  "智能电",
  "容器",
];

const fill = () =>
  storeWithProducts(
    TITLES.map((title, at) => ({
      id: 101 + at,
      title,
      type: [33, 35, 201, 202, 301][at % 5] ?? 33,
      sort: at % 3,
    })),
  );
const found = (title: string, type?: number) => [...findTitles(title, type)].sort((a, b) => a - b);

test("part of a title finds it, in any case and width, each product once", () => {
  fill();
  expect(found("电")).toEqual([101, 102, 103, 105, 107]);
  expect(found("电容器")).toEqual([101, 102]);
  expect(found("lh-")).toEqual([101, 103, 106]);
  expect(found("ＬＨ－ａ")).toEqual([101, 106]);
  expect(found("%")).toEqual([101, 106]);
  expect(found("_")).toEqual([104]);
});

test("adjacent titles are not searched as one text", () => {
  fill();
  for (const title of ["电容器", "智能电"])
    for (const next of TITLES) expect(found(`${title}\0${next}`)).toEqual([]);
  expect(found("器电")).toEqual([]);
});

test("a category includes everything below it, nothing else", () => {
  fill();
  expect(found("电", 33)).toEqual([101, 103, 105]);
  expect(found("电", 201)).toEqual([103, 105]);
  expect(found("电", 999)).toEqual([]);
});

test("results are in list order: sort, newest, id, all descending", () => {
  fill();
  expect([...findTitles("电", undefined)]).toEqual([103, 105, 102, 107, 101]);
});

test("a renamed or deleted product is found, or not, at once", () => {
  fill();
  expect(found("容器")).toEqual([101, 102, 108]);
  sharedStore().exec(
    "UPDATE products SET title = '开关' WHERE id = 102; DELETE FROM products WHERE id = 108",
  );
  expect(found("容器")).toEqual([101]);
  expect(found("开关")).toEqual([102]);
});

test("an empty store has no results", () => {
  storeWithProducts([]);
  expect(found("电")).toEqual([]);
});
