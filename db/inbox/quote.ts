import { readFileSync, statSync } from "node:fs";
import { chinaDay } from "@/db/queries/inquiry/desk";
import { type Order, orderOfMessage } from "@/db/queries/inquiry/orders";
import { addQuotation } from "@/db/queries/inquiry/quotations";
import { readSheet, SheetFault, sheetOf } from "@/lib/inquiry/quotation-sheet";
import { type MessageCommand, readId, UsageError } from "./message-options";
import { writePrivate } from "./private-file";

const MAX_BYTES = 1_000_000;

function readOrder(word: string | undefined): Order {
  const id = readId(word);
  const order = orderOfMessage(id);
  if (!order) throw new UsageError(`没有编号为 ${id} 的留言，或者它没有询价单。`);
  return order;
}

/** Writes a sheet with the lines of an order for staff to fill in. */
export function writeSheet({ words }: MessageCommand): string {
  const order = readOrder(words[0]);
  const file = words[1] ?? `报价-${order.message}.json`;
  writePrivate(file, `${JSON.stringify(sheetOf(order), null, 2)}\n`);
  return `已写成 ${file}，共 ${order.lines.length} 行。填好后：npm run messages -- answer ${order.message} ${file}`;
}

function readText(file: string): string {
  try {
    if (statSync(file).size > MAX_BYTES) throw new UsageError(`文件 ${file} 太大，最多 1 MB。`);
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`文件 ${file} 读不了，请检查名字和权限。`);
  }
}

/** Stores the filled-in sheet as a quotation, which the customer sees on the receipt. */
export async function answerOrder({ words }: MessageCommand): Promise<string> {
  const order = readOrder(words[0]);
  const [, file] = words;
  if (!file) throw new UsageError("请写填好的报价表，例如 npm run messages -- answer 12 报价-12.json。");
  const now = new Date();
  try {
    const offered = readSheet(readText(file), order, chinaDay(now));
    const { round, isNew } = await addQuotation(order, offered, now);
    return isNew
      ? `第 ${round} 轮报价已在客户的回执上，询价单已设为已回复。`
      : `和第 ${round} 轮报价相同，没有再记一次。`;
  } catch (error) {
    if (error instanceof SheetFault) throw new UsageError(error.message);
    throw error;
  }
}
