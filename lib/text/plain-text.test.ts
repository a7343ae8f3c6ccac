import { expect, test } from "vitest";
import { plainText } from "./plain-text";

test("HTML becomes the text that a reader sees", () => {
  expect(plainText("<h2>型号</h2>\n<p>LH-ZCS&nbsp;&lt;&#160;A&amp;B</p>{{订货代码}}")).toBe(
    "型号 LH-ZCS < A&B",
  );
  expect(plainText("&amp;lt;")).toBe("&lt;");
  expect(plainText("")).toBe("");
});
