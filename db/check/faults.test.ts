import { unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testContent } from "@/db/commands/test-project";

let project: ReturnType<typeof testContent>;

beforeEach(() => {
  project = testContent();
});

test.each([
  ["<p>甲<script>alert(1)</script></p>", "news.json，id 3001，maincontent：含有不允许的写法"],
  ['<p onclick="x()">甲</p>', "news.json，id 3001，maincontent：含有不允许的写法"],
  ['<p style="color:red">甲</p>', "应为「<p>甲</p>」"],
  ['<iframe src="https://evil.example/"></iframe>', "含有不允许的写法"],
  ['<p><a href="javascript:alert(1)">甲</a></p>', "含有不允许的写法"],
  ["<p>甲\n--> statement-breakpoint\n乙</p>", "含有不可用的控制字符"],
  [
    '<p><img src="https://other.example/a.png" alt="甲"></p>',
    "没有名为「https://other.example/a.png」的图片",
  ],
])("rich text that is not clean is refused with a sentence: %s", (maincontent, sentence) => {
  project.editOne("news", 3001, { maincontent });
  expect(project.faults().join("\n")).toContain(sentence);
});

test.each([
  [
    "products",
    1001,
    { images: ["products/none-1"] },
    "products.json，id 1001，images.0：没有名为「products/none-1」的图片",
  ],
  ["products", 1001, { type: 9999 }, "products.json，id 1001，type：类型 9999 不存在。"],
  ["solutions", 2001, { type: 33 }, "solutions.json，id 2001，type：类型 33 不存在。"],
  [
    "solutions",
    2001,
    { images: ["scenes/sol-workshop"] },
    "solutions.json，id 2001，images：轮播要有三张图片。",
  ],
  ["cases", 4001, { products: [1001, 77] }, "cases.json，id 4001，products：产品 77 不存在。"],
  ["categories", 201, { pid: 4 }, "categories.json，id 201，pid：上级分类 4 不存在。"],
  ["news", 3001, { createtime: "2026-13-01 00:00:00" }, "news.json，id 3001，createtime：没有这个时间。"],
  ["news", 3001, { title: "" }, "news.json，id 3001，title：不能为空。"],
  ["news", 3001, { author: "甲" }, "news.json，id 3001"],
  [
    "products",
    1001,
    { discontinued: { since: "2026-12-31", successor: 77 } },
    "products.json，id 1001，discontinued：替代产品 77 不存在。",
  ],
  [
    "products",
    1001,
    { discontinued: { since: "2026-12-31", successor: 1001 } },
    "products.json，id 1001，discontinued：替代产品 1001 也已停产。",
  ],
  [
    "products",
    1001,
    { discontinued: { since: "年底" } },
    "products.json，id 1001，discontinued.since：停产日期要写成 2026-01-31 的样子。",
  ],
  ["solutions", 2001, { cases: [4001, 77] }, "solutions.json，id 2001，cases：案例 77 不存在。"],
  ["solutions", 2001, { cases: [4001, 4001] }, "solutions.json，id 2001，cases：案例 4001 写了两次。"],
  [
    "solutions",
    2001,
    {
      diagram: {
        sections: [
          { name: "母线", incoming: [[{ kind: "grid" }]], feeders: [[{ kind: "svg", product: 77 }]] },
        ],
      },
    },
    "solutions.json，id 2001，diagram：单线图中的产品 77 不存在。",
  ],
  [
    "solutions",
    2001,
    {
      diagram: {
        sections: [{ name: "母线", incoming: [[{ kind: "windmill" }]], feeders: [[{ kind: "load" }]] }],
      },
    },
    "solutions.json，id 2001，diagram.sections.0.incoming.0.0.kind：单线图没有这种元件。",
  ],
  [
    "solutions",
    2001,
    { diagram: { sections: [{ name: "母线", feeders: [[{ kind: "load" }]] }] } },
    "solutions.json，id 2001，diagram：第一段母线要有进线。",
  ],
  [
    "solutions",
    2001,
    { figures: [{ label: "功率因数", value: "大于或者等于零点九五，全年十二个月都要达到这个数值" }] },
    "solutions.json，id 2001，figures.0.value：不超过 20 个字。",
  ],
  [
    "honours",
    5101,
    { number: "SAMPLE-QMS-0001" },
    "honours.json，id 5101，number：「SAMPLE-QMS-0001」与 id 5001 相同，每张证书要有自己的。",
  ],
  [
    "products",
    1004,
    { images: ["products/lh-zcs-1", "products/lh-zcf-2"] },
    "products.json，id 1004，images.0：列表图片「products/lh-zcs-1」与 id 1001 相同，列表里每条要有自己的图片。",
  ],
  [
    "news",
    3102,
    { image: "cases/case-hospital" },
    "news.json，id 3102，image：列表图片「cases/case-hospital」与 id 3001 相同，列表里每条要有自己的图片。",
  ],
  [
    "honours",
    5101,
    { image: "cases/case-hospital" },
    "honours.json，id 5101，image：列表图片「cases/case-hospital」与 id 5001 相同，列表里每条要有自己的图片。",
  ],
  [
    "honours",
    5001,
    { number: "SAMPLE-1" },
    "honours.json，id 5001，tilte：括号里的编号与 number「SAMPLE-1」不同。",
  ],
  [
    "honours",
    5001,
    { issued: "2026-02-30" },
    "honours.json，id 5001，issued：日期要写成 2026-01-31 的样子。",
  ],
  ["honours", 5001, { expires: "2020-01-01" }, "honours.json，id 5001，expires：有效期早于颁发日期。"],
  ["honours", 5101, { applied: undefined }, "honours.json，id 5101，applied：专利要写明申请日期。"],
  ["honours", 5101, { applied: "2027-01-01" }, "honours.json，id 5101，applied：申请日期晚于授权日期。"],
  ["honours", 5301, { version: undefined }, "honours.json，id 5301，version：软件要写明版本。"],
  ["factory", 6001, { id: 6002 }, "factory.json，id 6002，id：编号重复。"],
  [
    "products",
    1001,
    { images: ["products/lh-dm3-1", "products/lh-dm3-1"] },
    "products.json，id 1001，images：同一张图片「products/lh-dm3-1」写了两次。",
  ],
  [
    "solutions",
    2001,
    { images: ["scenes/sol-workshop", "cases/case-metro", "scenes/sol-workshop"] },
    "solutions.json，id 2001，images：同一张图片「scenes/sol-workshop」写了两次。",
  ],
  ["products", 1001, { shapesize: "按图纸" }, "products.json，id 1001，shapesize：外形尺寸读不出来"],
  ["products", 1001, { type: 33 }, "products.json，id 1001，wirecontent：分类 33 还没有接线图的画法"],
] as const)("a fault in %s %i is named: %o", (file, id, fields, sentence) => {
  project.editOne(file, id, fields);
  expect(project.faults().join("\n")).toContain(sentence);
});

