import "server-only";
import { eq } from "drizzle-orm";
import type { MessageForm } from "@/lib/message-form";
import { queueAnnouncements } from "./announcements";
import { db } from "./client";
import { takeMessage } from "./message-limits";
import { messages } from "./schema";
import { write } from "./write";

/** Where a message came from; `limitKey` counts the visitor and is not kept with the message. */
export type Sender = { source: string; client: string; agent: string; notice: string; limitKey: string };

const isKnown = (token: string) =>
  token !== "" &&
  db().select({ id: messages.id }).from(messages).where(eq(messages.token, token)).get() !== undefined;

/**
 * Stores a consultation message; on stable storage when this resolves. A token that was stored before stores nothing
 * new. A filled hidden field marks the message as suspected, which is announced to nobody.
 */
export function addMessage(
  form: MessageForm,
  { limitKey, ...sender }: Sender,
  now = new Date(),
): Promise<"stored" | { retryAfter: number }> {
  const { website, token, ...fields } = form;
  const suspected = website.trim() !== "";
  return write(() => {
    if (isKnown(token)) return "stored";
    const retryAfter = takeMessage(limitKey, now.getTime());
    if (retryAfter > 0) return { retryAfter };
    const createtime = now.toISOString();
    const row = { ...fields, ...sender, createtime, suspected, token: token || null };
    const { id } = db().insert(messages).values(row).returning({ id: messages.id }).get();
    if (!suspected) queueAnnouncements(id, now.getTime());
    return "stored";
  });
}
