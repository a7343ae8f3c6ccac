import { FAULTS, INVALID } from "@/lib/http/envelope";
import type { OrderLine } from "./order";

/** The offer for a line of a sent list; a line without a price has a text on the reason. */
export type QuotedLine = {
  /** The unit price in yuan, `1280.50`; empty if there is none. */
  price: string;
  /** Whether the price includes tax. */
  taxed: boolean;
  lead: string;
  /** The last day on which the price is valid, YYYY-MM-DD in China; empty without a price. */
  until: string;
  replacement: string;
  remark: string;
  /** The revision of the product at that time, as in its documents; empty if the product no longer exists. */
  revision: string;
};

/** The terms of the whole quotation. */
export type Terms = Record<"delivery" | "payment" | "contact" | "remark", string>;

export const REPLY_KINDS = { accept: "接受了报价", decline: "没有接受报价", ask: "再次询问" } as const;
export type ReplyKind = keyof typeof REPLY_KINDS;

export type QuotationReply = { kind: ReplyKind; words: string; createtime: string };

/** One round: the offer, and the customer's replies, oldest first. */
export type Quotation = {
  id: number;
  /** UTC, ISO 8601. */
  createtime: string;
  lines: QuotedLine[];
  terms: Terms;
  replies: QuotationReply[];
};

export const MAX_REPLY_WORDS = 500;
/** The maximum of replies per round: enough for a discussion, too few to fill a disk. */
export const MOST_REPLIES = 10;
/** The target of the forms on the receipt. */
export const QUOTATION_REPLY = "/cart/reply";

/** Why a reply was refused, as shown on the receipt. */
export const REPLY_FAULT = {
  words: `请写明要问什么，最多 ${MAX_REPLY_WORDS} 字`,
  expired: "没有接受：报价已过有效期，请再次询价",
  old: "没有收下：报价已有新的一轮，请看下面最新的报价",
  done: "没有收下：这份报价已经有了答复，要变更请致电",
  many: "没有收下：这份报价已回复多次，请致电",
  invalid: INVALID,
  limit: FAULTS[429],
  busy: FAULTS[503],
} as const;
export type ReplyFault = keyof typeof REPLY_FAULT;
export const isReplyFault = (value: string): value is ReplyFault => Object.hasOwn(REPLY_FAULT, value);

const centsOf = (price: string) => Math.round(Number(price) * 100);
const yuan = (cents: number) =>
  `${Math.floor(cents / 100).toLocaleString("en-US")}.${String(cents % 100).padStart(2, "0")}`;

export const priceText = (price: string) => yuan(centsOf(price));
export const sumText = (price: string, quantity: number) => yuan(centsOf(price) * quantity);

/** The sum of all lines with a price; undefined if only some of the prices include tax. */
export function totalOf({ lines }: Quotation, asked: readonly OrderLine[]): string | undefined {
  const priced = lines.flatMap((line, at) => {
    const quantity = asked[at]?.quantity ?? 0;
    return line.price ? [{ ...line, quantity }] : [];
  });
  const [first] = priced;
  if (!first || priced.some(({ taxed }) => taxed !== first.taxed)) return undefined;
  const cents = priced.reduce((sum, { price, quantity }) => sum + centsOf(price) * quantity, 0);
  return `${yuan(cents)} 元（${first.taxed ? "含税" : "不含税"}）`;
}

/** The earliest end of validity of a price; `""` without prices. */
export const firstUntil = ({ lines }: Quotation) =>
  lines.flatMap(({ until }) => (until ? [until] : [])).sort()[0] ?? "";

/** Whether a price is no longer valid on a date in China. */
export function isExpired(quotation: Quotation, today: string): boolean {
  const until = firstUntil(quotation);
  return until !== "" && until < today;
}

/** The outcome so far: the kind of the last reply. */
export const outcomeOf = ({ replies }: Quotation): ReplyKind | undefined => replies.at(-1)?.kind;

/** The replies that the customer may still make. */
export function allowedReplies(quotation: Quotation, today: string): ReplyKind[] {
  const outcome = outcomeOf(quotation);
  if (outcome === "accept") return [];
  if (outcome === "decline") return ["ask"];
  return isExpired(quotation, today) ? ["decline", "ask"] : ["accept", "decline", "ask"];
}
