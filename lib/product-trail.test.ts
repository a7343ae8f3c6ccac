import { expect, test } from "vitest";
import { categoryTrail, storedNames } from "./product-trail";

const path = [
  { id: 33, pid: 0, name: "电容补偿" },
  { id: 201, pid: 33, name: "智能集成电容器" },
  { id: 202, pid: 201, name: "共补型智能电容器" },
];
const stored = { pid: "33", menuName: "甲", sid: "201", submenuName: "乙", kid: "202", kName: "丙" };
const names = (choice: typeof stored) => storedNames(path, choice);

test("each level leads to its own place in the product list", () => {
  expect(categoryTrail(path).map(({ href }) => href)).toEqual([
    "/product_type_list/33",
    "/product_type_list/33?sid=201",
    "/product_type_list/33?sid=201&kid=202",
  ]);
});

test("stored names stand for the product's own chain", () => {
  expect(names(stored)).toEqual(["甲", "乙", "丙"]);
});

test("stored names of another chain are left aside, from the level where it parts", () => {
  expect(names({ ...stored, kid: "203" })).toEqual(["甲", "乙", "共补型智能电容器"]);
  expect(names({ ...stored, pid: "49" })).toEqual(["电容补偿", "智能集成电容器", "共补型智能电容器"]);
  expect(names({ ...stored, sid: "", submenuName: "" })).toEqual([
    "甲",
    "智能集成电容器",
    "共补型智能电容器",
  ]);
  expect(names({ ...stored, submenuName: "" })).toEqual(["甲", "智能集成电容器", "丙"]);
});
