import { assignMessages } from "@/db/queries/inquiry/desk";
import { type MessageCommand, readDay, readId, UsageError } from "./message-options";
import { doneText } from "./messages-named";

/** Clears the owner or the due date. */
const NONE = "无";
const MAX_OWNER = 20;

const idsOf = (words: string[]) => [...new Set(words.slice(0, -1).map(readId))];

async function assigned(
  ids: number[],
  to: { owner: string } | { due: string },
  done: (many: number) => string,
): Promise<string> {
  const set = await assignMessages(ids, to);
  return doneText(
    [set.length > 0 && done(set.length)],
    ids.filter((id) => !set.includes(id)),
  );
}

/** Sets the person who is responsible for messages. */
export async function setOwner({ words }: MessageCommand): Promise<string> {
  const name = words.at(-1)?.trim() ?? "";
  if (words.length < 2 || name === "" || [...name].length > MAX_OWNER || /^\d+$/.test(name))
    throw new UsageError(
      `请写编号和负责人（${MAX_OWNER} 个字以内），例如 npm run messages -- owner 12 13 李工；写“${NONE}”取消。`,
    );
  const owner = name === NONE ? "" : name;
  return assigned(idsOf(words), { owner }, (many) =>
    owner ? `已把 ${many} 条留言交给${owner}。` : `已取消 ${many} 条留言的负责人。`,
  );
}

/** Sets the day by which messages must be handled. */
export async function setDue({ words }: MessageCommand): Promise<string> {
  const day = words.at(-1) ?? "";
  if (words.length < 2 || /^\d+$/.test(day))
    throw new UsageError(`请写编号和日期，例如 npm run messages -- due 12 13 2026-12-01；写“${NONE}”取消。`);
  if (day !== NONE) readDay("最后一项日期", day);
  const due = day === NONE ? "" : day;
  return assigned(idsOf(words), { due }, (many) =>
    due ? `已设定 ${many} 条留言在 ${due} 前办结（含当天）。` : `已取消 ${many} 条留言的期限。`,
  );
}
