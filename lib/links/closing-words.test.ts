import { expect, test } from "vitest";
import { CLOSING, closingOfSection } from "./closing-words";

test("a list ends with its section's words", () => {
  expect(closingOfSection("news")).toBe(CLOSING.news);
  expect(closingOfSection("home")).toBe(CLOSING.home);
});
