import { chinaTime } from "@/lib/text/china-time";
import { visible, visibleUnderLabel } from "@/lib/text/visible";
import { type State, stateOf, type StoredMessage } from "@/db/queries/message-admin";

/** The states as the desk reads and writes them. */
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

/** One line of the list. */
export const messageLine = (message: StoredMessage) =>
  [
    `#${message.id}`,
    chinaTime(message.createtime).slice(0, 16),
    STATE_NAME[stateOf(message)],
    visible(message.name),
    visible(message.phone),
    visible(beginning(message.content)) || "（没有内容）",
  ].join("  ");

const FIELDS: [string, (message: StoredMessage) => string][] = [
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
  ["来源页面", ({ source }) => source],
  ["网段", ({ client }) => client],
  ["浏览器", ({ agent }) => agent],
  ["告知版本", ({ notice }) => notice],
];

/** Everything there is about a message. */
export const messageSheet = (message: StoredMessage) =>
  FIELDS.map(([label, value]) => `${label}：${visibleUnderLabel(value(message)) || "—"}`).join("\n");

export const tableHead = FIELDS.map(([label]) => label);
export const tableRow = (message: StoredMessage) => FIELDS.map(([, value]) => visible(value(message)));
