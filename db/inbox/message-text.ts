import { DAY_MS } from "@/lib/durations";
import { addressText, ORDER_STATES, orderLinesText, piecesOf, unreadText } from "@/lib/inquiry/order";
import { outcomeOf, type Quotation, REPLY_KINDS } from "@/lib/inquiry/quotation";
import { RECEIPT } from "@/lib/inquiry/cart-limits";
import { env } from "@/lib/env";
import { chinaTime } from "@/lib/text/china-time";
import { visible, visibleUnderLabel } from "@/lib/text/visible";
import { type State, stateOf, type StoredMessage } from "@/db/queries/inquiry/message-admin";
import { chinaDay } from "@/db/queries/inquiry/desk";
import { quotationText } from "./quotation-text";
import type { Order } from "@/db/queries/inquiry/orders";

/** The Chinese names of the states in commands and output. */
export const STATE_NAME: Record<State, string> = {
  new: "未处理",
  handled: "已处理",
  spam: "垃圾",
  suspected: "疑似垃圾",
};

const MAX_SHOWN = 30;
const sexName = (sex: string) => (sex === "1" ? "女" : "男");

function beginning(text: string): string {
  const letters = [...text.replace(/\s+/g, " ")];
  return letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join("")}…` : letters.join("");
}

const orderBeginning = ({ lines, state }: Order, [newest]: readonly Quotation[]) => {
  const outcome = newest && outcomeOf(newest);
  const said = outcome ? `，客户${REPLY_KINDS[outcome]}` : "";
  return `询价单 ${lines.length} 种 ${piecesOf(lines)} 件（${ORDER_STATES[state]}${said}）`;
};

/** The due date of an unhandled message, and how many days it is overdue. */
function dueText({ due, state }: StoredMessage, now: Date): string {
  const days = Math.round((Date.parse(chinaDay(now)) - Date.parse(due)) / DAY_MS);
  return state === "new" && days > 0 ? `逾期 ${days} 天（${due}）` : `期限 ${due}`;
}

export const messageLine = (message: StoredMessage, now: Date) =>
  [
    `#${message.id}`,
    chinaTime(message.createtime).slice(0, 16),
    STATE_NAME[stateOf(message)],
    visible(message.name),
    visible(message.phone),
    ...(message.owner ? [`负责人 ${visible(message.owner)}`] : []),
    ...(message.due ? [dueText(message, now)] : []),
    ...(message.files.length > 0 ? [`附件 ${message.files.length} 个`] : []),
    ...(message.order ? [orderBeginning(message.order, message.quotations)] : []),
    visible(beginning(message.content)) || "（没有内容）",
  ].join("  ");

/** Lines grouped by phone number, each group with its number and count; the latest sender first. */
export function linesByPhone(messages: StoredMessage[], now: Date): string[] {
  const byPhone = new Map<string, StoredMessage[]>();
  for (const message of messages)
    byPhone.set(message.phone, [...(byPhone.get(message.phone) ?? []), message]);
  return [...byPhone].flatMap(([phone, own]) => [
    `${visible(phone)}  ${own.length} 条`,
    ...own.map((message) => `  ${messageLine(message, now)}`),
  ]);
}

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

type Fields<Of> = [string, (of: Of) => string][];

const FIELDS: Fields<StoredMessage> = [
  ["编号", ({ id }) => String(id)],
  ["时间（北京）", ({ createtime }) => chinaTime(createtime)],
  ["状态", (message) => STATE_NAME[stateOf(message)]],
  ["姓名", ({ name }) => name],
  ["性别", ({ sex }) => sexName(sex)],
  ["手机", ({ phone }) => phone],
  ["邮箱", ({ email }) => email],
  ["地址", ({ addres }) => addres],
  ["咨询事项", ({ about }) => about],
  ["内容", ({ content }) => content],
  ["附件", ({ files }) => files.map(({ name, bytes }) => `${name}（${sizeText(bytes)}）`).join("、")],
  ["来源页面", ({ source }) => source],
  ["网段", ({ client }) => client],
  ["浏览器", ({ agent }) => agent],
  ["告知版本", ({ notice }) => notice],
  ["负责人", ({ owner }) => owner],
  ["期限", ({ due }) => due],
];

const ORDER_FIELDS: Fields<Order> = [
  ["询价单号", ({ number }) => number],
  ["询价单状态", ({ state }) => ORDER_STATES[state]],
  ["询价单内容", ({ lines }) => orderLinesText(lines)],
  ["没有读懂的行", ({ unread }) => unreadText(unread)],
  ["收货地址", ({ delivery }) => (delivery ? addressText(delivery) : "")],
  ["项目名称", ({ project }) => project],
];

const labelled = <Of>(fields: Fields<Of>, of: Of) =>
  fields.map(([label, value]) => `${label}：${visibleUnderLabel(value(of)) || "—"}`);

const orderSheet = (order: Order) => [
  ...labelled(ORDER_FIELDS, order),
  `回执：${env().SITE_URL}${RECEIPT}/${order.number}`,
];

/** All details of a message. */
export const messageSheet = (message: StoredMessage) =>
  [
    ...labelled(FIELDS, message),
    ...(message.order ? orderSheet(message.order) : []),
    ...quotationText(message),
  ].join("\n");

export const tableHead = [...FIELDS, ...ORDER_FIELDS].map(([label]) => label);
export const tableRow = (message: StoredMessage) => [
  ...FIELDS.map(([, value]) => visible(value(message))),
  ...ORDER_FIELDS.map(([, value]) => (message.order ? visible(value(message.order)) : "")),
];