test("a file that is not JSON is named", () => {
  writeFileSync(path.join(project.root, "db/content/news.json"), "[{]");
  expect(project.faults()[0]).toMatch(/^news\.json：不是正确的 JSON/);
});

test("pages that search engines could not tell apart are named with each other", () => {
  project.edit("products", (products) => [
    ...products,
    { ...products[0], id: 1900, images: ["products/lh-gw200-1"] },
  ]);
  project.edit("news", (news) => [
    ...news,
    { ...news[0], id: 3900, maincontent: "<p>另一件事</p>", image: "cases/case-automobile" },
  ]);
  project.edit("categories", (categories) => [...categories, { ...categories[0], id: 900, pid: 33 }]);
  expect(project.faults()).toEqual([
    "products.json，id 1900，title：标题与 products.json 的 id 1001 相同，搜索引擎分不清。",
    "news.json，id 3900，title：标题与 news.json 的 id 3001 相同，搜索引擎分不清。",
    "categories.json，id 900，name：分类名称与 categories.json 的 id 33 相同，搜索引擎分不清。",
    "products.json，id 1900，basicfunction：页面说明与 products.json 的 id 1001 相同，搜索引擎分不清。",
  ]);
});

test("a picture whose files are gone is named with one of them", () => {
  const media = path.join(project.root, "public");
  unlinkSync(media);
  expect(project.faults().length).toBeGreaterThan(0);
  for (const fault of project.faults())
    expect(fault).toMatch(/：图片「[\w/-]+」缺少文件 public\/media\/[\w/.-]+，请用 pictures 命令重新收入。$/);
});
