import { expect, test } from "vitest";
import { codeCount, codeSpans } from "./code-spans";

test.each([
  [["E02", "E03", "E08", "H01", "H03"], "E02~E08、H01~H03"],
  [["A00", "A01~A04", "F00", "F02~F05"], "A00~A04、F00~F05"],
  [["闪1次", "闪3次", "过温灯亮"], "闪1次~闪3次、过温灯亮"],
  [["----", "过压、欠压", "缺相"], "----、过压、欠压、缺相"],
  [["A00"], "A00"],
  [[], ""],
])("the codes %j are shortened to %j", (codes, told) => expect(codeSpans(codes)).toBe(told));

test.each([
  [["E02", "E03", "H01"], 3],
  [["A00", "A01~A04", "F00", "F01", "F02~F05"], 11],
  [["闪1次", "闪3次", "过温灯亮"], 3],
  [["----", "过压、欠压", "缺相"], 4],
  [[], 0],
])("the codes %j are counted as %i", (codes, count) => expect(codeCount(codes)).toBe(count));
