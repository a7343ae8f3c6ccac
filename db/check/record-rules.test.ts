import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { certificateFaults, coverFaults } from "./certificate-faults";
import { undrawable } from "./drawing-rules";
import { listFaults } from "./list-rules";
import { carouselFaults, pictureFaults } from "./picture-rules";
import { categoryFaults, categoryLevelFaults, recordFaults } from "./record-rules";
import { sharedPictures } from "./shared-pictures";
import { briefFaults, solutionFaults } from "./solution-rules";
import { visitFaults } from "./visit-rules";
import { successorFaults } from "./successor-faults";
import { presetFaults } from "./trait-rules";

test.each([
  [
    pictureFaults,
    "news",
    3001,
    { maincontent: '<p><img src="https://other.example/a.png" alt="甲"></p>' },
    "没有名为「https://other.example/a.png」的图片",
  ],
  [
    pictureFaults,
    "products",
    1001,
    { images: ["products/none-1"] },
    "products/1001.json，images.0：没有名为「products/none-1」的图片",
  ],
  [recordFaults, "products", 1001, { type: 9999 }, "products/1001.json，type：类型 9999 不存在。"],
  [recordFaults, "solutions", 2001, { type: 33 }, "solutions/2001.json，type：类型 33 不存在。"],
  [recordFaults, "cases", 4001, { products: [1001, 77] }, "cases/4001.json，products：产品 77 不存在。"],
  [categoryFaults, "categories", 201, { pid: 4 }, "categories/201.json，pid：上级分类 4 不存在。"],
  [
    successorFaults,
    "products",
    1001,
    { discontinued: { since: "2026-12-31", successor: 77 } },
    "products/1001.json，discontinued：替代产品 77 不存在。",
  ],
  [
    successorFaults,
    "products",
    1001,
    { discontinued: { since: "2026-12-31", successor: 1001 } },
    "products/1001.json，discontinued：替代产品 1001 也已停产。",
  ],
  [
    undrawable,
    "products",
    1022,
    { shapesize: "500*560*230mm", deepin: "" },
    "products/1022.json，shapesize：没有写明哪个是宽、高、深，请写成「96 mm×96 mm×78 mm（宽×高×深）」的样子。",
  ],
  [
    briefFaults,
    "solutions",
    2001,
    {
      brief: { problem: "夜间过补", load: "1250 kVA变压器", devices: [1022, 1044], target: "功率因数≥0.95" },
    },
    "solutions/2001.json，brief.devices：设备 1044 写了两次，或方案中没有用到。",
  ],
  [
    briefFaults,
    "solutions",
    2001,
    { brief: { problem: "夜间过补", load: "1251 kVA变压器", devices: [1022], target: "功率因数≥0.95" } },
    "solutions/2001.json，brief.load：方案正文和指标中没有数值 1251。",
  ],
  [
    visitFaults,
    "leaders",
    6101,
    { visit: { guest: "客户", subject: "参观", shown: "装配线", article: 77 } },
    "leaders/6101.json，visit.article：新闻 77 不存在。",
  ],
  [
    visitFaults,
    "leaders",
    6101,
    { image: "banners/hero-city" },
    "leaders/6101.json，image：图片「banners/hero-city」已在公司环境中，来访要有自己的图片。",
  ],
  [solutionFaults, "solutions", 2001, { cases: [4001, 77] }, "solutions/2001.json，cases：案例 77 不存在。"],
  [
    solutionFaults,
    "solutions",
    2001,
    { cases: [4001, 4001] },
    "solutions/2001.json，cases：案例 4001 写了两次。",
  ],
  [
    solutionFaults,
    "solutions",
    2001,
    {
      diagram: {
        sections: [
          { name: "母线", incoming: [[{ kind: "grid" }]], feeders: [[{ kind: "svg", product: 77 }]] },
        ],
      },
    },
    "solutions/2001.json，diagram：单线图中的产品 77 不存在。",
  ],
  [
    listFaults,
    "categories",
    33,
    { list: { columns: ["rated-capacity", "capacity"] } },
    "categories/33.json，list.columns：没有参数「capacity」。",
  ],
  [
    listFaults,
    "categories",
    33,
    { list: { columns: ["rated-capacity", "rated-capacity"] } },
    "categories/33.json，list.columns：「rated-capacity」写了两次。",
  ],
  [
    listFaults,
    "categories",
    33,
    { list: { columns: ["weight"] } },
    "参数「weight」不是筛选项（filter），列表里不显示。",
  ],
  [
    listFaults,
    "categories",
    33,
    { list: { elsewhere: { text: "在别处", category: 34 } } },
    "categories/33.json，list.elsewhere.category：分类 34 不存在。",
  ],
  [
    listFaults,
    "categories",
    33,
    { list: { elsewhere: { text: "在别处", category: 33 } } },
    "categories/33.json，list.elsewhere.category：要写另一个分类的编号。",
  ],
  [
    certificateFaults,
    "honours",
    5101,
    { number: "SAMPLE-QMS-0001" },
    "honours/5101.json，number：「SAMPLE-QMS-0001」与 honours/5001.json 相同，每张证书要有自己的。",
  ],
  [
    sharedPictures,
    "products",
    1004,
    { images: ["products/lh-zcs-1", "products/lh-zcf-2"] },
    "products/1004.json，images.0：列表图片「products/lh-zcs-1」与 products/1001.json 相同，列表里每条要有自己的图片。",
  ],
  [
    sharedPictures,
    "news",
    3102,
    { image: "cases/case-hospital" },
    "news/3102.json，image：列表图片「cases/case-hospital」与 news/3001.json 相同，列表里每条要有自己的图片。",
  ],
  [
    sharedPictures,
    "honours",
    5101,
    { image: "cases/case-hospital" },
    "honours/5101.json，image：列表图片「cases/case-hospital」与 honours/5001.json 相同，列表里每条要有自己的图片。",
  ],
  [
    certificateFaults,
    "honours",
    5001,
    { number: "SAMPLE-1" },
    "honours/5001.json，tilte：括号里的编号与 number「SAMPLE-1」不同。",
  ],
  [
    certificateFaults,
    "honours",
    5001,
    { expires: "2020-01-01" },
    "honours/5001.json，expires：有效期早于颁发日期。",
  ],
  [
    certificateFaults,
    "honours",
    5101,
    { applied: undefined },
    "honours/5101.json，applied：专利要写明申请日期。",
  ],
  [
    certificateFaults,
    "honours",
    5101,
    { applied: "2027-01-01" },
    "honours/5101.json，applied：申请日期晚于授权日期。",
  ],
  [
    certificateFaults,
    "honours",
    5301,
    { version: undefined },
    "honours/5301.json，version：软件要写明版本。",
  ],
  [
    certificateFaults,
    "honours",
    5301,
    { standards: ["GB/T 15576-2020"] },
    "honours/5301.json，standards：专利与软件著作权没有依据的标准。",
  ],
  [
    certificateFaults,
    "honours",
    5101,
    { covers: undefined },
    "honours/5101.json，covers：专利要写明用在哪类产品上。",
  ],
  [coverFaults, "honours", 5101, { covers: [34] }, "honours/5101.json，covers.0：分类 34 不存在。"],
  [coverFaults, "honours", 5101, { covers: [201, 201] }, "honours/5101.json，covers.1：分类 201 写了两次。"],
  [
    coverFaults,
    "honours",
    5001,
    { standards: ["GB/T 15576-2020"], covers: [201, 248] },
    "honours/5001.json，covers.1：分类 248 里没有执行 GB/T 15576-2020 的产品。",
  ],
  [
    carouselFaults,
    "products",
    1001,
    { images: ["products/lh-dm3-1", "products/lh-dm3-1"] },
    "products/1001.json，images：同一张图片「products/lh-dm3-1」写了两次。",
  ],
  [
    carouselFaults,
    "solutions",
    2001,
    { images: ["scenes/sol-workshop", "cases/case-metro", "scenes/sol-workshop"] },
    "solutions/2001.json，images：同一张图片「scenes/sol-workshop」写了两次。",
  ],
  [undrawable, "products", 1001, { shapesize: "按图纸" }, "products/1001.json，shapesize：外形尺寸读不出来"],
  [
    undrawable,
    "products",
    1001,
    { type: 33 },
    "products/1001.json，wirecontent：有接线说明，但没有写用哪种接线图",
  ],
  [
    presetFaults,
    "products",
    1001,
    { tool: { name: "kvar", preset: "dutty=fast" } },
    "products/1001.json，tool.preset：计算工具 kvar 没有 dutty 这一项，能预设的有：",
  ],
  [
    presetFaults,
    "categories",
    33,
    { tool: { name: "kvar", preset: "duty=often" } },
    "categories/33.json，tool.preset：duty 不能是「often」，能选的有：",
  ],
  [
    categoryLevelFaults,
    "products",
    1001,
    { type: 201 },
    "products/1001.json，type：分类 201 是第 2 级，这一系列的产品要写第 3 级的分类。",
  ],
] as const)("by %o a fault in %s %i is named: %o", (rule, noun, id, fields, sentence) => {
  const content = editedContent();
  content.editOne(noun, id, fields);
  expect(content.faults(rule).join("\n")).toContain(sentence);
});
