import { expect, test } from "vitest";
import { modelPieces } from "@/lib/text/model-names";
import { writingHtml } from "./html";
import { personalIn } from "./personal";
import { blocksOf, isWriting, openingOf, plainWriting } from "./text";

test("a post is split into paragraphs, lists and code", () => {
  const text = [
    "现象：",
    "三台表不通",
    "",
    "- 终端电阻",
    "* 地址",
    "1. 先断电",
    "2、再查",
    "```",
    "01 03 <b>",
    "```",
    "完",
  ];
  expect(blocksOf(text.join("\n"))).toEqual([
    { kind: "words", lines: ["现象：", "三台表不通"] },
    { kind: "list", isNumbered: false, items: ["终端电阻", "地址"] },
    { kind: "list", isNumbered: true, items: ["先断电", "再查"] },
    { kind: "code", text: "01 03 <b>" },
    { kind: "words", lines: ["完"] },
  ]);
  expect(blocksOf("```\n没有结束")).toEqual([{ kind: "code", text: "没有结束" }]);
  expect(blocksOf("- ")).toEqual([{ kind: "words", lines: ["- "] }]);
});

test.each(["", "\n\n", "```", "```\n```", "- \n- ", "1.", "#".repeat(5000), "a".repeat(5000)])(
  "%j is parsed without a loop",
  (text) => {
    expect(blocksOf(text).length).toBeLessThan(4);
  },
);

test("invisible characters are removed, and line breaks are normalised", () => {
  expect(plainWriting(" \u200b甲\r\n乙\u2028丙\u202e\ufeff ")).toBe("甲\n乙\n丙");
  expect(isWriting("好好", { least: 2, most: 2 })).toBe(true);
  expect(isWriting(`e${"\u0301".repeat(4)}a`, { least: 2, most: 9 })).toBe(false);
  expect(isWriting("？？？", { least: 2, most: 9 })).toBe(false);
});

test("an excerpt is the first sentences, with the first item of a list that they introduce", () => {
  expect(openingOf("要。产生谐波。\n\n先估算：\n- 甲")).toBe("要。产生谐波。");
  expect(openingOf("按这个次序查：\n1. 先断电\n2. 再查")).toBe("按这个次序查：先断电……");
  expect(openingOf("- 甲\n- 乙")).toBe("甲");
  expect(openingOf("")).toBe("");
});

test("the feed shows markup as text", () => {
  expect(writingHtml('<script>"&\n- <b>')).toBe(
    "<p>&lt;script&gt;&quot;&amp;</p><ul><li>&lt;b&gt;</li></ul>",
  );
});

test("the model of a product is found as a whole, not inside a longer one", () => {
  const products = new Map([
    ["LH-ZCS", 1],
    ["LH-ZCS-G", 2],
  ]);
  expect(modelPieces("用 LH-ZCS，不是 LH-ZCS-G 或 LH-ZCS-X", products)).toEqual([
    { text: "用 ", product: undefined },
    { text: "LH-ZCS", product: 1 },
    { text: "，不是 ", product: undefined },
    { text: "LH-ZCS-G", product: 2 },
    { text: " 或 LH-ZCS-X", product: undefined },
  ]);
});

test.each([
  ["打 138 0013 8000 找我", ["手机号码"]],
  ["１３８００１３８０００", ["手机号码"]],
  ["座机 0571-88880000", ["电话号码"]],
  ["a.b@example.com", ["邮箱"]],
  ["11010519491231002x", ["身份证号"]],
  ["450V 20kvar 1000 kVA，订单号 202611240001，寄存器 40001", []],
])("%j contains personal data: %j", (text, kinds) => {
  expect(personalIn(text)).toEqual(kinds);
});
