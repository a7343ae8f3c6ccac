import { FAULTS, INVALID } from "@/lib/http/envelope";
import type { OrderLine } from "./order";

/** What the desk offers for a line of a sent list; a line without a price says in words why. */
export type QuotedLine = {
  /** Yuan for one piece, `1280.50`; empty without. */
  price: string;
  /** Whether tax is in the price. */
  taxed: boolean;
  lead: string;
  /** The last day on which the price holds, YYYY-MM-DD in China; empty without a price. */
  until: string;
  replacement: string;
  remark: string;
  /** Of the product at the time, as its papers name it; empty where the product is gone. */
  revision: string;
};

/** What holds for the whole. */
export type Terms = Record<"delivery" | "payment" | "contact" | "remark", string>;

export const REPLY_KINDS = { accept: "接受了报价", decline: "没有接受报价", ask: "再次询问" } as const;
export type ReplyKind = keyof typeof REPLY_KINDS;

export type QuotationReply = { kind: ReplyKind; words: string; createtime: string };

/** One round: what was offered, and what the customer said to it, the oldest first. */
export type Quotation = {
  id: number;
  /** UTC, ISO 8601. */
  createtime: string;
  lines: QuotedLine[];
  terms: Terms;
  replies: QuotationReply[];
};

export const MAX_REPLY_WORDS = 500;
/** Of one round: enough for a talk, too few to fill a disk. */
export const MOST_REPLIES = 10;
/** Where the forms of the receipt are sent. */
export const QUOTATION_REPLY = "/cart/reply";

/** What of a reply was not done, as the receipt tells it. */
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

/** The sum of all lines with a price, where tax is in all of them or in none. */
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

/** The first day by which a price ends, `""` where none was offered. */
export const firstUntil = ({ lines }: Quotation) =>
  lines.flatMap(({ until }) => (until ? [until] : [])).sort()[0] ?? "";

/** Whether a price of it does not hold any more on a day in China. */
export function isExpired(quotation: Quotation, today: string): boolean {
  const until = firstUntil(quotation);
  return until !== "" && until < today;
}

/** Where it stands: the last word to it that was a decision, or that something was asked. */
export const outcomeOf = ({ replies }: Quotation): ReplyKind | undefined => replies.at(-1)?.kind;

/** What a customer may still say to it. */
export function allowedReplies(quotation: Quotation, today: string): ReplyKind[] {
  const outcome = outcomeOf(quotation);
  if (outcome === "accept") return [];
  if (outcome === "decline") return ["ask"];
  return isExpired(quotation, today) ? ["decline", "ask"] : ["accept", "decline", "ask"];
}
