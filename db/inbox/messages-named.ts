import { getMessage, type StoredMessage } from "@/db/queries/inquiry/message-admin";
import { readId, UsageError } from "./message-options";

const nobodyOf = (ids: readonly number[]) => `没有编号为 ${ids.join("、")} 的留言。`;

/** @throws {UsageError} where no message has this number */
export function messageNamed(word: string | undefined): StoredMessage {
  const id = readId(word);
  const message = getMessage(id);
  if (!message) throw new UsageError(nobodyOf([id]));
  return message;
}

/** What was done to messages, a sentence a line, and which of those that were asked for there are none of. */
export const doneText = (done: readonly (string | false)[], missing: readonly number[]) =>
  [...done, missing.length > 0 && nobodyOf(missing)].filter(Boolean).join("\n");
