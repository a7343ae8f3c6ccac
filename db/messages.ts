import "server-only";
import { eq } from "drizzle-orm";
import type { MessageForm } from "@/lib/message-form";
import { db } from "./client";
import { takeMessage } from "./message-limits";
import { messages } from "./schema";
import { write } from "./write";

/** Where a message came from; `limitKey` counts the visitor and is not kept with the message. */
export type Sender = { source: string; client: string; agent: string; notice: string; limitKey: string };

export type MessageOutcome = "stored" | "known" | { retryAfter: number };

const isKnown = (token: string) =>
  token !== "" &&
  db().select({ id: messages.id }).from(messages).where(eq(messages.token, token)).get() !== undefined;

/**
 * Stores a consultation message; on stable storage when this resolves. A token that was stored before stores nothing
 * new, a filled hidden field marks the message as suspected.
 */
export function addMessage(
  form: MessageForm,
  { limitKey, ...sender }: Sender,
  now = new Date(),
): Promise<MessageOutcome> {
  const { website, token, ...fields } = form;
  return write((): MessageOutcome => {
    if (isKnown(token)) return "known";
    const retryAfter = takeMessage(limitKey, now.getTime());
    if (retryAfter > 0) return { retryAfter };
    db()
      .insert(messages)
      .values({
        ...fields,
        ...sender,
        token: token === "" ? null : token,
        createtime: now.toISOString(),
        suspected: website.trim() !== "",
      })
      .run();
    return "stored";
  });
}
