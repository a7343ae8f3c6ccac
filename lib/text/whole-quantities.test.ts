import { expect, test } from "vitest";
import { wholeQuantities } from "./whole-quantities";

test.each([
  ["订 12 × 30 kvar（额定 450 V）", "订 12 × 30~kvar（额定 450~V）"],
  ["k = 0.05 kW/kvar，t = 500 h", "k = 0.05~kW/kvar，t = 500~h"],
  ["GB/T 14549-1993 附录C；GB 50227-2017 5.2", "GB/T~14549-1993 附录C；GB~50227-2017 5.2"],
  ["投入 12 级时谐振次数 7.7", "投入 12 级时谐振次数 7.7"],
])("%j ends no line between a number and its unit", (text, whole) => {
  expect(wholeQuantities(text)).toBe(whole.replaceAll("~", "\u00A0"));
});
