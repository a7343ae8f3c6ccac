import { and, asc, eq, gt, sum } from "drizzle-orm";
import { removeStored, removeStranded, settle, storedHashes } from "@/db/attachments";
import { hashesIn } from "@/db/backup/attachments";
import { copiesBeside } from "@/db/backup/copies";
import { db, isAmong, prepared } from "@/db/client";
import { storeFile } from "@/db/connection";
import { hasRow } from "@/db/queries/lists/count-rows";
import { attachments, messages } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { DAY_MS } from "@/lib/durations";
import type { ReceivedFile } from "@/lib/http/received-form";

export type Attachment = Omit<typeof attachments.$inferSelect, "message">;

const MB = 1024 * 1024;
/** Per day and network (/24, /48), the only origin that is kept with a message. */
const MOST_OF_NETWORK = 300 * MB;
const MOST_IN_ALL = 4096 * MB;

const ofMessages = prepared((orm) =>
  orm
    .select()
    .from(attachments)
    .where(isAmong(attachments.message, "ids"))
    .orderBy(asc(attachments.message), asc(attachments.nth))
    .prepare(),
);

/** The files of these messages by message id. */
export function attachmentsOf(ids: readonly number[]): ReadonlyMap<number, Attachment[]> {
  const found = new Map<number, Attachment[]>();
  for (const { message, ...file } of ofMessages().all({ ids: JSON.stringify(ids) }))
    found.set(message, [...(found.get(message) ?? []), file]);
  return found;
}

/** Whether a message was stored with exactly these files. */
export function hasSameFiles(message: number, files: readonly ReceivedFile[]): boolean {
  const stored = attachmentsOf([message]).get(message) ?? [];
  const list = (all: readonly { hash: string }[]) => all.map(({ hash }) => hash).join();
  return list(stored) === list(files);
}

const bytesOf = (files: readonly { bytes: number }[]) => files.reduce((all, { bytes }) => all + bytes, 0);

/** Whether the limits of this network and of the disk allow these files. */
export function hasRoom(files: readonly ReceivedFile[], client: string, now: Date): boolean {
  if (files.length === 0) return true;
  const bytes = bytesOf(files);
  const total = sum(attachments.bytes).mapWith(Number);
  const all = db().select({ total }).from(attachments).get()?.total ?? 0;
  const ofDay = and(
    eq(messages.client, client),
    gt(messages.createtime, new Date(now.getTime() - DAY_MS).toISOString()),
  );
  const own =
    db()
      .select({ total })
      .from(attachments)
      .innerJoin(messages, eq(messages.id, attachments.message))
      .where(ofDay)
      .get()?.total ?? 0;
  return own + bytes <= MOST_OF_NETWORK && all + bytes <= MOST_IN_ALL;
}

/** Stores the files of a message. Part of the transaction that stores the message. */
export function storeAttachments(message: number, files: readonly ReceivedFile[]) {
  settle(files);
  for (const [at, { hash, name, bytes }] of files.entries())
    db()
      .insert(attachments)
      .values({ message, nth: at + 1, hash, name, bytes })
      .run();
}

const isOfMessage = (hash: string) => hasRow(attachments, eq(attachments.hash, hash));

function hashesOfCopies(): ReadonlySet<string> {
  const readable = copiesBeside(storeFile()).flatMap((copy) => {
    try {
      return hashesIn(copy);
    } catch {
      // A copy that cannot be opened cannot be read by anybody, so its files are not needed.
      return [];
    }
  });
  return new Set(readable);
}

/**
 * Removes files that no message refers to any more, in the store or in the copies beside it.
 * @returns how many
 */
export async function sweepAttachments(now: Date): Promise<number> {
  removeStranded(now);
  const left = storedHashes().filter((hash) => !isOfMessage(hash));
  if (left.length === 0) return 0;
  const kept = hashesOfCopies();
  // In a transaction, so that no message is stored between the query and the deletion.
  return write(() => {
    const gone = left.filter((hash) => !kept.has(hash) && !isOfMessage(hash));
    for (const hash of gone) removeStored(hash);
    return gone.length;
  });
}
