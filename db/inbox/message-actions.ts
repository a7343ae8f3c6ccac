import { getMessage, listMessages, MARKS, markMessages } from "@/db/queries/inquiry/message-admin";
import { csv } from "@/lib/text/csv";
import { setDue, setOwner } from "./assign";
import { writeFiles } from "./attachments";
import { faultsReport } from "./faults-report";
import { setMailsOfSender } from "./mails";
import { forget, purge } from "./message-deleting";
import { writePrivate } from "./private-file";
import { type MessageAction, readId, UsageError } from "./message-options";
import { answerOrder, writeSheet } from "./quote";
import { setState } from "./order-state";
import { linesByPhone, messageLine, messageSheet, STATE_NAME, tableHead, tableRow } from "./message-text";

function list({ filter, limit, isByPhone }: MessageAction): string {
  const now = new Date();
  const { items, total } = listMessages(filter, limit);
  if (total === 0) return "没有符合条件的留言。";
  const overdue = listMessages({ ...filter, overdueAt: now }, 0).total;
  const late = overdue > 0 ? `，其中 ${overdue} 条已逾期` : "";
  const rest = total > items.length ? `，以下是最新的 ${items.length} 条（--limit 可以多看）` : "";
  const lines = isByPhone ? linesByPhone(items, now) : items.map((item) => messageLine(item, now));
  return [`共 ${total} 条${late}${rest}：`, ...lines].join("\n");
}

function show({ words }: MessageAction): string {
  const id = readId(words[0]);
  const message = getMessage(id);
  if (!message) throw new UsageError(`没有编号为 ${id} 的留言。`);
  return messageSheet(message);
}

function exportTable({ words, filter }: MessageAction): string {
  const [file] = words;
  if (!file) throw new UsageError("请写要存成的文件，例如 npm run messages -- export 留言.csv。");
  const { items } = listMessages(filter, Number.MAX_SAFE_INTEGER);
  writePrivate(file, csv([tableHead, ...items.map(tableRow)]));
  return `已导出 ${items.length} 条留言到 ${file}。文件里有个人信息，用完请删除。`;
}

async function mark({ words }: MessageAction): Promise<string> {
  const state = MARKS.find((known) => known === words.at(-1));
  if (!state || words.length < 2)
    throw new UsageError(
      `请写编号和状态，例如 npm run messages -- mark 12 13 handled（${MARKS.join("、")}）。`,
    );
  const ids = words.slice(0, -1).map(readId);
  const marked = await markMessages(ids, state);
  const missing = ids.filter((id) => !marked.includes(id));
  return [
    ...(marked.length > 0 ? [`已把 ${marked.length} 条留言标为${STATE_NAME[state]}。`] : []),
    ...(missing.length > 0 ? [`没有编号为 ${missing.join("、")} 的留言。`] : []),
  ].join("\n");
}

export const ORDERS: Record<string, (order: MessageAction) => string | Promise<string>> = {
  list,
  show,
  export: exportTable,
  mark,
  owner: setOwner,
  due: setDue,
  mails: setMailsOfSender,
  state: setState,
  files: writeFiles,
  sheet: writeSheet,
  answer: answerOrder,
  purge,
  forget,
  faults: faultsReport,
};
