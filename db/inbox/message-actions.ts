import { listMessages, MARKS, markMessages } from "@/db/queries/inquiry/message-admin";
import { csv } from "@/lib/text/csv";
import { setDue, setOwner } from "./assign";
import { writeFiles } from "./attachments";
import { faultsReport } from "./faults-report";
import { setMailsOfSender } from "./mails";
import { forget, purge } from "./message-deleting";
import { writePrivate } from "./private-file";
import { type MessageCommand, readId, UsageError } from "./message-options";
import { answerOrder, writeSheet } from "./quote";
import { doneText, messageNamed } from "./messages-named";
import { setState } from "./order-state";
import { linesByPhone, messageLine, messageSheet, STATE_NAME, tableHead, tableRow } from "./message-text";

function list({ filter, limit, isByPhone }: MessageCommand): string {
  const now = new Date();
  const { items, total } = listMessages(filter, limit);
  if (total === 0) return "没有符合条件的留言。";
  const overdue = listMessages({ ...filter, overdueAt: now }, 0).total;
  const late = overdue > 0 ? `，其中 ${overdue} 条已逾期` : "";
  const rest = total > items.length ? `，以下是最新的 ${items.length} 条（--limit 可以多看）` : "";
  const lines = isByPhone ? linesByPhone(items, now) : items.map((item) => messageLine(item, now));
  return [`共 ${total} 条${late}${rest}：`, ...lines].join("\n");
}

const show = ({ words }: MessageCommand) => messageSheet(messageNamed(words[0]));

function exportTable({ words, filter }: MessageCommand): string {
  const [file] = words;
  if (!file) throw new UsageError("请写要存成的文件，例如 npm run messages -- export 留言.csv。");
  const { items } = listMessages(filter, Number.MAX_SAFE_INTEGER);
  writePrivate(file, csv([tableHead, ...items.map(tableRow)]));
  return `已导出 ${items.length} 条留言到 ${file}。文件里有个人信息，用完请删除。`;
}

async function mark({ words }: MessageCommand): Promise<string> {
  const state = MARKS.find((known) => known === words.at(-1));
  if (!state || words.length < 2)
    throw new UsageError(
      `请写编号和状态，例如 npm run messages -- mark 12 13 handled（${MARKS.join("、")}）。`,
    );
  const ids = words.slice(0, -1).map(readId);
  const marked = await markMessages(ids, state);
  return doneText(
    [marked.length > 0 && `已把 ${marked.length} 条留言标为${STATE_NAME[state]}。`],
    ids.filter((id) => !marked.includes(id)),
  );
}

export const COMMANDS: Record<string, (command: MessageCommand) => string | Promise<string>> = {
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
