import { expect, test } from "vitest";
import { codePath } from "./code-path";

test("every dark module is drawn, those side by side as one", () => {
  expect(
    codePath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe("M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z");
});
