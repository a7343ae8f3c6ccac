import { expect, test } from "vitest";
import { combinedChoice, combinedHref, withPage } from "./combined";

const TYPES = [17, 23, 25];

test("without parameters, the first tab is shown, with the first page of every list", () => {
  expect(combinedChoice(TYPES, {})).toEqual({ tab: 17, pages: { 17: 1, 23: 1, 25: 1 } });
});

test("tab and pages are read from the address; invalid values count as missing", () => {
  expect(combinedChoice(TYPES, { tab: "23", page25: "2" })).toEqual({
    tab: 23,
    pages: { 17: 1, 23: 1, 25: 2 },
  });
  expect(combinedChoice(TYPES, { tab: "99", page17: "0" })).toEqual(combinedChoice(TYPES, {}));
});

test("paging one list shows it and keeps the pages of the others", () => {
  const choice = combinedChoice(TYPES, { page17: "3", page25: "2" });
  expect(combinedHref("/solutionPage", TYPES, withPage(choice, 25, 4))).toBe(
    "/solutionPage?tab=25&page17=3&page25=4",
  );
});

test("a choice has one address, which is read as the same choice", () => {
  const choice = combinedChoice(TYPES, { tab: "25", page23: "2" });
  const address = combinedHref("/solutionPage", TYPES, choice);
  const query = Object.fromEntries(new URL(address, "http://test").searchParams);
  expect(combinedChoice(TYPES, query)).toEqual(choice);
  expect(combinedHref("/solutionPage", TYPES, combinedChoice(TYPES, {}))).toBe("/solutionPage");
});

test("a table is still a table on other tabs and pages", () => {
  const choice = combinedChoice(TYPES, { tab: "23", as: "table" });
  expect(combinedHref("/honor", TYPES, withPage(choice, 23, 2))).toBe("/honor?tab=23&page23=2&as=table");
  expect(combinedHref("/honor", TYPES, { ...choice, asTable: false })).toBe("/honor?tab=23");
});
