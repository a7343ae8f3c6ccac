/** What was listed when the list was sent; it stays so, whatever becomes of the product. */
export type OrderLine = {
  product_id: number;
  title: string;
  model: string;
  code: string;
  quantity: number;
  note: string;
};

/** Where goods would be delivered to. */
export type Address = { name: string; phone: string; addres: string };

export const ORDER_STATES = {
  received: "已收到",
  processing: "处理中",
  replied: "已回复",
  closed: "已关闭",
} as const;
export type OrderState = keyof typeof ORDER_STATES;

/** Whether the desk has nothing left to do with a list in this state. */
export const isDone = (state: OrderState) => state === "replied" || state === "closed";

/** 96 bits in hex, as in the address of a receipt. */
export const ORDER_NUMBER = /^[0-9a-f]{24}$/;

/** The number of a list in fours, as one reads it out on the phone: `3f2a-91c0-…`. Addresses and files have it in one. */
export const readableNumber = (number: string) => number.replace(/.{4}(?=.)/g, "$&-");

export const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the message says that the list goes with; the list itself is kept beside it. */
export const orderAbout = (number: string, lines: readonly OrderLine[]) =>
  `询价单：${lines.length} 种，共 ${piecesOf(lines)} 件（单号 ${number}）`;

/** A line in words: `LH-ZCS/450-20+10 共补智能集成电容器 × 3（备注）`. */
function orderLineText({ model, code, title, quantity, note }: OrderLine): string {
  const name = [code || model, title].filter(Boolean).join(" ");
  return `${name} × ${quantity}${note ? `（${note}）` : ""}`;
}

/** All lines in words, numbered, one below the other. */
export const orderLinesText = (lines: readonly OrderLine[]) =>
  lines.map((line, place) => `${place + 1}. ${orderLineText(line)}`).join("\n");

/** Lines that could not be read, numbered, one below the other. */
export const unreadText = (unread: readonly string[]) =>
  unread.map((line, place) => `${place + 1}. ${line}`).join("\n");

/** An address in words, `""` where nothing was said. */
export const addressText = ({ name, phone, addres }: Address) =>
  [name, phone, addres].filter(Boolean).join("，");
