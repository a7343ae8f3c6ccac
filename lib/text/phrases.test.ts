import { expect, test } from "vitest";
import { phrasesOf } from "./phrases";

test("a heading breaks between words, never inside one", () => {
  expect(phrasesOf("市政综合体配电电能质量与能效一体化方案")).toEqual([
    "市政",
    "综合体配电",
    "电能",
    "质量与能效",
    "一体化",
    "方案",
  ]);
});

test.each(["《电能质量管理办法（暂行）》4月1日起施行，用电侧可以先做哪些准备", "LH-ZCM模块", "10 kV", ""])(
  "%j keeps every character, and punctuation stays with its word",
  (text) => {
    const phrases = phrasesOf(text);
    expect(phrases.join("")).toBe(text);
    for (const phrase of phrases.slice(1)) expect(phrase).not.toMatch(/^[\p{P}\s]/u);
    for (const phrase of phrases.slice(0, -1)) expect(phrase).not.toMatch(/[（《“]$/u);
  },
);
