import { expect, test } from "vitest";
import { asTyped } from "./typed";

test.each([
  ["APF 柜 9999A", "apf", "APF"],
  ["lh-ZCS/450 电容", "lhzcs450", "lh-ZCS/450"],
  ["ＡＰＦ柜", "apf", "APF"],
  ["带(60)a的表", "(60)a", "(60)a"],
  ["电容", "电抗", "电抗"],
])("in the search %s, the word %s is quoted as %s", (searched, word, typed) => {
  expect(asTyped(searched, word)).toBe(typed);
});
