import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readContent } from "@/db/source/read-content";
import { editedContent } from "@/db/testing/edited-content";
import { testContent } from "@/db/testing/project";
import { SITE } from "@/lib/site";
import { sentenceOf } from "./finding";
import { warningReport } from "./report";
import { contentWarnings, WARNINGS } from "./rules";
import { unusedPictures } from "./unused-pictures";

let content: ReturnType<typeof editedContent>;

beforeEach(() => {
  content = editedContent();
});

const warnings = (kind: keyof typeof WARNINGS) => content.faults(WARNINGS[kind]);
const link = (href: string) =>
  content.editOne("news", 3001, { maincontent: `<p><a href="${href}">甲</a></p>` });

test.each([
  "/newdetail/1001",
  "/newdetail/1001#wiring",
  "/newdetail/1048/registers#voltage",
  "/product_type_list/33?sid=201&amp;view=list",
  "/detail/3002",
  "/cm_detail/2001",
  "/contact?product=1001",
  "/Companynew?page=2",
  "https://other.example/newdetail/1",
  "mailto:sales@example.com",
  "#top",
])("a valid link is accepted: %s", (href) => {
  link(href);
  expect(warnings("失效链接")).toEqual([]);
});

test.each([
  ["/newdetail/1999", "链接「/newdetail/1999」指向的内容（products/1999.json）不存在"],
  ["/newdetail/1001/registers", "链接「/newdetail/1001/registers」指向的产品没有通信寄存器"],
  ["/newdetail/1999/registers", "products/1999.json"],
  ["/prod_detail/77", "products/77.json"],
  ["/detail/1001", "news/1001.json"],
  ["/cm_detail/1001", "solutions/1001.json"],
  ["/product_type_list/9999", "categories/9999.json"],
  ["/newdetail/abc", "站内没有「/newdetail/abc」这个地址"],
  ["/no-such-page", "站内没有「/no-such-page」这个地址"],
  ["newdetail/1001", "站内链接「newdetail/1001」要以 / 开头"],
  ["/media/products/none.pdf", "文件「/media/products/none.pdf」不存在"],
])("a dead link is reported: %s", (href, says) => {
  link(href);
  const found = warnings("失效链接");
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^news\/3001\.json，maincontent：/);
  expect(found[0]).toContain(says);
});

test("an address in a plain text field is checked too", () => {
  content.editOne("products", 1001, { applicationscope: "/newdetail/1999" });
  expect(warnings("失效链接")[0]).toMatch(/^products\/1001\.json，applicationscope：链接/);
});

test("products with a single picture are reported, also by the whole check", () => {
  const images = ["products/lh-zcf-1"];
  content.editOne("products", 1004, { images });
  const told = ["products/1004.json，images：只有一张图片，轮播没有可翻的。"];
  expect(warnings("图片太少")).toEqual(told);
  const products = content.content().products.filter(({ id }) => id === 1004);
  expect(contentWarnings({ ...content.content(), products }, ".")).toContainEqual(["图片太少", told]);
});

test("missing drawings, short texts, long titles and phone numbers are reported", () => {
  content.editOne("products", 1001, { shapesize: "", basicfunction: "补偿", applicationscope: "" });
  content.editOne("products", 1004, {
    deepin: "按柜体",
    parameters: [],
    standards: [],
    code: undefined,
    ordercode: "",
    tables: {},
    wirecontent: "",
    maincontent: "<p>分补型智能集成电容器。</p>",
    title: "长".repeat(40),
  });
  content.editOne("news", 3001, { maincontent: `<p>请拨打${SITE.salesLine}。</p>` });
  expect(warnings("没有图纸")).toEqual([
    "products/1001.json，shapesize：没有外形尺寸，页面上没有外形图。",
    expect.stringMatching(/^products\/1004\.json，deepin：安装深度读不出来/),
  ]);
  expect(warnings("参数太少")).toEqual([
    expect.stringMatching(/^products\/1004\.json，parameters：.*只有 0 个/),
  ]);
  expect(warnings("文字长短")).toContain(
    "products/1001.json，basicfunction 与 applicationscope：只有 2 个字，建议不少于 40 个。",
  );
  expect(warnings("文字长短").join()).toContain("news/3001.json，maincontent：表格与图以外只有");
  expect(warnings("标题太长").join()).toContain("products/1004.json，title：标题约 44 个字宽");
  expect(warnings("文中电话").join()).toContain(`news/3001.json，maincontent：写了电话 ${SITE.salesLine}`);
});

