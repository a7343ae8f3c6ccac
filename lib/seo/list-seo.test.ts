import { expect, test } from "vitest";
import { combinedChoice } from "@/lib/routes/combined";
import { combinedMetadata, listMetadata } from "./list-seo";
import { COMBINED, LISTS } from "@/lib/routes/section-lists";

const TOTALS = { 17: 20, 23: 20, 25: 20 };
const canonical = (
  given: Record<string, string>,
  info: Parameters<typeof combinedMetadata>[0] = COMBINED.solutions,
) => {
  const types = info.parts.map(({ type }) => type);
  const { alternates, robots } = combinedMetadata(info, combinedChoice(types, given), TOTALS);
  return [new URL(String(alternates?.canonical)).href.replace(/^https?:\/\/[^/]+/, ""), robots];
};

test("each page of a list is an address of its own", () => {
  const first = listMetadata(LISTS.city, { page: 1, total: 20 });
  const second = listMetadata(LISTS.city, { page: 2, total: 20 });
  expect(String(first.alternates?.canonical)).toMatch(/\/cm_city$/);
  expect(String(second.alternates?.canonical)).toMatch(/\/cm_city\?page=2$/);
  expect(second.title).toBe("智慧城市解决方案（第 2 页）");
  expect([first.robots, second.robots]).toEqual([undefined, undefined]);
});

test("a page past the end stays out of the index", () => {
  expect(listMetadata(LISTS.city, { page: 3, total: 20 }).robots).toEqual({ index: false, follow: true });
  expect(listMetadata(LISTS.city, { page: 1, total: 0 }).robots).toBeUndefined();
  expect(canonical({ tab: "23", page23: "9" })[1]).toEqual({ index: false, follow: true });
});

test("the tabs of a combined page are one address; later pages are those of the list's own page", () => {
  expect(canonical({})[0]).toBe("/solutionPage");
  expect(canonical({ tab: "23", page17: "2" })[0]).toBe("/solutionPage");
  expect(canonical({ tab: "23", page23: "2", page17: "2" })[0]).toBe("/cm_agriculture?page=2");
});

test("honours have no page besides the combined one: a later page stays there, without the other lists", () => {
  expect(canonical({ tab: "57", page57: "2", page61: "2" }, COMBINED.honours)[0]).toBe(
    "/honor?tab=57&page57=2",
  );
});
