import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import type { DocumentName } from "@/db/source/shapes";
import { listFaults, notApplicableFaults } from "./list-rules";
import { pictureFaults } from "./picture-rules";
import { questionFaults } from "./service-rules";
import { noticeFaults, wayFaults } from "./site-rules";

/** Replaces a text in a document, as an editor would, and returns the faults. */
function faultsAfter(document: DocumentName, from: string, to: string) {
  const text = readFileSync(path.join("db/test-content", `${document}.json`), "utf8");
  expect(text).toContain(from);
  const content = editedContent();
  content.write(document, JSON.parse(text.replace(from, to)));
  return content.faults(
    questionFaults,
    wayFaults,
    noticeFaults,
    pictureFaults,
    listFaults,
    notApplicableFaults,
  );
}

test.each<[DocumentName, from: string, to: string, says: string]>([
  [
    "site/questions",
    '"family": 33',
    '"family": 34',
    "site/questions.json，id kvar-demand，family：产品线 34 不存在。",
  ],
  ["site/questions", '"href": "/service"', '"href": "/detail/9999"', "（news/9999.json）不存在。"],
  ["site/questions", '"id": "kvar-demand"', '"id": "补偿"', "第 1 条，id：只用小写字母、数字和连字符。"],
  ["site/fault-codes", '"prefix":', '"prefixes":', "registers.0：没有「prefixes」这个字段"],
  ["site/spare-parts", '"place": "现场"', '"place": "路上"', "place：要写现场或返厂。"],
  ["site/synonyms", '"静止无功发生器"', '""', "不能为空。"],
  ["site/terms", '"电容器"', '"著作权"', "site/terms.json，第 2 条：「著作权」写了两次。"],
  ["site/places", '"tool": "kvar"', '"tool": "abacus"', "site/places.json，第 1 条：要写成 { tool, words }"],
  ["site/places", '"href": "/code"', '"href": "/codes"', "第 4 条，href：站内没有「/codes」这个地址。"],
  ["site/tasks", '"category": 33', '"category": 34', "site/tasks.json，id 补偿，ways：分类 34 不存在。"],
  ["site/subjects", "223", "224001", "site/subjects.json，第 1 条：分类 224001 不存在。"],
  ["site/finder", '"mounting"', '"fixing"', "site/finder.json，第 8 条：没有参数「fixing」。"],
  ["site/finder", '"mounting"', '"weight"', "site/finder.json，第 8 条：参数「weight」不是筛选项。"],
  ["site/parameter-words", '"noise"', '"sound"', "第 4 条：没有参数「sound」。"],
  ["site/not-applicable", '"reactance-rate"', '"reactance"', "第 1 条：没有参数「reactance」。"],
  ["site/not-applicable", '"category": 41', '"category": 42', "第 1 条：分类 42 不存在。"],
  [
    "site/not-applicable",
    '"category": 41',
    '"category": 33',
    "第 1 条：分类 33 的产品 LH-GBJ 有「reactance-rate」。",
  ],
  [
    "site/not-applicable",
    '"category": 201,',
    '"category": 201, "except": [1022],',
    "第 2 条：产品 1022 不在分类 201 里。",
  ],
  [
    "site/not-applicable",
    '"keys": ["reactance-rate"]',
    '"keys": ["reactance-rate"], "labels": ["电抗绕线"]',
    "第 2 条：没有产品有叫「电抗绕线」的一行。",
  ],
  [
    "site/not-applicable",
    '"keys": ["reactance-rate"]',
    '"keys": ["reactance-rate"], "labels": ["放电"]',
    "第 2 条：分类 201 的产品 LH-ZCS 有「放电」。",
  ],
  ["site/product-centre", '"rated-current"', '"weight"', "products.columns：参数「weight」不是筛选项"],
  [
    "site/lists",
    '"banners/hero-city"',
    '"banners/none"',
    "lists.city.banner：没有名为「banners/none」的图片",
  ],
  ["site/closed-pages", '"login"', '"logon"', "site/closed-pages.json"],
  ["site/pages", "{{口号}}", "{{号口}}", "site/pages.json，about.lead：没有「{{号口}}」，能写的有 {{公司}}"],
  [
    "site/pages",
    "每款产品的数据页、",
    "{{公司}}的数据页、",
    "downloads.lead：没有「{{公司}}」，这里不能写。",
  ],
  ["site/next-steps", '"then"', '"after"', "site/next-steps.json"],
  [
    "site/cloud-ways",
    '"/casePage"',
    '"/cases"',
    "site/cloud-ways.json，第 3 条，href：站内没有「/cases」这个地址。",
  ],
  ["site/closing", '"text":', '"words":', "site/closing.json"],
  ["site/order-states", '"closed":', '"open":', "site/order-states.json"],
  ["site/privacy", "{{公司}}", "{{老板}}", "没有「{{老板}}」，能写的有 {{公司}}"],
  [
    "site/privacy",
    "{{咨询保存期限}}",
    "两年",
    "site/privacy.json，sections：隐私说明要写出 {{咨询保存期限}}。",
  ],
  [
    "site/tool-notes",
    "{{接近}}",
    "{{档数}}",
    "site/tool-notes.json，kvar.nearSoDetuned：没有「{{档数}}」，能写的有 {{接法}}、{{接近}}、{{电抗率}}。",
  ],
  ["site/tool-notes", "谐波轻，", "{{谐波}}轻，", "kvar.clean：没有「{{谐波}}」，这里不能写。"],
  [
    "site/product-centre",
    "{{产品数}}",
    "{{件数}}",
    "site/product-centre.json，centre.lead：没有「{{件数}}」，能写的有 {{产品线数}}、{{产品数}}。",
  ],
  ["site/product-centre", '"lead":', '"load":', "site/product-centre.json"],
  ["site/sending", "{{服务邮箱}}", "邮箱", "site/sending.json，text：要写出 {{服务邮箱}}。"],
  ["site/shippings", "{{寄修地址}}", "{{仓库}}", "第 1 条，text：没有「{{仓库}}」，能写的有 {{公司}}"],
])("a fault in %s is reported: %s → %s", (document, from, to, says) => {
  expect(faultsAfter(document, from, to).join("\n")).toContain(says);
});
