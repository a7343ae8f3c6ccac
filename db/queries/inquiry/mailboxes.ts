import { and, eq, lt, sum } from "drizzle-orm";
import { db } from "@/db/client";
import { customerMails, stoppedMailboxes } from "@/db/schema-mails";
import { announcements } from "@/db/schema-visitors";
import { hasRow } from "@/db/queries/lists/count-rows";
import { write } from "@/db/write";
import { env } from "@/lib/env";
import type { CustomerKind } from "@/lib/inquiry/customer-mail";
import { mailboxOf, readStopToken, stopToken } from "@/lib/inquiry/stop-token";
import { chinaDay } from "./desk";
import { ensureSecret, secretOf } from "./secrets";

const SECRET = "mail";
/** To one mailbox in a day: anybody can type another's address, so what comes in by itself is told of less often. */
const MOST_A_DAY: Record<CustomerKind, number> = { received: 3, answered: 10 };

const isStopped = (mailbox: string) => hasRow(stoppedMailboxes, eq(stoppedMailboxes.mailbox, mailbox));

/** Whether the owner lets mails go to customers at all. */
export const isMailOpen = () => {
  const { SMTP_URL, CUSTOMER_MAILS_PER_DAY } = env();
  return SMTP_URL !== undefined && CUSTOMER_MAILS_PER_DAY > 0;
};

/** Counts one more, unless it would be one of too many: for this mailbox, or of all of its kind in a day. */
function takeMail(mailbox: string, kind: CustomerKind, now: Date): boolean {
  const day = chinaDay(now);
  db().delete(customerMails).where(lt(customerMails.day, day)).run();
  const { day: onDay, kind: ofKind, mailbox: to, times } = customerMails;
  const today = and(eq(onDay, day), eq(ofKind, kind));
  const own =
    db()
      .select({ times })
      .from(customerMails)
      .where(and(today, eq(to, mailbox)))
      .get()?.times ?? 0;
  const all =
    db()
      .select({ value: sum(times) })
      .from(customerMails)
      .where(today)
      .get()?.value ?? 0;
  if (own >= MOST_A_DAY[kind] || Number(all) >= env().CUSTOMER_MAILS_PER_DAY) return false;
  db()
    .insert(customerMails)
    .values({ day, kind, mailbox, times: 1 })
    .onConflictDoUpdate({ target: [onDay, ofKind, to], set: { times: own + 1 } })
    .run();
  return true;
}

const isWaiting = (message: number, kind: CustomerKind) =>
  hasRow(announcements, and(eq(announcements.message, message), eq(announcements.channel, kind)));

/**
 * Has the sender of a message told by mail, if he gave an address and wants to be. Call inside the transaction that stores
 * what he is told of. An answer is queued in any case: the desk's commands need not know the server's settings, by which it is sent or
 * dropped.
 */
export function queueCustomerMail(message: number, email: string, kind: CustomerKind, now: Date) {
  if (email === "" || (kind === "received" && !isMailOpen()) || isWaiting(message, kind)) return;
  const mailbox = mailboxOf(email, secretOf(SECRET) ?? ensureSecret(SECRET));
  if (isStopped(mailbox) || !takeMail(mailbox, kind, now)) return;
  db().insert(announcements).values({ message, channel: kind, due: now.getTime() }).run();
}

const readToken = (token: string) => {
  const key = secretOf(SECRET);
  return key === undefined ? undefined : readStopToken(token, key);
};

/** A mailbox that may be written to, with the token that ends it; undefined where it wants no mails. */
export function openMailbox(email: string): { token: string } | undefined {
  const key = secretOf(SECRET);
  if (key === undefined) return undefined;
  const mailbox = mailboxOf(email, key);
  return isStopped(mailbox) ? undefined : { token: stopToken(mailbox, key) };
}

/** Whether mails go to the mailbox of this token; undefined for a token that we did not make. */
export function standingOf(token: string): Standing | undefined {
  const mailbox = readToken(token);
  return mailbox === undefined ? undefined : isStopped(mailbox) ? "stopped" : "open";
}

type Standing = "open" | "stopped";

const setStanding = (mailbox: string, standing: Standing) =>
  standing === "open"
    ? db().delete(stoppedMailboxes).where(eq(stoppedMailboxes.mailbox, mailbox)).run()
    : db()
        .insert(stoppedMailboxes)
        .values({ mailbox, createtime: new Date().toISOString() })
        .onConflictDoNothing()
        .run();

/** Ends the mails to a mailbox, or has them come again. @returns whether it is a token of ours */
export async function setMails(token: string, standing: Standing): Promise<boolean> {
  const mailbox = readToken(token);
  if (mailbox === undefined) return false;
  await write(() => setStanding(mailbox, standing));
  return true;
}

/** The same by its address, for the desk. */
export const setMailsTo = (email: string, standing: Standing) =>
  write(() => setStanding(mailboxOf(email, ensureSecret(SECRET)), standing));
