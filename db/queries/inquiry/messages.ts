import { and, eq, gt, type SQL } from "drizzle-orm";
import type { MessageForm } from "@/lib/inquiry/message-form";
import { rejectedMessages } from "@/lib/inquiry/message-rejected";
import { hasRoom, hasSameFiles, storeAttachments } from "./attachments";
import { queueAnnouncements, queueSummary } from "./announcements";
import { db } from "@/db/client";
import { queueCustomerMail } from "./mailboxes";
import { takeMessage, takeTrapped } from "./rate-limits";
import { messages } from "@/db/schema-visitors";
import type { ReceivedFile } from "@/lib/http/received-form";
import { write } from "@/db/write";

/** For so long the same message of the same network is the same press, sent twice. */
const REPEAT_MS = 10 * 60_000;

/** Where a message came from; `limitKey` counts the visitor and is not kept with the message. */
export type Sender = { source: string; client: string; agent: string; notice: string; limitKey: string };

/** The number that a message has at the desk. */
export type Stored = { number: number };

/** It is one of too many, or there is no room for its files. */
export type NotStored = { retryAfter: number } | { fault: "fileRoom" };

type Fields = Omit<MessageForm, "website" | "token">;

type SixFields = Omit<Fields, "about">;

/** Messages of which a visitor said the same. */
export const sixFields = ({ name, phone, sex, email, addres, content }: SixFields) =>
  and(
    eq(messages.phone, phone),
    eq(messages.name, name),
    eq(messages.sex, sex),
    eq(messages.email, email),
    eq(messages.addres, addres),
    eq(messages.content, content),
  );
const sameFields = ({ about, ...fields }: Fields) => and(sixFields(fields), eq(messages.about, about));

const find = (where: SQL | undefined) =>
  db().select({ number: messages.id }).from(messages).where(where).get();

/** Messages of the last minutes. */
export const isRecent = (now: Date) =>
  gt(messages.createtime, new Date(now.getTime() - REPEAT_MS).toISOString());

type Files = readonly ReceivedFile[];

/** This very message where it was stored a moment ago, as far as can be told without a token; a robot's is none of a person's. */
const findRecent = (fields: Fields, files: Files, client: string, isTrapped: boolean, now: Date) =>
  db()
    .select({ number: messages.id })
    .from(messages)
    .where(
      and(sameFields(fields), eq(messages.client, client), eq(messages.trapped, isTrapped), isRecent(now)),
    )
    .all()
    .find(({ number }) => hasSameFiles(number, files));

/** The message that this token stored, if its six fields are these. */
export const findOfToken = ({ token, ...fields }: SixFields & { token: string }) =>
  token === "" ? undefined : find(and(eq(messages.token, token), sixFields(fields)));

/**
 * Stores a message as part of a transaction. One that is stored already stores nothing new. A token belongs to its
 * message: with other fields or files it counts for nothing. A filled hidden field marks the message as suspected, which is
 * announced to nobody; what is suspected for the many others of its minute is told of in one announcement.
 */
export function storeMessage(
  form: MessageForm,
  sender: Sender,
  now: Date,
  { isTrusted = false, files: given = [] }: { isTrusted?: boolean; files?: Files } = {},
): Stored | NotStored {
  const { website, token, ...fields } = form;
  const { limitKey, ...told } = sender;
  const isTrapped = website.trim() !== "";
  // What a robot sends along is not kept.
  const files = isTrapped ? [] : given;
  const ofToken = token === "" ? undefined : eq(messages.token, token);
  const again = ofToken && find(and(ofToken, sameFields(fields)));
  if (again && hasSameFiles(again.number, files)) return again;
  const isUsable = ofToken !== undefined && !find(ofToken);
  const recent = isUsable ? undefined : findRecent(fields, files, told.client, isTrapped, now);
  if (recent) return recent;
  if (!hasRoom(files, told.client, now)) return { fault: "fileRoom" };
  const from = { visitor: limitKey, network: told.client };
  const taken = isTrapped
    ? (takeTrapped(from, now.getTime()) ?? { suspected: true })
    : takeMessage(from, isTrusted, now.getTime());
  if ("retryAfter" in taken) {
    rejectedMessages().count++;
    return taken;
  }
  const row = {
    ...fields,
    ...told,
    createtime: now.toISOString(),
    suspected: taken.suspected,
    trapped: isTrapped,
    token: isUsable ? token : null,
  };
  const stored = db().insert(messages).values(row).returning({ number: messages.id }).get();
  storeAttachments(stored.number, files);
  if (!taken.suspected) {
    queueAnnouncements(stored.number, now.getTime());
    queueCustomerMail(stored.number, form.email, "received", now);
  } else if (!isTrapped) queueSummary(stored.number, now.getTime());
  return stored;
}

/** Stores a consultation message; on stable storage when this resolves. */
export const addMessage = (form: MessageForm, sender: Sender, now = new Date(), files: Files = []) =>
  write(() => storeMessage(form, sender, now, { files }));
