import { expect, test } from "vitest";
import { categoryBreadcrumbs, productCrumb } from "./product-breadcrumbs";

const path = [
  { id: 33, pid: 0, name: "电容补偿" },
  { id: 201, pid: 33, name: "智能集成电容器" },
  { id: 202, pid: 201, name: "共补型智能电容器" },
];
test("each level leads to its part of the product list", () => {
  expect(categoryBreadcrumbs(path).map(({ href }) => href)).toEqual([
    "/product_type_list/33?view=list",
    "/product_type_list/33?sid=201",
    "/product_type_list/33?sid=201&kid=202",
  ]);
});

test("the only product of a category with the same name is shown by its model, if it has one", () => {
  const labelOf = (title: string, model: string) => productCrumb({ id: 1, title, model }, path).label;
  expect(labelOf("智能电容器", "LH-ZC")).toBe("智能电容器");
  expect(labelOf("共补型智能电容器", "LH-ZC")).toBe("LH-ZC");
  expect(labelOf("共补型智能电容器", "")).toBe("共补型智能电容器");
});

test("the default list of meters needs no parameters in its link", () => {
  expect(categoryBreadcrumbs([{ id: 49, pid: 0, name: "智能电表" }])[0]?.href).toBe("/product_type_list/49");
});
