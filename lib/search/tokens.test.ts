import { expect, test } from "vitest";
import { excerpt, marked } from "./excerpt";
import { isSlip } from "./slip";
import { codeOf, tokensOf, withoutFillers, wordsOf } from "./tokens";

test("a text is split into characters, words and numbers, in half width", () => {
  expect(tokensOf("ＬＨ-PM96E 0.5S级 92×92")).toEqual([
    "lh",
    "pm",
    "96",
    "e",
    "0",
    "5",
    "s",
    "级",
    "92",
    "x",
    "92",
  ]);
});

test("a code is a single word, in any notation", () => {
  for (const code of ["LH-ZCS/450-20+10", "lh zcs 450 20 10", "ＬＨＺＣＳ４５０２０１０"])
    expect(codeOf(code)).toBe("lhzcs4502010");
});

test("sizes are equal with and without units, blanks and signs", () => {
  for (const size of ["96 mm×96 mm", "96x96mm", "96 * 96 mm", "96 X 96 mm"])
    expect(tokensOf(size), size).toEqual(["96", "x", "96"]);
  expect(tokensOf("0x10")).toEqual(["0", "x", "10"]);
});

test("words without meaning are ignored, also between others, unless the search has no other words", () => {
  expect(withoutFillers("SVG 和 电容 混合")).toBe("SVG 电容 混合");
  expect(withoutFillers("电容器与电抗器的配合")).toBe("电容器 电抗器 配合");
  expect(withoutFillers("电容 电抗")).toBeUndefined();
  expect(withoutFillers("和")).toBeUndefined();
});

test("words are split at blanks, and between Chinese and Latin", () => {
  expect(wordsOf("SVG模块 12路")).toEqual([["svg"], ["模", "块"], ["12", "路"]]);
  expect(wordsOf("0.5S级，无功补偿")).toEqual([
    ["0", "5", "s", "级"],
    ["无", "功", "补", "偿"],
  ]);
});

test.each([
  ["pm96e", "pm96f", true],
  ["pm96e", "pm69e", true],
  ["pm96e", "pm96", true],
  ["pm96e", "pmm96e", true],
  ["pm96e", "pm96e", true],
  ["pm96e", "pm72e", false],
  ["pm96e", "p96", false],
])("%s and %s differ by one typing error: %s", (a, b, expected) => {
  expect(isSlip(a, b)).toBe(expected);
  expect(isSlip(b, a)).toBe(expected);
});

test("searched words are marked in any notation", () => {
  expect(marked("标配RS485与450 V", "rs-485 450V")).toEqual([
    { text: "标配", isHit: false },
    { text: "RS485", isHit: true },
    { text: "与", isHit: false },
    { text: "450 V", isHit: true },
  ]);
});

test("an excerpt surrounds the first match", () => {
  const text = `${"前".repeat(200)}谐波${"后".repeat(200)}`;
  const pieces = excerpt(text, "谐波");
  expect(pieces.find(({ isHit }) => isHit)?.text).toBe("谐波");
  expect(pieces.map((piece) => piece.text).join("").length).toBeLessThan(100);
});
