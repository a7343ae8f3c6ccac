import { copyFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { testContent } from "@/db/testing/project";
import { certificateFaults, coverFaults } from "./certificate-faults";
import { undrawable } from "./drawing-rules";
import { sentenceOf } from "./finding";
import { listFaults } from "./list-rules";
import { carouselFaults, pictureFaults } from "./picture-rules";
import { categoryFaults, categoryLevelFaults, recordFaults } from "./record-rules";
import { sharedPictures } from "./shared-pictures";
import { briefFaults, solutionFaults } from "./solution-rules";
import { visitFaults } from "./visit-rules";
import { successorFaults } from "./successor-faults";
import { hyphensAsMinus, orderFaults, richTextFaults, symbolFaults } from "./text-rules";
import { presetFaults } from "./trait-rules";

test.each([
  ["<p>甲<script>alert(1)</script></p>", "news/3001.json，maincontent：含有不允许的写法"],
  ['<p onclick="x()">甲</p>', "news/3001.json，maincontent：含有不允许的写法"],
  ['<p style="color:red">甲</p>', "应为「<p>甲</p>」"],
  ['<iframe src="https://evil.example/"></iframe>', "含有不允许的写法"],
  ['<p><a href="javascript:alert(1)">甲</a></p>', "含有不允许的写法"],
  ["<p>甲\n--> statement-breakpoint\n乙</p>", "含有不可用的控制字符"],
])("forbidden rich text is reported in a sentence: %s", (maincontent, sentence) => {
  const content = editedContent();
  content.editOne("news", 3001, { maincontent });
  expect(content.faults(richTextFaults).join("\n")).toContain(sentence);
});

test("the symbol of the power factor must be in lower case", () => {
  const content = editedContent();
  content.editOne("news", 3001, { maincontent: "<p>COSφ 不低于 0.95，tanφ 约 0.33</p>" });
  expect(content.faults(symbolFaults)).toEqual(["news/3001.json，maincontent：「COSφ」要写成 cosφ。"]);
});

test("sizes must list their three sides in one order; rooms have a length", () => {
  const content = editedContent();
  content.editOne("news", 3001, {
    maincontent: "<p>小间6×4×3 m（长×宽×高），柜体800×800×2200（宽×深×高）</p>",
  });
  content.editOne("products", 1001, { shapesize: "400 mm×80 mm×350 mm（长×宽×高）" });
  expect(content.faults(orderFaults)).toEqual([
    "products/1001.json，shapesize：「长×宽×高」要写成「宽×高×深」，三个尺寸也按这个次序写。",
    "news/3001.json，maincontent：「宽×深×高」要写成「宽×高×深」，三个尺寸也按这个次序写。",
  ]);
});

test("minus signs must be real ones; models, ranges, standards and classes keep their hyphen", () => {
  const content = editedContent();
  const maincontent = "<p>夜间-35 kvar；LH-XCS-7、0.2-0.5(60) A、GB/T 17215.301-2024、温度类别（-25/B）</p>";
  content.editOne("news", 3001, { maincontent });
  content.editOne("products", 1001, { applicationscope: "-25~+55 ℃", ordercode: "-5" });
  expect(content.faults(hyphensAsMinus)).toEqual([
    "products/1001.json，applicationscope：「-25」里的负号要写成 −。",
    "news/3001.json，maincontent：「间-35」里的负号要写成 −。",
  ]);
});

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

function testFiles() {
  const project = testContent();
  return { project, file: (name: string) => path.join(project.root, "db/content", name) };
}

test("an editor is told which file is not valid JSON", () => {
  const { project, file } = testFiles();
  writeFileSync(file("news/3001.json"), "{]");
  expect(project.faults()[0]).toBe(
    'news/3001.json：不是正确的 JSON，第 1 行「{]」：这里要写字段名，放在英文引号「"」里。',
  );
});

test("an editor is told which file is not named by its id, even if another file has that id", () => {
  const { project, file } = testFiles();
  renameSync(file("factory/6001.json"), file("factory/6003.json"));
  copyFileSync(file("factory/6002.json"), file("factory/6004.json"));
  copyFileSync(file("news/3001.json"), file("news/3001-new.json"));
  expect(project.faults()).toEqual([
    "news/3001-new.json：文件名要写成编号，例如 news/1001.json。",
    "factory/6003.json，id：编号 6001 与文件名不同。",
    "factory/6004.json，id：编号 6002 与文件名不同，factory/6002.json 里已经有这个编号。",
  ]);
});

test("an editor is told which file nothing reads, and where such records belong", () => {
  const { project, file } = testFiles();
  writeFileSync(file("products.json"), "[]");
  writeFileSync(file("notes.txt"), "");
  writeFileSync(file(".DS_Store"), "");
  expect(project.faults()).toEqual([
    "notes.txt：网站不读这个文件。",
    "products.json：网站不读这个文件，每条内容在 products/ 里有自己的文件，例如 products/1001.json。",
  ]);
});

test("an editor is told of pages with the same title or description, or with none", () => {
  const project = testContent();
  project.edit("products", (products) => [
    ...products,
    { ...products[0], id: 1900, ordercode: "", code: undefined, images: ["products/lh-gw200-1"] },
  ]);
  project.edit("news", (news) => [
    ...news,
    { ...news[0], id: 3900, maincontent: "<p>另一件事。</p>", image: "cases/case-automobile" },
  ]);
  project.edit("categories", (categories) => [...categories, { ...categories[0], id: 900, pid: 33 }]);
  expect(project.faults()).toEqual([
    "products/1900.json，title：标题与 products/1001.json 相同，搜索引擎分不清。",
    "news/3900.json，title：标题与 news/3001.json 相同，搜索引擎分不清。",
    "categories/900.json，name：分类名称与 categories/33.json 相同，搜索引擎分不清。",
    "products/1900.json，basicfunction：页面说明与 products/1001.json 相同，搜索引擎分不清。",
    "news/3900.json，maincontent：页面说明只有 5 个字，搜索结果要不少于 30 个。",
  ]);
});

test("consequences of a fault are not reported beside it", () => {
  const only = (change: (project: ReturnType<typeof testContent>) => void) => {
    const project = testContent();
    change(project);
    return project.faults();
  };
  const strays = only((project) => {
    project.editOne("products", 1022, { type: 9999 });
    project.editOne("categories", 221, { pid: 9999 });
  });
  expect(strays.sort()).toEqual([
    "categories/221.json，pid：上级分类 9999 不存在。",
    "products/1022.json，type：类型 9999 不存在。",
  ]);
  const misspelt = { key: "rated-capacity", label: "额定容量", text: "30、50、75、100 Kvar" };
  const faults = only((project) =>
    project.edit<{ id: number; parameters: { key: string }[] }>("products", (products) => {
      const { parameters = [] } = products.find(({ id }) => id === 1022) ?? {};
      const at = parameters.findIndex(({ key }) => key === misspelt.key);
      parameters[at] = { ...misspelt, ...{ numbers: [30, 50, 75, 100], unit: "Kvar" } };
    }),
  );
  expect(faults[0]).toContain("不认识单位「Kvar」");
  expect(faults.join()).not.toContain("registers/");
});

test("a picture with missing files is reported with one of them", () => {
  const { root } = testContent();
  unlinkSync(path.join(root, "public"));
  const faults = pictureFaults(editedContent().content(), root).map(sentenceOf);
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults)
    expect(fault).toMatch(/：图片「[\w/-]+」缺少文件 public\/media\/[\w/.-]+，请用 pictures 命令重新收入。$/);
});
