import { expect, test } from "vitest";
import { BREAK } from "./phrase-marks";
import { phrasedPieces, phrasesOf } from "./phrases";

test.each([
  "市政|综合体|配电|电能质量与|能效|一体化|方案",
  "台区|三相|不平衡|治理：|换相|开关与|电力电子|装置|怎么选",
  "LH-SVG-MH|高密度|混合|补偿|模块|进入|批量|供货",
  "临澜|火车站|站房|照明|三次|谐波|治理",
  "功率因数≥0.95，|滤波容量|200 A",
  "同批|物料|查得出",
  "开展|“停电—验电—放电—|接地”|实操|比武",
])("a heading breaks between technical terms, never inside one: %s", (title) => {
  expect(phrasesOf(title.replaceAll("|", ""))).toEqual(title.split("|"));
});

test.each([
  ["10 kV线路柱上无功补偿装置", "10 kV"],
  ["额定电流 250 A 的断路器", "250 A "],
  ["600 m，35 mm²铝线", "35 mm²"],
  ["外形图（480 V/30 kvar/7%）", "（480 V/30 kvar/7%）"],
  ["GB/T 15945-2008将于11月1日实施", "GB/T 15945-2008"],
  ["管理办法4月1日起施行", "4月1日起施行"],
  ["2026年11月1日实施", "2026年11月1日"],
  ["GB/T 17215.301-2024将于11月1日实施", "17215.301-2024"],
])("a number is not separated from its unit, nor a standard from its number: %s", (title, kept) => {
  expect(phrasesOf(title)).toContain(kept);
});

test.each(["《电能质量管理办法（暂行）》4月1日起施行，用电侧可以先做哪些准备", "LH-ZCM模块", "10 kV", ""])(
  "%j keeps every character, and punctuation follows its word",
  (text) => {
    const phrases = phrasesOf(text);
    expect(phrases.join("")).toBe(text);
    for (const phrase of phrases.slice(1)) expect(phrase).not.toMatch(/^[^\P{P}（《“]|^\s/u);
    for (const phrase of phrases.slice(0, -1)) expect(phrase).not.toMatch(/[（《“]$/u);
  },
);

test.each([
  ["无功补偿从投切到连续调节", "从"],
  ["把电费单变成治理清单", "把"],
  ["改造后功率因数为多少", "为"],
])("no line of a heading ends after %2$s: %1$s", (title, word) => {
  for (const phrase of phrasesOf(title).slice(0, -1)) expect(phrase).not.toMatch(new RegExp(`${word}$`));
});

test.each(["价格不标在网上", "同一代码再次出现，请不要反复复位", "工作未完不得送电", "办法自4月1日起施行"])(
  "a negation is not separated from its verb, nor a date from what follows: %s",
  (text) => {
    for (const phrase of phrasesOf(text).slice(0, -1)) expect(phrase).not.toMatch(/[不请未]$|日起$/);
  },
);

test("a title with a marked search word breaks at the same places as without", () => {
  const pieces = [{ text: "三相多" }, { text: "功能电" }, { text: "力仪表" }];
  const marked = phrasedPieces(pieces).map(({ text }) => text);
  expect(marked.join("|")).toBe(`三相${BREAK}多|功能${BREAK}电|力${BREAK}仪表`);
});
