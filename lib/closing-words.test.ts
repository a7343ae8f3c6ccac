import { expect, test } from "vitest";
import { FAMILY_IDS } from "./catalog";
import { CLOSING, closingOfFamily, closingOfSection } from "./closing-words";

test("every family and every kind of page ends with words of its own", () => {
  const words = [...Object.values(CLOSING), ...FAMILY_IDS.map((id) => closingOfFamily(id))];
  expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
  expect(new Set(words.map(({ text }) => text)).size).toBe(words.length);
});

test("a list ends with its section's words, what has no family with those of the product centre", () => {
  expect(closingOfSection("news")).toBe(CLOSING.news);
  expect(closingOfSection("home")).toBe(CLOSING.home);
  expect(closingOfFamily()).toBe(CLOSING.productCentre);
});
