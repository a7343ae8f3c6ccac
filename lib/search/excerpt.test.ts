import { expect, test } from "vitest";
import { excerpt, joined, marked, markedOnce } from "./excerpt";

const hits = (text: string, searched: string) =>
  marked(text, searched)
    .filter(({ isHit }) => isHit)
    .map((piece) => piece.text);

test("a searched figure is marked where it is a whole number, not inside another", () => {
  expect(hits("75 kW，短路容量 17.9 MVA，电抗率 7%，7.5 A", "7%")).toEqual(["7%"]);
  expect(hits("480V，14800 V", "480V")).toEqual(["480V"]);
});

test("a percentage is marked with its sign, and nowhere without it", () => {
  expect(hits("LH-XCS-7、5、7次谐波，电抗率 7％ 或 7 %，480 V", "480V 30kvar 7%")).toEqual([
    "7％",
    "7 %",
    "480 V",
  ]);
  expect(hits("LH-XCS-7，7%", "lh-xcs-7")).toEqual(["LH-XCS-7"]);
});

test("an excerpt starts near the first match", () => {
  const text = `${"变压器与电缆".repeat(20)}75 kW ${"电动机与水泵".repeat(20)}电抗率 7%`;
  const pieces = excerpt(text, "7%");
  expect(pieces.map((piece) => piece.text).join("")).toContain("电抗率 7%");
});

test("an excerpt starts with the sentence of the first match, and has an ellipsis otherwise", () => {
  const shown = (text: string) =>
    excerpt(text, "谐振")
      .map((piece) => piece.text)
      .join("");
  const before = "补偿".repeat(50);
  expect(shown(`${before}。投切时发生谐振，烧毁电容。`)).toBe("投切时发生谐振，烧毁电容。");
  expect(shown(`${before}发生谐振。`)).toMatch(/^…补偿.*发生谐振。$/);
});

test("an excerpt ends with a sentence if there is room, and never before the last searched word", () => {
  const shown = (text: string, searched: string) =>
    excerpt(text, searched)
      .map((piece) => piece.text)
      .join("");
  const sentence = `谐波${"补偿".repeat(30)}。`;
  expect(shown(`${sentence}${"切除".repeat(40)}。`, "谐波")).toBe(sentence);
  expect(shown(`${sentence}闪变${"切除".repeat(40)}。`, "谐波 闪变")).toMatch(/^谐波.+。闪变.+…$/);
  expect(shown(`谐波。${"切除".repeat(60)}。`, "谐波")).toMatch(/^谐波。切除.+…$/);
});

test("an excerpt is the part with the most searched words", () => {
  const text = `变频器多的配电室先测谐波。${"补偿".repeat(60)}。医院的谐波来自影像设备。`;
  const shown = excerpt(text, "医院 谐波").map((piece) => piece.text);
  expect(shown.join("")).toBe("医院的谐波来自影像设备。");
});

test("an excerpt never splits a figure from its unit, or a model", () => {
  const shown = (text: string, searched = "") =>
    excerpt(text, searched)
      .map((piece) => piece.text)
      .join("");
  for (let room = 78; room < 92; room += 1) {
    expect(shown(`${"补".repeat(room)}1250 kVA变压器${"偿".repeat(60)}`)).not.toMatch(/(?:1\d*|k|kV) ?…$/);
    expect(shown(`${"补".repeat(room)}LH-APF-W有源滤波器${"偿".repeat(60)}`)).not.toMatch(
      /(?:L|H|-|A|P|F)…$/,
    );
  }
  for (let room = 10; room < 30; room += 1)
    expect(shown(`${"补".repeat(90)}1250 kVA${"偿".repeat(room)}谐振`, "谐振")).not.toMatch(
      /^…(?:\d{0,3} ?k?VA|A|0)/,
    );
});

test("below a title, each searched word is marked once, at its first occurrence", () => {
  const marks = (searched: string) =>
    markedOnce("谐波大时先测谐波，医院里的谐波来自影像设备，医院各层不同", searched)
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join("");
  expect(marks("谐波")).toBe("[谐波]大时先测谐波，医院里的谐波来自影像设备，医院各层不同");
  expect(marks("医院 谐波")).toBe("[谐波]大时先测谐波，[医院]里的谐波来自影像设备，医院各层不同");
});

test("no line breaks inside a partly marked model", () => {
  const texts = (text: string, searched: string) => joined(marked(text, searched)).map((piece) => piece.text);
  expect(texts("取LH-APF-G一面", "apf")).toEqual(["取LH-\u2060", "APF", "-\u2060G一面"]);
  expect(texts("-40 ℃以下", "以下")).toEqual(["-40 ℃", "以下"]);
  expect(texts("取APF-", "apf")).toEqual(["取", "APF", "-"]);
});
