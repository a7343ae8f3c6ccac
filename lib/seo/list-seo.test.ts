import { expect, test } from "vitest";
import { combinedChoice } from "@/lib/links/combined";
import { combinedMetadata, listMetadata } from "./list-seo";
import { COMBINED, LISTS } from "@/lib/links/section-lists";

const canonical = (
  given: Record<string, string>,
  info: Parameters<typeof combinedMetadata>[0] = COMBINED.solutions,
) => {
  const types = info.parts.map(({ type }) => type);
  const { alternates } = combinedMetadata(info, combinedChoice(types, given));
  return new URL(String(alternates?.canonical)).href.replace(/^https?:\/\/[^/]+/, "");
};

test("each page of a list has its own canonical address", () => {
  const first = listMetadata(LISTS.city, 1);
  const second = listMetadata(LISTS.city, 2);
  expect(String(first.alternates?.canonical)).toMatch(/\/cm_city$/);
  expect(String(second.alternates?.canonical)).toMatch(/\/cm_city\?page=2$/);
  expect(second.title).toBe("智慧城市解决方案（第 2 页）");
  expect([first.robots, second.robots]).toEqual([undefined, undefined]);
});

test("the tabs of a combined page share an address; later pages have that of the separate list", () => {
  expect(canonical({})).toBe("/solutionPage");
  expect(canonical({ tab: "23", page17: "2" })).toBe("/solutionPage");
  expect(canonical({ tab: "23", page23: "2", page17: "2" })).toBe("/cm_agriculture?page=2");
});

test("honours have only the combined page: a later page has its address, without the other lists", () => {
  expect(canonical({ tab: "57", page57: "2", page61: "2" }, COMBINED.honours)).toBe("/honor?tab=57&page57=2");
});
