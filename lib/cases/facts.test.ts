import { expect, test } from "vitest";
import { caseListHref, readCaseChoice } from "./choice";
import { changeText, figureText, kindText } from "./facts";
import { addressOf } from "@/lib/routes/address";
import { RULES_OF_ALL } from "@/lib/routes/test-rules";

test.each([
  [{ before: "0.86", after: "0.90", unit: "" }, "0.86 → 0.90"],
  [{ before: "31", after: "6.5", unit: "%" }, "31 → 6.5%"],
  [{ before: "7900", after: "-2900", unit: "元" }, "7900 → −2900 元"],
  [{ before: "", after: "1000", unit: "kW" }, "1000 kW"],
])("%o is shown as %s", (figure, text) => {
  expect(figureText(figure)).toBe(text);
});

test.each([
  [{ before: "0.86", after: "0.98", unit: "" }, "提高 0.12"],
  [{ before: "38", after: "5.2", unit: "%" }, "减少 32.8 个百分点"],
  [{ before: "7900", after: "-2900", unit: "元" }, "减少 10800 元"],
  [{ before: "", after: "52", unit: "处" }, ""],
])("the change of %o is %s", (figure, text) => {
  expect(changeText(figure)).toBe(text);
});

test("the line below a case has its year, industry and problems in Chinese", () => {
  expect(kindText({ year: 2026, industry: "medical", problems: ["harmonics", "monitoring"] })).toBe(
    "2026年 · 医疗 · 谐波治理、电能质量监测",
  );
});

test("an unknown industry or problem is ignored", () => {
  expect(readCaseChoice({ industry: "constructor", problem: "harmonics" })).toEqual({ problem: "harmonics" });
});

test("filters of the case list are in the canonical address, and its pages are cached; other lists ignore them", () => {
  const href = caseListHref("/medical", { industry: "medical", problem: "harmonics" }, 2);
  expect(href).toBe("/medical?industry=medical&page=2&problem=harmonics");
  const asked = "problem=harmonics&x=1&page=2&industry=medical";
  expect(addressOf("/medical", asked, RULES_OF_ALL)).toMatchObject({ canonical: href, isKept: true });
  expect(addressOf("/medical", "industry=no&problem=", RULES_OF_ALL)?.canonical).toBe("/medical");
  expect(addressOf("/news", "industry=medical", RULES_OF_ALL)?.canonical).toBe("/news");
});
