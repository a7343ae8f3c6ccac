import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";

test.each([
  ["solutions", 2001, { images: ["scenes/sol-workshop"] }, "solutions/2001.json，images：轮播要有三张图片。"],
  ["news", 3001, { createtime: "2026-13-01 00:00:00" }, "news/3001.json，createtime：没有这个时间。"],
  ["news", 3001, { title: "" }, "news/3001.json，title：不能为空。"],
  ["news", 3001, { title: undefined }, "news/3001.json，title：没有写这个字段，要写成文字。"],
  ["news", 3001, { sort: "900" }, "news/3001.json，sort：排序号要写成整数。"],
  [
    "registers",
    4,
    { exceptions: undefined },
    "registers/4.json，exceptions：没有写这个字段，要写成列表，放在 [ ] 里。",
  ],
  ["registers", 4, { mostRegisters: "100" }, "registers/4.json，mostRegisters：要写成数，不加引号。"],
  ["products", 1001, { standards: "GB/T 15576" }, "products/1001.json，standards：要写成列表，放在 [ ] 里。"],
  [
    "news",
    3001,
    { writer: "甲" },
    "news/3001.json：没有「writer」这个字段，可以写的有 id、type、sort、title、image、maincontent、subject、author、createtime、publish、until。",
  ],
  [
    "news",
    3001,
    { maincontnet: "甲" },
    "news/3001.json：没有「maincontnet」这个字段，是不是「maincontent」？",
  ],
  [
    "products",
    1001,
    { discontinued: { since: "年底" } },
    "products/1001.json，discontinued.since：停产日期要写成 2026-01-31 的样子。",
  ],
  [
    "solutions",
    2001,
    {
      diagram: {
        sections: [{ name: "母线", incoming: [[{ kind: "windmill" }]], feeders: [[{ kind: "load" }]] }],
      },
    },
    "solutions/2001.json，diagram.sections.0.incoming.0.0.kind：单线图没有「windmill」这种元件，能写的有 grid、",
  ],
  [
    "solutions",
    2001,
    { diagram: { sections: [{ name: "母线", feeders: [[{ kind: "load" }]] }] } },
    "solutions/2001.json，diagram：第一段母线要有进线。",
  ],
  [
    "solutions",
    2001,
    { figures: [{ label: "功率因数", value: "大于或者等于零点九五，全年十二个月都要达到这个数值" }] },
    "solutions/2001.json，figures.0.value：不超过 20 个字。",
  ],
  [
    "honours",
    5001,
    { standards: ["GB/T 19001"] },
    "honours/5001.json，standards.0：标准号要带年份，写成 GB/T 19001-2016 的样子。",
  ],
  ["honours", 5001, { issued: "2026-02-30" }, "honours/5001.json，issued：日期要写成 2026-01-31 的样子。"],
  [
    "products",
    1001,
    { drawing: { outline: "rack" } },
    "products/1001.json，drawing.outline：没有叫“rack”的外形，能写的有：board、",
  ],
  [
    "products",
    1001,
    { drawing: { wiring: ["star"] } },
    "products/1001.json，drawing.wiring.0：没有叫“star”的接线图，能写的有：capacitor、",
  ],
  ["products", 1001, { role: "best" }, "products/1001.json，role：没有叫“best”的用途，能写的有：smart、"],
] as const)("a field of %s %i that is not in its shape is named: %o", (noun, id, fields, sentence) => {
  const content = editedContent();
  content.editOne(noun, id, fields);
  expect(content.faults().join("\n")).toContain(sentence);
});
