import { expect, test } from "vitest";
import { titlePieces } from "./title-match";

const marked = (title: string, searched: string) =>
  titlePieces(title, searched)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join("");

test("matches are marked in the spelling of the title", () => {
  expect(marked("模块式SVG静止无功发生器", "svg")).toBe("模块式[SVG]静止无功发生器");
  expect(marked("ＳＶＧ装置", "svg")).toBe("[ＳＶＧ]装置");
  expect(marked("电容与电抗", "电")).toBe("[电]容与[电]抗");
});

test("special characters are matched literally, and a title without a match is unchanged", () => {
  expect(marked("抗谐波（7%）", "7%")).toBe("抗谐波（[7%]）");
  expect(marked("抗谐波", ".*")).toBe("抗谐波");
  expect(marked("抗谐波", "")).toBe("抗谐波");
});
