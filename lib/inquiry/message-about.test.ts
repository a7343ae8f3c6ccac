import { expect, test } from "vitest";
import { aboutLines, aboutText, readCode, readWords } from "./message-about";
import { faultOf } from "./message-rules";

const product = { kind: "product", id: 1001, name: "LH-ZCS 共补型智能集成电容器" } as const;
const other = { kind: "product", id: 1002, name: "LH-ZCS-G" } as const;
const solution = { kind: "solution", id: 2001, name: "市政综合体方案" } as const;
const [subjects, none] = [[product], []];

test.each([
  ["LH-ZCS/450-20+20", "LH-ZCS/450-20+20"],
  ["LH-ZCS/450-20 20", "LH-ZCS/450-20+20"],
  [" LH-ZCS 450\t", "LH-ZCS 450"],
  ["1 2 3", "1+2+3"],
  ["x".repeat(101), ""],
  ["\u0000\u202e", ""],
])("the order code %j in an address is read as %j", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test("texts in an address become one line without invisible characters, within the limit of a message", () => {
  expect(readWords(" 型号\n对比\u202e\u0007　A ")).toBe("型号 对比 A");
  expect(readWords("😀".repeat(2100))).toBe("😀".repeat(2000));
});

test("product, order code and page are stored on a line each", () => {
  expect(aboutText({ subjects, code: "LH-ZCS/450-20+20", words: "索取资料" })).toBe(
    "产品：LH-ZCS 共补型智能集成电容器（/newdetail/1001）\n型号代码：LH-ZCS/450-20+20\n页面：索取资料",
  );
  expect(aboutText({ subjects: none, code: "", words: "方案" })).toBe("页面：方案");
});

test("a message is accepted however long these texts are", () => {
  expect(faultOf("about", aboutText({ subjects, code: "1", words: "字".repeat(2000) }))).toBeUndefined();
});

test("a visitor sees the product as a link, with its order code", () => {
  expect(aboutLines({ subjects, code: "450-20", words: "" })).toEqual([
    { label: "咨询产品", text: product.name, href: "/newdetail/1001", remark: "（型号代码 450-20）" },
  ]);
  expect(aboutLines({ subjects: none, code: "450-20", words: "对比" }).map(({ label }) => label)).toEqual([
    "型号代码",
    "咨询事项",
  ]);
});

test("several products and a solution are all named", () => {
  const about = { subjects: [product, other, solution], code: "1", words: "" };
  expect(aboutText(about)).toBe(
    "产品：LH-ZCS 共补型智能集成电容器（/newdetail/1001）\n产品：LH-ZCS-G（/newdetail/1002）\n方案：市政综合体方案（/cm_detail/2001）\n型号代码：1",
  );
  expect(aboutLines(about).map(({ label, href }) => [label, href])).toEqual([
    ["咨询产品", "/newdetail/1001"],
    ["咨询产品", "/newdetail/1002"],
    ["咨询方案", "/cm_detail/2001"],
    ["型号代码", undefined],
  ]);
});
