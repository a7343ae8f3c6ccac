import { expect, test } from "vitest";
import type { Quotation } from "@/lib/inquiry/quotation";
import { quotationPaper } from "@/lib/inquiry/quotation-paper";
import { quotationPdf } from "./quotation";
import { expectWithinMargins, readPdf, textOf } from "./test-sheet";

const ASKED = {
  product_id: 1,
  title: "共补智能集成电容器",
  model: "LH-ZCS",
  code: "LH-ZCS/450-20+10",
  quantity: 3,
  note: "=靠墙安装",
};
const QUOTED = {
  ...{ price: "1280.50", taxed: true, lead: "7 个工作日", until: "2026-12-31" },
  ...{ replacement: "", remark: "含附件", revision: "V1.2 · 2026-10-01" },
};
const NONE = { ...QUOTED, price: "", taxed: false, until: "", replacement: "LH-ZCS-II", remark: "已停产" };

/** An answered list of a number of lines, of which the last has no price. */
function answered(many: number, words = QUOTED) {
  const quotation: Quotation = {
    id: 1,
    createtime: "2026-11-25T04:00:00.000Z",
    lines: [...Array.from({ length: many - 1 }, () => words), NONE],
    terms: { delivery: "送到工地", payment: "货到 30 天", contact: "李工 0571-0000000", remark: "+含运费" },
    replies: [{ kind: "accept", words: "", createtime: "2026-11-25T05:00:00.000Z" }],
  };
  return {
    ...{ number: "5".repeat(24), message: 12, project: "澜州二期", sender: { name: "王工" } },
    ...{ lines: Array.from({ length: many }, () => ASKED), quotations: [quotation] },
  };
}
const ADDRESS = `https://www.example.com/Receipt/${"5".repeat(24)}`;

function fileOf(list: ReturnType<typeof answered>, today: string) {
  const paper = quotationPaper(list, today, ADDRESS);
  if (!paper) throw new Error("nothing was answered");
  return quotationPdf(paper);
}

test("a quotation names the recipient, the price and revision of each line, and its validity", async () => {
  const file = await fileOf(answered(4), "2026-11-26");
  const { text, pages, marked } = await readPdf(file, async (pdf) => {
    await expectWithinMargins(pdf);
    return { text: await textOf(pdf), pages: pdf.numPages, marked: await pdf.getMarkInfo() };
  });
  for (const words of [
    ...[
      "报价单第12号",
      "第1轮",
      "王工",
      "澜州二期",
      "5555-5555-5555-5555-5555-5555",
      "2026-11-2512:00",
      "2026-12-31",
    ],
    ...["LH-ZCS/450-20+10", "共补智能集成电容器", "1,280.50", "3,841.50", "含税", "7个工作日", "含附件"],
    ...["您的备注:=靠墙安装", "产品版本V1.2·2026-10-01", "不报价", "替代型号LH-ZCS-II", "合计11,524.50元"],
    ...["送到工地", "货到30天", "李工0571-0000000", "+含运费", "接受了报价", "以双方签订的合同为准"],
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("过期");
  expect([pages, marked?.Marked]).toEqual([1, true]);
});

test("a quotation of ten lines fits on one page, with the terms above the prices", async () => {
  const file = await fileOf(answered(10, { ...QUOTED, remark: "" }), "2026-11-26");
  const { pages, text } = await readPdf(file, async (pdf) => ({
    pages: pdf.numPages,
    text: await textOf(pdf),
  }));
  expect(pages).toBe(1);
  expect(text.indexOf("货到30天")).toBeLessThan(text.indexOf("单价(元)"));
});

test("an expired quotation says so, at the top and in each line", async () => {
  const text = await readPdf(await fileOf(answered(2), "2027-01-01"), textOf);
  for (const words of ["报价已于2026-12-31到期", "2026-12-31(已过期)", "2026-12-31已过期"])
    expect(text).toContain(words);
});

test("a long list with long words stays within its margins, with a table header on each page", async () => {
  const long = "W".repeat(200);
  const list = answered(12, { ...QUOTED, price: "9999999.99", lead: "长".repeat(200), remark: long });
  const lines = list.lines.map((line) => ({ ...line, quantity: 9999, code: "LH-".padEnd(100, "X") }));
  const file = await fileOf({ ...list, lines }, "2026-11-26");
  const { pages, text } = await readPdf(file, async (pdf) => {
    await expectWithinMargins(pdf);
    return { pages: pdf.numPages, text: await textOf(pdf) };
  });
  expect(pages).toBeGreaterThan(2);
  expect(text.split("有效期至").length).toBeGreaterThan(pages);
  expect(text).toContain("12LH-X");
});

test("a list without an answer has no quotation", () => {
  expect(quotationPaper({ ...answered(1), quotations: [] }, "2026-11-26", ADDRESS)).toBeUndefined();
});
