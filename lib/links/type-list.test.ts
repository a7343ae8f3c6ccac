import { expect, test } from "vitest";
import { choiceAt, typeListView } from "./type-list";
import { searchHref, typeListHref } from "./type-list-address";

const node = (id: number, pid: number, name = String(id)) => ({ id, pid, name });
const capacitors = {
  ...node(33, 0),
  lists: [
    { ...node(201, 33), listss: [node(202, 201), node(203, 201)] },
    { ...node(47, 33), listss: [] },
  ],
};
const meters = {
  ...node(49, 0),
  lists: [
    { ...node(139, 49), listss: [node(245, 139), node(246, 139)] },
    { ...node(248, 49), listss: [node(249, 248)] },
  ],
};
const always = () => true;

test("without a choice a family shows the products of the whole family", () => {
  expect(typeListView(capacitors, {}, always)).toMatchObject({ entry: undefined, listed: 33, page: 1 });
});

test("without a choice smart meters show the products of the first child of their first sub-entry", () => {
  const view = typeListView(meters, {}, always);
  expect([view.entry?.id, view.child?.id, view.listed]).toEqual([139, 245, 245]);
});

test("a sub-entry shows its introduction", () => {
  expect(typeListView(capacitors, { sid: "201" }, always).listed).toBeUndefined();
  expect(typeListView(meters, { sid: "248" }, always).listed).toBeUndefined();
});

test("a sub-entry without an introduction shows its products", () => {
  expect(typeListView(capacitors, { sid: "47" }, () => false).listed).toBe(47);
});

test("the introduction leads to the products of the sub-entry", () => {
  expect(typeListView(capacitors, { sid: "201", view: "list", page: "3" }, always)).toMatchObject({
    listed: 201,
    page: 3,
  });
});

test("a third-level choice shows its products, whichever sub-entry is in the address", () => {
  const view = typeListView(capacitors, { sid: "47", kid: "203" }, always);
  expect([view.entry?.id, view.child?.id, view.listed]).toEqual([201, 203, 203]);
});

test("addresses with the same list have one canonical choice", () => {
  const list = { sid: 139, kid: 245 };
  for (const choice of [{}, { sid: "139" }, { kid: "245" }, { sid: "139", kid: "245" }])
    expect(typeListView(meters, choice, always).canonical, JSON.stringify(choice)).toEqual(list);
  expect(typeListView(meters, { sid: "248" }, always).canonical).toEqual({ sid: 248 });
  expect(typeListView(meters, { view: "list" }, always).canonical).toEqual({ list: true });
  expect(typeListView(capacitors, {}, always).canonical).toEqual({ sid: undefined });
  expect(typeListView(capacitors, { view: "list" }, always).canonical).toEqual({});
});

test("a choice that the family does not have is ignored", () => {
  expect(typeListView(capacitors, { sid: "139", kid: "245" }, always).listed).toBe(33);
  expect(typeListView(meters, { sid: "nonsense" }, always).listed).toBe(245);
});

test("addresses have the choice and omit the first page", () => {
  expect(typeListHref(33)).toBe("/product_type_list/33");
  expect(typeListHref(33, { sid: 201, kid: 202, page: 2 })).toBe(
    "/product_type_list/33?sid=201&kid=202&page=2",
  );
  expect(typeListHref(33, { sid: 201, list: true })).toBe("/product_type_list/33?sid=201&view=list");
  expect(searchHref(49, "仪表 & 96%")).toBe("/product_type_list/49?title=%E4%BB%AA%E8%A1%A8+%26+96%25");
});

test("the whole list of a family has an address if the default is another list", () => {
  const view = typeListView(meters, { view: "list", page: "2" }, always);
  expect([view.entry, view.listed, view.page]).toEqual([undefined, 49, 2]);
});

test("the next page of a list keeps the choice in the address, and stays without one for the default", () => {
  const address = (choice: object) =>
    typeListHref(49, { ...typeListView(meters, choice, always).asked, page: 2 });
  expect(address({})).toBe("/product_type_list/49?page=2");
  expect(address({ view: "list" })).toBe("/product_type_list/49?view=list&page=2");
  expect(address({ sid: "139" })).toBe("/product_type_list/49?sid=139&page=2");
  expect(address({ sid: "139", kid: "246" })).toBe("/product_type_list/49?sid=139&kid=246&page=2");
  expect(address({ sid: "9999" })).toBe("/product_type_list/49?page=2");
});

test("an address of a lower category shows its family with that choice, unless the address has a choice", () => {
  const path = [node(33, 0), node(201, 33), node(202, 201)];
  expect(choiceAt(path, {})).toEqual({ sid: "201", kid: "202" });
  expect(choiceAt(path.slice(0, 2), { page: "2" })).toEqual({ sid: "201", page: "2" });
  expect(choiceAt(path, { sid: "47" })).toEqual({ sid: "47" });
  expect(choiceAt(path.slice(0, 1), {})).toEqual({});
});
