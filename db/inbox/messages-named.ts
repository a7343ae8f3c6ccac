import { getMessage, type StoredMessage } from "@/db/queries/inquiry/message-admin";
import { readId, UsageError } from "./message-options";

const nobodyOf = (ids: readonly number[]) => `没有编号为 ${ids.join("、")} 的留言。`;

/** @throws {UsageError} if there is no message with this id */
export function messageNamed(word: string | undefined): StoredMessage {
  const id = readId(word);
  const message = getMessage(id);
  if (!message) throw new UsageError(nobodyOf([id]));
  return message;
}

/** One sentence per change, and the requested ids that do not exist. */
export const doneText = (done: readonly (string | false)[], missing: readonly number[]) =>
  [...done, missing.length > 0 && nobodyOf(missing)].filter(Boolean).join("\n");
