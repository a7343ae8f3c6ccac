import { expect, test } from "vitest";
import { codePath } from "./qr-path";

test("every dark module is drawn, adjacent ones as one line", () => {
  expect(
    codePath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe("M0 0h2m1 0h1M1 2h3");
});
