import { setMailsTo } from "@/db/queries/inquiry/mailboxes";
import { type MessageCommand, UsageError } from "./message-options";
import { messageNamed } from "./messages-named";

const STANDINGS = { 停止: "stopped", 恢复: "open" } as const;

/**
 * Unsubscribes the sender of a message from mails, or subscribes him again: for customers who ask by phone, as the page
 * of an incomplete unsubscribe link suggests.
 */
export async function setMailsOfSender({ words }: MessageCommand): Promise<string> {
  const [typed, wish = ""] = words;
  const standing = Object.entries(STANDINGS).find(([name]) => name === wish)?.[1];
  if (!standing || words.length !== 2)
    throw new UsageError("请写一个编号和“停止”或“恢复”，例如 npm run messages -- mails 12 停止。");
  const { id, email } = messageNamed(typed);
  if (email === "") throw new UsageError(`第 ${id} 条留言没有留下邮箱。`);
  await setMailsTo(email, standing);
  return standing === "stopped"
    ? `第 ${id} 条留言的邮箱不再收到通知邮件。`
    : `第 ${id} 条留言的邮箱重新接收通知邮件。`;
}
