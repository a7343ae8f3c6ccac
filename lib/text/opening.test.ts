import { expect, test } from "vitest";
import { opening } from "./opening";

test.each([
  ["要。变频器产生谐波。", 80, "要。变频器产生谐波。"],
  ["要。变频器产生谐波。", 8, "要。"],
  ["这一句比限度长，也不从中间断开。", 5, "这一句比限度长，也不从中间断开。"],
  ["不是容量不足。按下面的公式核对：", 80, "不是容量不足。"],
  ["按这个次序查：", 80, "按这个次序查……"],
  ["六月是“安全生产月”。", 80, "六月是“安全生产月”。"],
  ["没有句号", 80, "没有句号"],
  ["", 80, ""],
])("the beginning of %j with %i characters is %j", (text, most, begins) => {
  expect(opening(text, most)).toBe(begins);
});
