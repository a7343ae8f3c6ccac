import { expect, test } from "vitest";
import type { Named } from "./name";
import { readPartsList } from "./read";
import { linesOf } from "./rows";

const MODELS: Record<string, number> = { lha: 1, a: 1, lhb: 2, lhby: 3, lhwm40: 4 };
/** Codes: `LH-A/10` and `LH-A/20+10` of the first product, `LH-BY/0.45-20` with or without `-3` of the third. */
async function find(text: string): Promise<Named | "faulty" | undefined> {
  const plain = text.toLowerCase().replace(/[\s-]/g, "");
  const product = MODELS[plain];
  if (product !== undefined && plain.length > 2) return { product, code: "", name: text };
  const code = ["LH-A/10", "LH-A/20+10", "LH-BY/0.45-20", "LH-BY/0.45-20-3"].find(
    (known) => known.toLowerCase().replace(/-/g, "") === plain,
  );
  if (code) return { product: code.startsWith("LH-A") ? 1 : 3, code, name: code };
  return /^lh(?:a|by)\/.*\d/.test(plain) ? "faulty" : undefined;
}

const CODE = { 1: "LH-A/10", 2: "LH-A/20+10" };
const read = async (text: string) =>
  (await readPartsList(linesOf(text), find)).map(({ named, quantity, note }) =>
    named ? [named.code || `#${named.product}`, quantity, note] : "unread",
  );

test.each([
  ["LH-A/10", 1, ""],
  ["LH-A/10 ×3", 3, ""],
  ["LH-A/10×3", 3, ""],
  ["LH-A/10 x3", 3, ""],
  ["LH-A/10 * 3台", 3, ""],
  ["LH-A/10 3台", 3, ""],
  ["LH-A/10，3套，急用", 3, "急用"],
  ["LH-A/10 两只", 2, ""],
  ["3台 LH-A/10", 3, ""],
  ["LH-A/10 3", 3, ""],
  ["LH-A/10\t3\t急用", 3, "急用"],
  ["急用\t3\tLH-A/10", 3, "急用"],
  ["LH-A/10,3,急用", 3, "急用"],
  ["LH-A/10  3  急用", 3, "急用"],
  ["1. LH-A/10 3台", 3, ""],
  ["（1）LH-A/10 3台", 3, ""],
  ["型号：LH-A/10 数量：3 备注：急用", 3, "急用"],
  ["ＬＨ－Ａ／１０　３台", 3, ""],
  ["lh a/10\t3", 3, ""],
  ["智能电容器 LH-A/10 3台 1#柜", 3, "智能电容器 1#柜"],
  ["LH-A\tLH-A/10\t3", 3, ""],
  ["LH-A LH-A/10 3台", 3, ""],
  ["LH-A/10\t用于2台变压器", 1, "用于2台变压器"],
  ["LH-A/10\t台\t3\t1200.50", 3, "1200.50"],
  ["LH-A/10\t3\t台\t1200", 3, ""],
  ["LH-A/10\t2026-12-01\t13912345678", 1, "2026-12-01，13912345678"],
])("%j is read as %s pieces with the note %j", async (line, quantity, note) => {
  expect(await read(line)).toEqual([["LH-A/10", quantity, note]]);
});

test("codes with blanks, codes followed by numbers, and models alone are distinguished", async () => {
  expect(await read("LH A/20+10 4\nLH-BY/0.45-20 3\nLH-BY/0.45-20-3\nLH-WM40 5\nlh b\t6\nLH-B 备用")).toEqual(
    [
      [CODE[2], 4, ""],
      ["LH-BY/0.45-20", 3, ""],
      ["LH-BY/0.45-20-3", 1, ""],
      ["#4", 5, ""],
      ["#2", 6, ""],
      ["#2", 1, "备用"],
    ],
  );
});

test("two codes in a line become two lines, each with its quantity", async () => {
  expect(await read("LH-A/10 2台，LH-BY/0.45-20 ×3，急用")).toEqual([
    ["LH-A/10", 2, ""],
    ["LH-BY/0.45-20", 3, "急用"],
  ]);
});

test.each([
  ["LH-A/99 3台"],
  ["LH-A\tLH-A/99\t3"],
  ["LH-A/10\tLH-B\t3"],
  ["XYZ-100 3台"],
  ["LH-A/10 0台"],
  ["LH-A/10 10000台"],
  ["配电房一"],
])("%j is not guessed", async (line) => {
  expect(await read(line)).toEqual(["unread"]);
});

test("columns are recognised by their headings in any order, and a total is not a line", async () => {
  const list = `项目配电房材料表
序号\t名称\t备注\t数量（台）\t单位\t规格型号\t安装位置
1\t智能电容器 5台装\t其中2台带通信\t12\t台\tLH-A/10\tAA1
2\t电表\t\t6\t块\tLH-B\t
3\t其他厂设备\t\t2\t台\tXYZ-9\tAA3
合计\t\t\t20`;
  expect(await read(list)).toEqual([
    "unread",
    ["LH-A/10", 12, "其中2台带通信，安装位置：AA1"],
    ["#2", 6, ""],
    "unread",
  ]);
});

test("line numbers are not quantities", async () => {
  expect(await read("1\tLH-A/10\n2\tLH-B\n3\tLH-WM40\t7")).toEqual([
    ["LH-A/10", 1, ""],
    ["#2", 1, ""],
    ["#4", 7, ""],
  ]);
  expect(await read("5\tLH-A/10\n2\tLH-B")).toEqual([
    ["LH-A/10", 5, ""],
    ["#2", 2, ""],
  ]);
});

test("a cell with several lines is one cell, and invisible characters are ignored", async () => {
  expect(await read('LH-A/10\t"急用\n""一周内"""\t3\r\nLH\u200b-B\u0007\t2')).toEqual([
    ["LH-A/10", 3, '急用 "一周内"'],
    ["#2", 2, ""],
  ]);
});

test("an invalid code is kept as such, with its quantity and the rest of the line", async () => {
  expect(await readPartsList(linesOf("智能电容器 LH-A/99 3台 1#柜\nXYZ-100 2台"), find)).toEqual([
    {
      ...{ written: "智能电容器 LH-A/99 3台 1#柜", named: undefined, faulty: "LH-A/99" },
      ...{ quantity: 3, note: "智能电容器 1#柜" },
    },
    { written: "XYZ-100 2台", named: undefined, faulty: undefined, quantity: 2, note: "XYZ-100" },
  ]);
});
