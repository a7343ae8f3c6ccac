import { expect, test } from "vitest";
import { categoryBreadcrumbs } from "./product-breadcrumbs";

const path = [
  { id: 33, pid: 0, name: "电容补偿" },
  { id: 201, pid: 33, name: "智能集成电容器" },
  { id: 202, pid: 201, name: "共补型智能电容器" },
];
test("each level leads to its own place in the product list", () => {
  expect(categoryBreadcrumbs(path).map(({ href }) => href)).toEqual([
    "/product_type_list/33?view=list",
    "/product_type_list/33?sid=201",
    "/product_type_list/33?sid=201&kid=202",
  ]);
});

test("the meters' own default is what their family shows: nothing else needs to be asked for", () => {
  expect(categoryBreadcrumbs([{ id: 49, pid: 0, name: "智能电表" }])[0]?.href).toBe("/product_type_list/49");
});
