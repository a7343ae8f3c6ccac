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

/** Within this time the same message of the same network counts as sent twice by accident. */
const REPEAT_MS = 10 * 60_000;

/** Where a message came from; `limitKey` counts the visitor and is not kept with the message. */
export type Sender = { source: string; client: string; agent: string; notice: string; limitKey: string };

/** The id of the message, which staff use. */
export type Stored = { number: number };

/** Why a message was not stored: rate limit, or no room for its files. */
export type NotStored = { retryAfter: number } | { fault: "fileRoom" };

type Fields = Omit<MessageForm, "website" | "token">;

type SixFields = Omit<Fields, "about">;

/** The condition that the six fields are equal. */
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

/** The condition that a message is from the last minutes. */
export const isRecent = (now: Date) =>
  gt(messages.createtime, new Date(now.getTime() - REPEAT_MS).toISOString());

type Files = readonly ReceivedFile[];

/** The same message stored a moment ago, recognized without a token. Trapped messages match only trapped ones. */
const findRecent = (fields: Fields, files: Files, client: string, isTrapped: boolean, now: Date) =>
  db()
    .select({ number: messages.id })
    .from(messages)
    .where(
      and(sameFields(fields), eq(messages.client, client), eq(messages.trapped, isTrapped), isRecent(now)),
    )
    .all()
    .find(({ number }) => hasSameFiles(number, files));

/** The message stored with this token, if its six fields are equal. */
export const findOfToken = ({ token, ...fields }: SixFields & { token: string }) =>
  token === "" ? undefined : find(and(eq(messages.token, token), sixFields(fields)));

/**
 * Stores a message as part of a transaction, unless it is stored already. A token is ignored if the fields or files differ.
 * A message with a filled hidden field is suspected and not announced; messages suspected because of a flood share one
 * announcement.
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
  // Files of a robot are not kept.
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
