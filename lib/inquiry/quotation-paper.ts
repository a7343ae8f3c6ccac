import { chinaTime } from "@/lib/text/china-time";
import { type OrderLine, readableNumber } from "./order";
import {
  firstUntil,
  isExpired,
  priceText,
  type Quotation,
  type QuotedLine,
  REPLY_KINDS,
  sumText,
  totalOf,
} from "./quotation";

type Fact = { label: string; text: string };

export const minute = (time: string) => chinaTime(time).slice(0, 16);

/**
 * The time of a quotation and the end of its validity.
 * @param today the date in China; if given, an expired quotation is marked
 */
export function quotedWhen(quotation: Quotation, today = ""): Fact[] {
  const until = firstUntil(quotation);
  const isLate = isExpired(quotation, today);
  return [
    { label: "报价时间", text: `${minute(quotation.createtime)}（北京时间）` },
    ...(until ? [{ label: "有效期至", text: isLate ? `${until}（已过期）` : until }] : []),
  ];
}

/** The terms of the whole quotation. */
export function termLines({ terms }: Quotation): Fact[] {
  const { delivery, payment, contact, remark } = terms;
  return [
    ...(delivery ? [{ label: "交货", text: delivery }] : []),
    ...(payment ? [{ label: "付款", text: payment }] : []),
    { label: "联系人", text: contact },
    ...(remark ? [{ label: "说明", text: remark }] : []),
  ];
}

/** The texts of a line beside its figures. */
export const wordsOf = ({ replacement, remark, revision }: QuotedLine, note: string): string[] => [
  ...(replacement ? [`替代型号 ${replacement}`] : []),
  ...(remark ? [remark] : []),
  ...(note ? [`您的备注：${note}`] : []),
  ...(revision ? [`产品版本 ${revision}`] : []),
];

/** A line of the document. */
type PaperLine = {
  code: string;
  /** The title, and the texts beside the figures. */
  words: string[];
  quantity: string;
  price: string;
  sum: string;
  lead: string;
  until: string;
};

/** A round of a quotation as a document; plain data, which can be sent to a worker thread. */
export type QuotationPaper = {
  message: number;
  /** The first round is 1. */
  round: number;
  /** The date of the quotation in China, `2026-01-31`. */
  day: string;
  /** The date on which it expired; empty while it is valid. */
  ended: string;
  facts: Fact[];
  lines: PaperLine[];
  total: string;
  terms: Fact[];
  /** The URL of the receipt. */
  address: string;
};

type Answered = {
  number: string;
  message: number;
  project: string;
  sender: { name: string };
  lines: readonly OrderLine[];
  /** Newest first. */
  quotations: readonly Quotation[];
};

function paperLine(line: QuotedLine, asked: OrderLine | undefined, today: string): PaperLine {
  const { model = "", code = "", title = "", quantity = 0, note = "" } = asked ?? {};
  const { price, taxed, lead, until } = line;
  return {
    code: code || model,
    words: [title, ...wordsOf(line, note)],
    quantity: String(quantity),
    price: price ? `${priceText(price)}\n${taxed ? "含税" : "不含税"}` : "不报价",
    sum: price ? sumText(price, quantity) : "—",
    lead: lead || "—",
    until: until && until < today ? `${until}\n已过期` : until || "—",
  };
}

/**
 * The newest round as a document; undefined for a list without a quotation.
 * @param today the date in China
 */
export function quotationPaper(
  answered: Answered,
  today: string,
  address: string,
): QuotationPaper | undefined {
  const { number, message, project, sender, lines, quotations } = answered;
  const [newest] = quotations;
  if (!newest) return undefined;
  const last = newest.replies.at(-1);
  return {
    message,
    round: quotations.length,
    day: chinaTime(newest.createtime).slice(0, 10),
    ended: isExpired(newest, today) ? firstUntil(newest) : "",
    facts: [
      { label: "客户", text: sender.name },
      ...(project ? [{ label: "项目名称", text: project }] : []),
      { label: "单号", text: readableNumber(number) },
      ...quotedWhen(newest, today),
      ...(last ? [{ label: "您的答复", text: `${minute(last.createtime)} ${REPLY_KINDS[last.kind]}` }] : []),
    ],
    lines: newest.lines.map((line, at) => paperLine(line, lines[at], today)),
    total: totalOf(newest, lines) ?? "",
    terms: termLines(newest),
    address,
  };
}
