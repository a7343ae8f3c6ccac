import { expect, test } from "vitest";
import { categoryBreadcrumbs, productCrumb } from "./product-breadcrumbs";

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

test("a product alone in a category of its own name stands under it by its model, where it has one", () => {
  const labelOf = (title: string, model: string) => productCrumb({ id: 1, title, model }, path).label;
  expect(labelOf("智能电容器", "LH-ZC")).toBe("智能电容器");
  expect(labelOf("共补型智能电容器", "LH-ZC")).toBe("LH-ZC");
  expect(labelOf("共补型智能电容器", "")).toBe("共补型智能电容器");
});

test("the meters' own default is what their family shows: nothing else needs to be asked for", () => {
  expect(categoryBreadcrumbs([{ id: 49, pid: 0, name: "智能电表" }])[0]?.href).toBe("/product_type_list/49");
});
