import { expect, test } from "vitest";
import { withEnglishRead } from "./english";

test.each([
  ["capacitor bank", "补偿柜"],
  ["Capacitor  Banks 400V", "补偿柜 400V"],
  ["capacitor 450V 30kvar", "电容器 450V 30kvar"],
  ["ACTIVE-HARMONIC FILTER 100A", "APF 100A"],
  ["detuned reactor 7%", "电抗器 7%"],
  ["ｃａｐａｃｉｔｏｒ", "电容器"],
])("the English search %s is read as %s", (typed, read) => {
  expect(withEnglishRead(typed)).toBe(read);
});

test.each(["LH-REACTOR", "capacitors2", "capacitorbank", "电容器", ""])("%j has no English word", (typed) => {
  expect(withEnglishRead(typed)).toBeUndefined();
});
