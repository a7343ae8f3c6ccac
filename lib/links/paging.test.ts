import { expect, test } from "vitest";
import { listData, pageCount, pageOf, pageOffset, pagerWindow } from "./paging";

test.each([
  [0, 12, 1],
  [1, 12, 1],
  [12, 12, 1],
  [13, 12, 2],
  [57, 12, 5],
])("%d items with %d per page make %d pages", (total, limit, pages) => {
  expect(pageCount(total, limit)).toBe(pages);
});

test("the first page starts at the first item, the last possible one at an exact number", () => {
  expect(pageOffset({ page: 1, limit: 12 })).toBe(0);
  expect(pageOffset({ page: 3, limit: 12 })).toBe(24);
  expect(pageOffset({ page: Number.MAX_SAFE_INTEGER, limit: 100 })).toBe(Number.MAX_SAFE_INTEGER);
});

test("a page of an array has its items and the total", () => {
  expect(pageOf(["a", "b", "c"], { page: 2, limit: 2 })).toEqual({ items: ["c"], total: 3 });
  expect(pageOf(["a"], { page: 2, limit: 2 })).toEqual({ items: [], total: 1 });
});

test("a list has the format of the API contract", () => {
  expect(listData({ items: ["a"], total: 57 }, { page: 1, limit: 12 })).toEqual({
    data: ["a"],
    total: 57,
    per_page: 12,
    current_page: 1,
    last_page: 5,
  });
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("on page %d of %d the pager shows %j", (page, pages, shown) => {
  expect(pagerWindow(page, pages)).toEqual(shown);
});
