import { NOT_IN_LINE } from "./message-rules";
import type { OrderLine } from "./order";
import type { QuotedLine, Terms } from "./quotation";

/** The form for staff: a JSON file in Chinese, written by `messages -- sheet` and read by `messages -- answer`. */

/** A sentence about an invalid sheet, with row and field. */
export class SheetFault extends Error {}

const MAX_CELL = 200;
const MAX_PRICE = 9_999_999.99;
const LINES = "明细";
const WHOLE = "整单";
const NUMBER = "单号";

const FIELD = {
  price: "单价（元）",
  taxed: "含税",
  lead: "交期",
  until: "有效期至",
  replacement: "替代型号",
  remark: "说明",
} as const satisfies Partial<Record<keyof QuotedLine, string>>;

const TERM = {
  delivery: "交货",
  payment: "付款",
  contact: "联系人",
  remark: "说明",
} as const satisfies Record<keyof Terms, string>;

type Row = Record<string, unknown>;
type Asked = { number: string; message: number; lines: OrderLine[] };

const codeOf = ({ code, model }: Asked["lines"][number]) => code || model;

/** The lines to fill in. */
export const sheetOf = ({ number, message, lines }: Asked) => ({
  填写: "只填“明细”里从“单价（元）”起的几项与“整单”；含税填 是 或 否，有效期至填 2026-12-31 这样的日期。不报价的行把单价留空，在替代型号或说明里写明。",
  [NUMBER]: number,
  留言编号: message,
  [LINES]: lines.map((line, at) => ({
    序号: at + 1,
    型号代码: codeOf(line),
    产品: line.title,
    数量: line.quantity,
    备注: line.note,
    ...Object.fromEntries(Object.values(FIELD).map((label) => [label, ""])),
  })),
  [WHOLE]: Object.fromEntries(Object.values(TERM).map((label) => [label, ""])),
});

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A field as a single line; a number as its digits. */
function cellOf(row: Row, label: string, where: string): string {
  const value = row[label] ?? "";
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || NOT_IN_LINE.test(text.trim()) || [...text.trim()].length > MAX_CELL)
    throw new SheetFault(`${where}“${label}”要写成一行文字，最多 ${MAX_CELL} 字。`);
  return text.trim();
}

function priceOf(row: Row, where: string): string {
  const text = cellOf(row, FIELD.price, where).replace(/[,，]/g, "");
  if (text === "") return "";
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text) || Number(text) <= 0)
    throw new SheetFault(
      `${where}“${FIELD.price}”要写成 0 以上、${MAX_PRICE} 以下的数字，最多两位小数，例如 1280.50。`,
    );
  return Number(text).toFixed(2);
}

function taxedOf(row: Row, where: string): boolean {
  const text = cellOf(row, FIELD.taxed, where);
  if (text !== "是" && text !== "否") throw new SheetFault(`${where}“${FIELD.taxed}”要写 是 或 否。`);
  return text === "是";
}

function untilOf(row: Row, today: string, where: string): string {
  const text = cellOf(row, FIELD.until, where);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay || new Date(text).toISOString().slice(0, 10) !== text)
    throw new SheetFault(`${where}“${FIELD.until}”要写成日期，例如 2026-12-31。`);
  if (text < today) throw new SheetFault(`${where}“${FIELD.until}”${text} 已经过去。`);
  return text;
}

function lineOf(row: unknown, asked: Asked["lines"][number], at: number, today: string): QuotedLine {
  const where = `第 ${at + 1} 行`;
  if (!isRow(row)) throw new SheetFault(`${where}不是一行明细，请用 sheet 重新生成后填写。`);
  const code = cellOf(row, "型号代码", where);
  if (code !== codeOf(asked))
    throw new SheetFault(`${where}“型号代码”是 ${code || "空的"}，询价单里是 ${codeOf(asked)}，请不要改动。`);
  const words = {
    lead: cellOf(row, FIELD.lead, where),
    replacement: cellOf(row, FIELD.replacement, where),
    remark: cellOf(row, FIELD.remark, where),
    revision: "",
  };
  const price = priceOf(row, where);
  if (price) return { ...words, price, taxed: taxedOf(row, where), until: untilOf(row, today, where) };
  if (!words.replacement && !words.remark)
    throw new SheetFault(
      `${where}没有填：请写“${FIELD.price}”，不报价的在“${FIELD.replacement}”或“${FIELD.remark}”里写明。`,
    );
  return { ...words, price: "", taxed: false, until: "" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw new SheetFault("文件不是 JSON：多半少了引号或逗号，请用 sheet 重新生成后填写。");
  }
}

/**
 * Parses a filled-in sheet for this list.
 * @throws SheetFault if something is missing, or the sheet is for another list
 */
export function readSheet(text: string, order: Asked, today: string): { lines: QuotedLine[]; terms: Terms } {
  const sheet = parsed(text);
  if (!isRow(sheet) || sheet[NUMBER] !== order.number)
    throw new SheetFault(`文件不是第 ${order.message} 条留言的：“${NUMBER}”应为 ${order.number}。`);
  const rows = sheet[LINES];
  if (!Array.isArray(rows) || rows.length !== order.lines.length)
    throw new SheetFault(`“${LINES}”应有 ${order.lines.length} 行，请不要增减。`);
  const whole = sheet[WHOLE] ?? {};
  if (!isRow(whole)) throw new SheetFault(`“${WHOLE}”不是一组文字，请用 sheet 重新生成后填写。`);
  const lines = order.lines.map((asked, at) => lineOf(rows[at], asked, at, today));
  const term = (name: keyof Terms) => cellOf(whole, TERM[name], WHOLE);
  const terms = {
    delivery: term("delivery"),
    payment: term("payment"),
    contact: term("contact"),
    remark: term("remark"),
  };
  if (!terms.contact) throw new SheetFault(`${WHOLE}“${TERM.contact}”没有填：请写客户可以找谁，电话多少。`);
  return { lines, terms };
}
