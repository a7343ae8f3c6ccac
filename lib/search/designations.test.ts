import { expect, test } from "vitest";
import { withDesignationsRead } from "./designations";

test.each([
  ["BSMJ", "并联电容器"],
  ["bsmj0.45-30-3", "并联电容器 0.45kV 30kvar"],
  ["ＢＫＭＪ０．４５－３０－３ 12台", "并联电容器 0.45kV 30kvar 12台"],
  ["BSMJ 0.45-30-3", "并联电容器 0.45kV 30kvar"],
  ["BKMJ 450V 30kvar", "并联电容器 450V 30kvar"],
  ["换BSMJ电容", "换 并联电容器 电容"],
  ["CKSG-2.1/0.45-7", "串联电抗器 0.45kV 7%"],
  ["CKSG-2.1/0.45-7% 铜", "串联电抗器 0.45kV 7% 铜"],
  ["BH-0.66 200/5", "互感器 200/5"],
  ["DTS1352 4G", "三相 电能表 4G"],
])("the generic type designation %s is read as %s", (typed, read) => {
  expect(withDesignationsRead(typed)).toBe(read);
});

test.each(["LH-BSMJ", "BSMJX", "DTSY666", "电容器 450V", ""])("%j has no type designation", (typed) => {
  expect(withDesignationsRead(typed)).toBeUndefined();
});
