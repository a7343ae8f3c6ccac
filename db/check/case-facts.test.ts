import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { caseFactsFaults } from "./case-facts-faults";

const facts = {
  year: 2026,
  industry: "medical",
  problems: ["harmonics"],
  site: "1×800 kVA变压器",
  installed: "LH-ZCS 40 kvar 2台",
  figures: [
    { name: "功率因数", before: "0.86", after: "0.98" },
    { name: "监测点", after: "52", unit: "处" },
  ],
};

const faultsWith = (change: object | undefined) => {
  const content = editedContent();
  const written = change && { ...facts, ...change };
  content.editOne("cases", 4001, { products: [1001], facts: written });
  return content.faults(caseFactsFaults);
};

test("a case with consistent facts is accepted", () => {
  expect(faultsWith({})).toEqual([]);
});

test.each([
  [undefined, "facts：没有写年份、行业、治理内容、现场、设备与数据。"],
  [{ installed: "LH-ZCS 2台、LH-XYZ-9 1台" }, "facts.installed：型号 LH-XYZ-9 不存在。"],
  [{ installed: "LH-ZCF 20 kvar 2台" }, "facts.installed：没有写到选用的产品 LH-ZCS。"],
  [{ industry: "太空" }, "facts.industry：行业要写 public、commerce、transport"],
  [{ problems: [] }, "facts.problems：至少写一项治理内容。"],
  [{ figures: [facts.figures[0], { name: "电流", after: "5", unit: "安" }] }, "没有「安」这个单位。"],
  [{ figures: [facts.figures[0], { name: "电流", after: "5 A" }] }, "单位写在 unit 里。"],
  [{ figures: [facts.figures[0]] }, "facts.figures：至少写两项数据。"],
])("the check reports %o", (change, sentence) => {
  expect(faultsWith(change).join("\n")).toContain(sentence);
});