test("an outdated phone number of the company in a text is reported", () => {
  content.editOne("news", 3001, { maincontent: "<p>销售热线 400-765-4321，标准 GB/T 14549-1993</p>" });
  expect(warnings("文中电话")).toEqual([
    "news/3001.json，maincontent：写了电话 400-765-4321，lib/site.ts 里没有这个号码，是不是改号时漏了。",
  ]);
});

test("pictures that neither content nor a page uses are reported", () => {
  const known = JSON.parse(readFileSync("db/test-content/pictures.json", "utf8")) as Record<
    string,
    { name: string }
  >;
  const list = JSON.stringify({
    "/media/scenes/roof-00000000.webp": { ...Object.values(known)[0], name: "scenes/roof" },
    "/media/scenes/shown-00000000.webp": { ...Object.values(known)[0], name: "cases/case-metro" },
    "/media/scenes/page-00000000.webp": { ...Object.values(known)[0], name: "scenes/on-a-page" },
  });
  const { root } = testContent();
  mkdirSync(path.join(root, "app"));
  writeFileSync(path.join(root, "db/content/pictures.json"), list);
  writeFileSync(path.join(root, "app/page.tsx"), 'picturePath("scenes/on-a-page")');
  const found = unusedPictures(readContent(path.join(root, "db/content")), root);
  expect(found.map(sentenceOf)).toEqual(["pictures.json，scenes/roof：没有地方用到。"]);
});

test("a date in the future is reported", () => {
  expect(warnings("未来日期")).toEqual([]);
  content.editOne("news", 3001, { createtime: "2126-01-31 09:00:00" });
  expect(warnings("未来日期")).toEqual([
    expect.stringMatching(
      /^news\/3001\.json，createtime：「2126-01-31 09:00:00」在今天（[-\d]{10}）之后，请核对年月。$/,
    ),
  ]);
});

test("the report shows the first warnings of each kind, or all, and their number on one line", () => {
  const found: [string, string[]][] = [
    ["甲类", ["一。", "二。", "三。", "四。", "五。"]],
    ["乙类", ["六。"]],
  ];
  const lines = warningReport(found, false).split("\n");
  expect(lines.slice(0, 5)).toEqual([
    "甲类（5 处）：",
    "  一。",
    "  二。",
    "  三。",
    "  另有 2 处，加 --all 全部列出。",
  ]);
  expect(lines.at(-1)).toBe("内容检查通过：错误 0 处；提醒 6 处（甲类 5，乙类 1），提醒不影响上线。");
  expect(warningReport(found, true)).toContain("五。");
  expect(warningReport([], false)).toBe("内容检查通过：错误 0 处；提醒 0 处，提醒不影响上线。");
});

test("a solution without figures, diagram or cases is reported, and one with fewer than 600 or more than 900 characters", () => {
  expect(warnings("方案不全")).toContain("solutions/2001.json，diagram：没有单线图，页面上少这一部分。");
  content.editOne("solutions", 2001, { maincontent: `<p>${"字".repeat(599)}</p>` });
  expect(warnings("文字长短")).toContain(
    "solutions/2001.json，maincontent：表格与图以外只有 599 个字，建议不少于 600 个。",
  );
  const table = `<table><tbody><tr><td>${"字".repeat(900)}</td></tr></tbody></table>`;
  content.editOne("solutions", 2001, { maincontent: `<p>${"字".repeat(600)}</p>${table}`, cases: [4001] });
  expect(warnings("文字长短").join()).not.toContain("id 2001");
  content.editOne("solutions", 2001, { maincontent: `<p>${"字".repeat(901)}</p>` });
  expect(warnings("文字长短")).toContain(
    "solutions/2001.json，maincontent：表格与图以外有 901 个字，建议不超过 900 个。",
  );
  expect(warnings("方案不全")).not.toContain("solutions/2001.json，cases：没有案例，页面上少这一部分。");
});

test("a character that data sheets cannot print is reported with its place", () => {
  expect(warnings("数据页缺字")).toEqual([]);
  content.editOne("products", 1001, { displaymode: "𠮷字屏" });
  expect(warnings("数据页缺字")).toEqual([
    "products/1001.json，displaymode：数据页 PDF 的字体没有「𠮷」，会印成〓。",
  ]);
});

test("a list column that is empty for most products is reported; several parameters may fill one together", () => {
  const columns = (columns: unknown[]) => content.editOne("categories", 33, { list: { columns } });
  columns(["rated-capacity", "outputs"]);
  expect(warnings("列表空列")).toEqual([
    expect.stringMatching(
      /^categories\/33\.json，list\.columns：「.+」的 \d+ 款产品只有 \d+ 款有「outputs」，列表里不显示这一列/,
    ),
  ]);
  columns([{ name: "规格", keys: ["outputs", "rated-capacity"] }]);
  expect(warnings("列表空列")).toEqual([]);
});
