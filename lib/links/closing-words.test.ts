import { expect, test } from "vitest";
import { CLOSING, closingOfSection } from "./closing-words";

test("a list ends with the closing text of its section", () => {
  expect(closingOfSection("news")).toBe(CLOSING.news);
  expect(closingOfSection("home")).toBe(CLOSING.home);
});
