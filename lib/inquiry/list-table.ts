import { env } from "@/lib/env";
import { SITE } from "@/lib/site";
import type { Cell } from "@/lib/text/csv";
import { chinaTime } from "@/lib/text/china-time";
import type { OrderLine } from "./order";
import { type Quotation, sumText, totalOf } from "./quotation";
import { quotedWhen, termLines } from "./quotation-paper";

/** A line with the address of its product, if it exists. */
type Line = OrderLine & { href?: string | undefined };

/** A list for export. */
export type ListOut = {
  lines: readonly Line[];
  /** The project name; empty if unset. */
  project: string;
  /** Set for a sent list. */
  sent?: {
    number: string;
    message: number;
    createtime: string;
    quotation: Quotation | undefined;
    /** The current date in China. */
    today: string;
  };
};

/** One sheet: labelled facts on the list, an empty row, the column names, and the lines. */
type ListTable = { title: string; rows: Cell[][]; head: number };

const LINE_HEAD = ["序号", "型号代码", "型号", "产品", "数量", "备注", "产品页面"];
const QUOTED_HEAD = [
  "单价（元）",
  "税",
  "小计（元）",
  "交期",
  "有效期至",
  "替代型号",
  "报价说明",
  "产品版本",
];

const lineCells = ({ title, model, code, quantity, note, href }: Line, at: number): Cell[] => [
  ...[at + 1, code || model, model, title, quantity, note],
  href ? env().SITE_URL + href : "",
];

function quotedCells(line: Quotation["lines"][number] | undefined, quantity: number): Cell[] {
  if (!line) return [];
  const { price, taxed, lead, until, replacement, remark, revision } = line;
  const amounts = price
    ? [Number(price), taxed ? "含税" : "不含税", Number(sumText(price, quantity).replaceAll(",", ""))]
    : [null, "不报价", null];
  return [...amounts, lead, until, replacement, remark, revision];
}

function sentFacts({ lines, sent }: ListOut): [string, string][] {
  if (!sent) return [];
  const { quotation, today } = sent;
  return [
    ["单号", sent.number],
    ["留言编号", `第 ${sent.message} 号`],
    ["提交时间（北京）", chinaTime(sent.createtime)],
    ["合计", (quotation && totalOf(quotation, lines)) ?? ""],
    ...(quotation ? [...quotedWhen(quotation, today), ...termLines(quotation)] : []).map(
      ({ label, text }): [string, string] => [label, text],
    ),
  ];
}

/** A list as the rows of a file, without empty facts. */
export function listTable(list: ListOut): ListTable {
  const quotation = list.sent?.quotation;
  const title = quotation ? "报价单" : "询价单";
  const facts = [["项目名称", list.project], ...sentFacts(list)].filter(([, text]) => text !== "");
  const whole = [[title, SITE.company], ...facts, []];
  const lines = list.lines.map((line, at) => [
    ...lineCells(line, at),
    ...quotedCells(quotation?.lines[at], line.quantity),
  ]);
  return {
    title,
    rows: [...whole, [...LINE_HEAD, ...(quotation ? QUOTED_HEAD : [])], ...lines],
    head: whole.length,
  };
}
