import { readFileSync } from "node:fs";
import { answerAsStaff, ban, decide, pin } from "@/db/queries/board/moderation";
import {
  boardFigures,
  countPending,
  getDeskItem,
  listActs,
  listPending,
} from "@/db/queries/board/moderation-items";
import { queueBoardNotice } from "@/db/queries/inquiry/announcements";
import { write } from "@/db/write";
import { channelsOf } from "@/lib/inquiry/announcement";
import { env } from "@/lib/env";
import { REPLY_CONTENT, type State } from "@/lib/board/rules";
import { subjectText } from "@/lib/board/subject";
import { isWriting, plainWriting } from "@/lib/board/text";
import { type BoardCommand, readMember, readPost, readTexts } from "./board-options";
import { actLine, deskLine, deskSheet, figuresText } from "./board-text";
import { UsageError } from "./message-options";

const FIGURE_DAYS = 30;

function queue({ limit }: BoardCommand): string {
  const { items, total } = listPending(limit);
  if (total === 0) return "没有待审核的内容。";
  const rest = total > items.length ? `，以下是最早的 ${items.length} 条（--limit 可以多看）` : "";
  return [`共 ${total} 条待审核${rest}：`, ...items.map(deskLine)].join("\n");
}

function show({ words }: BoardCommand): string {
  const [subject] = readTexts(words.slice(0, 1));
  const found = subject && getDeskItem(subject);
  if (!found) throw new UsageError(`没有编号为 ${words[0]} 的内容。`);
  const acts = listActs(20, subject);
  return [
    deskSheet(found.item),
    ...found.replies.map(deskSheet),
    ...(acts.length > 0 ? [`处理记录：\n${acts.map(actLine).join("\n")}`] : []),
  ].join("\n\n");
}

const decideAs =
  (state: State, act: string, done: string, isReasoned: boolean) =>
  async ({ words, why, who }: BoardCommand): Promise<string> => {
    const subjects = readTexts(words);
    if (isReasoned && why === "") throw new UsageError("请用 --why 写明原因，作者会看到。");
    const set = await decide(subjects, state, { who, act, why });
    const missing = subjects.filter((subject) => !set.includes(subject)).map(subjectText);
    return [
      ...(set.length > 0 ? [`${done} ${set.length} 条。`] : []),
      ...(missing.length > 0 ? [`没有编号为 ${missing.join("、")} 的内容。`] : []),
    ].join("\n");
  };

function readAnswer({ words, file }: BoardCommand): string {
  if (file === undefined) return words.slice(1).join(" ");
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new UsageError(`读不到文件 ${file}。`);
  }
}

async function answer(command: BoardCommand): Promise<string> {
  const post = readPost(command.words[0]);
  const content = plainWriting(readAnswer(command));
  if (!isWriting(content, REPLY_CONTENT))
    throw new UsageError(`请写回答的内容，或用 --file 指定文本文件，最多 ${REPLY_CONTENT.most} 字。`);
  const id = await answerAsStaff(post, content, { who: command.who, act: "answer", why: command.why });
  if (id === undefined) throw new UsageError(`没有编号为 ${post} 的问题或手记。`);
  const { state } = getDeskItem({ kind: "post", id: post })?.item ?? {};
  return `已回答，编号 r${id}。${state === "public" ? "" : `${post} 还没有公开，请用 allow ${post}。`}`;
}

async function setPin({ words, isOff, why, who }: BoardCommand): Promise<string> {
  const post = readPost(words[0]);
  const isDone = await pin(post, !isOff, { who, act: isOff ? "unpin" : "pin", why });
  if (!isDone) throw new UsageError(`没有编号为 ${post} 的问题或手记。`);
  return isOff ? "已取消置顶。" : "已置顶。";
}

async function setBan({ words, isOff, why, who }: BoardCommand): Promise<string> {
  const member = readMember(words[0]);
  if (!isOff && why === "") throw new UsageError("请用 --why 写明原因。");
  const isDone = await ban(member, isOff ? "" : why, { who, act: isOff ? "unban" : "ban", why });
  if (!isDone) throw new UsageError(`没有编号为 m${member} 的会员。`);
  return isOff
    ? "这位会员可以重新发布；已隐藏的内容请逐条用 allow 恢复。"
    : "这位会员不能再发布，已公开和待审核的内容都已隐藏。";
}

async function announce(): Promise<string> {
  if (channelsOf(env()).length === 0)
    throw new UsageError("没有设置通知：NOTIFY_WEBHOOK，或 SMTP_URL 与 NOTIFY_TO。");
  const total = countPending();
  if (total === 0) return "没有待审核的内容，不必通知。";
  await write(() => queueBoardNotice(Date.now(), { isSoon: true }));
  return `网站运行时马上通知：${total} 条待审核。`;
}

const stats = () => figuresText(boardFigures(new Date(), FIGURE_DAYS), FIGURE_DAYS);

export const BOARD_COMMANDS: Record<string, (command: BoardCommand) => string | Promise<string>> = {
  queue,
  show,
  allow: decideAs("public", "allow", "已公开", false),
  refuse: decideAs("refused", "refuse", "已退回", true),
  hide: decideAs("hidden", "hide", "已隐藏", true),
  answer,
  pin: setPin,
  ban: setBan,
  announce,
  stats,
};
