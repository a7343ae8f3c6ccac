/** A line of a sent list, which stays unchanged even if the product changes. */
export type OrderLine = {
  product_id: number;
  title: string;
  model: string;
  code: string;
  quantity: number;
  note: string;
};

/** A delivery address. */
export type Address = { name: string; phone: string; addres: string };

export const ORDER_STATES = {
  received: "已收到",
  processing: "处理中",
  replied: "已回复",
  closed: "已关闭",
} as const;
export type OrderState = keyof typeof ORDER_STATES;

/** Whether staff have finished with an order in this state. */
export const isDone = (state: OrderState) => state === "replied" || state === "closed";

/** An order number: 96 bits in hex. */
export const ORDER_NUMBER = /^[0-9a-f]{24}$/;

/** An order number in groups of four, to be read out on the phone: `3f2a-91c0-…`. */
export const readableNumber = (number: string) => number.replace(/.{4}(?=.)/g, "$&-");

export const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The summary of a list in its message. */
export const orderAbout = (number: string, lines: readonly OrderLine[]) =>
  `询价单：${lines.length} 种，共 ${piecesOf(lines)} 件（单号 ${number}）`;

/** A line as text: `LH-ZCS/450-20+10 共补智能集成电容器 × 3（备注）`. */
function orderLineText({ model, code, title, quantity, note }: OrderLine): string {
  const name = [code || model, title].filter(Boolean).join(" ");
  return `${name} × ${quantity}${note ? `（${note}）` : ""}`;
}

/** All lines as numbered text. */
export const orderLinesText = (lines: readonly OrderLine[]) =>
  lines.map((line, place) => `${place + 1}. ${orderLineText(line)}`).join("\n");

/** Unread lines as numbered text. */
export const unreadText = (unread: readonly string[]) =>
  unread.map((line, place) => `${place + 1}. ${line}`).join("\n");

/** An address as text; empty if unset. */
export const addressText = ({ name, phone, addres }: Address) =>
  [name, phone, addres].filter(Boolean).join("，");
