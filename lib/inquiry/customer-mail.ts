import { SITE } from "@/lib/site";
import { xmlText } from "@/lib/text/xml";
import type { Announced } from "./announcement";
import { RECEIPT } from "./cart-limits";
import { stopHref, stopSendHref } from "./customer-mail-address";
import { ANSWER_PROMISE } from "./next-steps";

/** Mails to customers: confirmation, and answer. */
export const CUSTOMER_KINDS = ["received", "answered"] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

export const isCustomerKind = (channel: string): channel is CustomerKind =>
  CUSTOMER_KINDS.some((kind) => kind === channel);

export type CustomerMail = Announced & { to: string; html: string; headers: Record<string, string> };

type Told = {
  kind: CustomerKind;
  to: string;
  /** The id of the message. */
  message: number;
  /** The number of its order, if it has one. */
  order: string | undefined;
  /** The origin of the site. */
  site: string;
  token: string;
};

/** Added to links whose pages show less in another browser. */
const WHERE = "请用提交时的浏览器打开：换了设备或浏览器，只看得到产品、数量和处理状态。";

const SUBJECTS = {
  received: (what: string) => `${SITE.brand}：${what}已收到`,
  answered: (what: string) => `${SITE.brand}：${what}有新的答复`,
} as const;

/** A text, or a link with a label. */
type Part = string | { label: string; href: string };

function partsOf({ kind, message, order, site }: Told): Part[] {
  const receipt =
    order === undefined ? [] : [{ label: "打开回执", href: `${site}${RECEIPT}/${order}` }, WHERE];
  const what = order === undefined ? "咨询" : "询价单";
  const call = `急需时请拨打销售热线 ${SITE.salesLine}，报留言编号 ${message} 即可。`;
  if (kind === "answered")
    return [`您好，业务人员答复了您的${what}（留言编号 ${message}），内容在回执上。`, ...receipt, call];
  const promise = `${ANSWER_PROMISE.title}。${ANSWER_PROMISE.text}`;
  return [
    `您好，您在${SITE.brand}网站提交的${what}已收到，留言编号是 ${message}。`,
    ...receipt,
    promise,
    call,
  ];
}

const asText = (part: Part) => (typeof part === "string" ? part : `${part.label}：${part.href}`);

const asHtml = (part: Part) =>
  typeof part === "string"
    ? `<p>${xmlText(part)}</p>`
    : `<p><a href="${xmlText(part.href)}">${xmlText(part.label)}</a><br>${xmlText(part.href)}</p>`;

/** Mails contain no names, questions or prices, as they are stored on other people's servers. */
export function customerMail(told: Told): CustomerMail {
  const { kind, to, order, site, token } = told;
  const subject = SUBJECTS[kind](order === undefined ? "咨询" : "询价单");
  const parts: Part[] = [
    ...partsOf(told),
    `这封邮件由网站自动发出，因为有人在提交时留下了这个邮箱。如果不是您，或者不想再收到：`,
    { label: "停止接收", href: `${site}${stopHref(token)}` },
  ];
  return {
    to,
    subject,
    text: parts.map(asText).join("\n\n"),
    html: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${xmlText(subject)}</title></head><body style="font:16px/1.7 sans-serif;overflow-wrap:anywhere">${parts.map(asHtml).join("")}</body></html>`,
    headers: {
      // The unsubscribe button of mail programs (RFC 8058).
      "List-Unsubscribe": `<${site}${stopSendHref(token)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      // Keeps auto-responders quiet.
      "Auto-Submitted": "auto-generated",
    },
  };
}
