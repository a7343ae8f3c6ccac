import { lt } from "drizzle-orm";
import { removeMember } from "./member-deleting";
import { sweepAttachments } from "./attachments";
import { DAY_MS } from "@/lib/durations";
import { SITE } from "@/lib/site";
import { purgeCopies } from "@/db/backup/copies";
import { db } from "@/db/client";
import { storeFile } from "@/db/connection";
import { erase } from "@/db/erase";
import { hasRow } from "@/db/queries/lists/count-rows";
import { carts, sharedLists } from "@/db/schema-carts";
import { customerMails } from "@/db/schema-mails";
import { chinaDay } from "./desk";
import { sharedSince } from "./shared-lists";
import { members, sessions, signInCodes } from "@/db/schema-members";
import { messages } from "@/db/schema-visitors";

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

type Purged = { messages: number; carts: number; members: number; copies: number };

/**
 * Deletes data beyond the retention periods of the privacy notice: messages with their orders and files, unchanged lists, links
 * to lists, inactive members, expired codes and sessions, old mail counts, and copies beside the store.
 * @returns how many of each
 */
export async function purgeOld(now: Date): Promise<Purged> {
  const purged = await purgeRows(now);
  await sweepAttachments(now);
  return purged;
}

async function purgeRows(now: Date): Promise<Purged> {
  const copies = purgeCopies(storeFile(), now);
  const oldMessages = lt(messages.createtime, daysBefore(now, SITE.messageRetentionDays));
  const oldCarts = lt(carts.changed, daysBefore(now, SITE.cartRetentionDays));
  const oldLinks = lt(sharedLists.createtime, sharedSince(now));
  const oldMembers = lt(members.seen, daysBefore(now, SITE.memberRetentionDays));
  const oldCodes = lt(signInCodes.sent, now.getTime() - DAY_MS);
  const oldSessions = lt(sessions.ends, now.getTime());
  const oldMails = lt(customerMails.day, chinaDay(now));
  // Avoids a write in the usual case that nothing has expired.
  const isDue =
    hasRow(messages, oldMessages) ||
    hasRow(carts, oldCarts) ||
    hasRow(sharedLists, oldLinks) ||
    hasRow(members, oldMembers) ||
    hasRow(signInCodes, oldCodes) ||
    hasRow(customerMails, oldMails) ||
    hasRow(sessions, oldSessions);
  if (!isDue) return { messages: 0, carts: 0, members: 0, copies };
  return erase(() => {
    const old = db()
      .select({ id: members.id })
      .from(members)
      .where(oldMembers)
      .all()
      .map(({ id }) => id);
    db().delete(signInCodes).where(oldCodes).run();
    db().delete(sessions).where(oldSessions).run();
    db().delete(sharedLists).where(oldLinks).run();
    db().delete(customerMails).where(oldMails).run();
    return {
      messages: db().delete(messages).where(oldMessages).run().changes,
      carts: db().delete(carts).where(oldCarts).run().changes,
      members: old.filter((id) => removeMember(id, "keep")).length,
      copies,
    };
  });
}
