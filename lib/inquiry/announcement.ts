import { chinaTime } from "@/lib/text/china-time";
import { visible, visibleUnderLabel } from "@/lib/text/visible";
import type { Env } from "@/lib/env";
import { type Address, addressText, type OrderLine, orderLinesText, unreadText } from "./order";
import { type QuotationReply, REPLY_KINDS } from "./quotation";
import { SITE } from "@/lib/site";

export type Channel = "webhook" | "mail";

export type AnnouncedMessage = Record<
  "name" | "phone" | "sex" | "email" | "addres" | "about" | "content" | "createtime",
  string
> & {
  id: number;
  files?: readonly unknown[];
  order?: { lines: OrderLine[]; delivery: Address | null; project: string; unread: string[] } | undefined;
};

/** The configured channels for announcements. */
export const channelsOf = ({ NOTIFY_WEBHOOK, SMTP_URL, NOTIFY_TO }: Partial<Env>): Channel[] => [
  ...(NOTIFY_WEBHOOK ? (["webhook"] as const) : []),
  ...(SMTP_URL && NOTIFY_TO ? (["mail"] as const) : []),
];

/** An announcement as sent over a channel. */
export type Announced = { subject: string; text: string };

/** Without personal data: subjects appear on lock screens and in mail logs. */
const subjectOf = ({ id }: AnnouncedMessage) => `${SITE.brand}网站新留言（第 ${id} 条）`;

/** The list comes last, as chats cut off the end of long texts. Its number is in `about`. */
const orderParts = ({ order }: AnnouncedMessage) =>
  order
    ? [
        ...(order.project ? [`项目名称：${visibleUnderLabel(order.project)}`] : []),
        ...(order.delivery ? [`收货地址：${visible(addressText(order.delivery))}`] : []),
        `询价单内容：${visibleUnderLabel(orderLinesText(order.lines))}`,
        ...(order.unread.length > 0 ? [`没有读懂的行：${visibleUnderLabel(unreadText(order.unread))}`] : []),
      ]
    : [];

/** Only the number of files: the files themselves stay on the server. */
const fileParts = ({ id, files = [] }: AnnouncedMessage) =>
  files.length > 0 ? [`附件：${files.length} 个，用 npm run messages -- files ${id} --to 附件 取出`] : [];

/** The text with what staff need to call back. */
const textOf = (message: AnnouncedMessage) =>
  [
    subjectOf(message),
    `时间：${chinaTime(message.createtime)}`,
    `姓名：${visible(message.name)}（${message.sex === "1" ? "女士" : "先生"}）`,
    `手机：${message.phone}`,
    ...(message.email ? [`邮箱：${visible(message.email)}`] : []),
    `地址：${visible(message.addres)}`,
    ...(message.about ? [`咨询事项：${visibleUnderLabel(message.about)}`] : []),
    ...(message.content ? [`内容：${visibleUnderLabel(message.content)}`] : []),
    ...fileParts(message),
    ...orderParts(message),
  ].join("\n");

export const announcementOf = (message: AnnouncedMessage): Announced => ({
  subject: subjectOf(message),
  text: textOf(message),
});

/** The announcement of a customer's reply to a quotation, without personal data. */
export function replyNotice(message: number, { kind, words }: QuotationReply): Announced {
  const subject = `${SITE.brand}网站第 ${message} 条留言：客户${REPLY_KINDS[kind]}`;
  const said = words ? [`客户的话：${visibleUnderLabel(words)}`] : [];
  return { subject, text: [subject, ...said, `请用 messages -- show ${message} 查看。`].join("\n") };
}

/** One announcement for all messages suspected because of a flood. */
export function suspectedSummary(waiting: number): Announced {
  const subject = `${SITE.brand}网站有 ${waiting} 条待查的可疑留言`;
  const why = "它们在留言过多的几分钟里送来，没有逐条通知，其中可能有真实的留言和询价单。";
  const how = "请用 messages -- list --state suspected 查看，真实的用 mark <编号> new 改标。";
  return { subject, text: [subject, why, how].join("\n") };
}

/** The maximum length of messages of chat robots, in bytes of UTF-8. */
const MAX_BYTES = { wecom: 2048, other: 18_000 } as const;
const MORE = "……（全文见留言后台）";

function shorten(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text;
  const kept = Buffer.from(text).subarray(0, max - Buffer.byteLength(MORE));
  return new TextDecoder().decode(kept).replace(/\ufffd+$/, "") + MORE;
}

/** Escapes `<at …>`, `@all` and `[text](url)` in visitors' texts, which chats would interpret. */
const asPlainWords = (text: string) =>
  text
    .replace(/</g, "＜")
    .replace(/>/g, "＞")
    .replace(/(?<![\w.+-])@/g, "＠")
    .replace(/\]\(/g, "] (");

/** The message body for the chat of a webhook; `{ text }` for any other host. */
export function webhookBody(webhook: string, words: string): unknown {
  const text = asPlainWords(words);
  const host = new URL(webhook).hostname;
  if (host === "qyapi.weixin.qq.com")
    return { msgtype: "text", text: { content: shorten(text, MAX_BYTES.wecom) } };
  const short = shorten(text, MAX_BYTES.other);
  if (host === "oapi.dingtalk.com" || host === "api.dingtalk.com")
    return { msgtype: "text", text: { content: short } };
  if (host === "open.feishu.cn" || host === "open.larksuite.com")
    return { msg_type: "text", content: { text: short } };
  return { text: short };
}

/** Chat robots refuse with HTTP 200 and an error code in the body. */
export function isAccepted(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return true;
  const { errcode, code, StatusCode } = answer as Record<string, unknown>;
  return [errcode, code, StatusCode].every((value) => typeof value !== "number" || value === 0);
}
