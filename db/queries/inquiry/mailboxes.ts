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
/** Mails per mailbox and day. Confirmations are fewer, as anybody can type the address of somebody else. */
const MOST_A_DAY: Record<CustomerKind, number> = { received: 3, answered: 10 };

const isStopped = (mailbox: string) => hasRow(stoppedMailboxes, eq(stoppedMailboxes.mailbox, mailbox));

/** Whether mails to customers are enabled. */
export const isMailOpen = () => {
  const { SMTP_URL, CUSTOMER_MAILS_PER_DAY } = env();
  return SMTP_URL !== undefined && CUSTOMER_MAILS_PER_DAY > 0;
};

/** Counts a mail, unless the daily limit of this mailbox or of all mails of this kind is reached. */
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
 * Queues a mail to the sender of a message, if he gave an address and has not unsubscribed. Must run in the transaction that
 * stores what the mail is about. Answers are queued even if mail is disabled: commands may run without the settings of the
 * server, which decides when it sends.
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

/** The unsubscribe token of a mailbox; undefined if it has unsubscribed. */
export function openMailbox(email: string): { token: string } | undefined {
  const key = secretOf(SECRET);
  if (key === undefined) return undefined;
  const mailbox = mailboxOf(email, key);
  return isStopped(mailbox) ? undefined : { token: stopToken(mailbox, key) };
}

/** Whether the mailbox of this token is subscribed; undefined for an unknown token. */
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

/** Unsubscribes a mailbox, or subscribes it again. @returns whether the token is known */
export async function setMails(token: string, standing: Standing): Promise<boolean> {
  const mailbox = readToken(token);
  if (mailbox === undefined) return false;
  await write(() => setStanding(mailbox, standing));
  return true;
}

/** The same by mail address, for staff. */
export const setMailsTo = (email: string, standing: Standing) =>
  write(() => setStanding(mailboxOf(email, ensureSecret(SECRET)), standing));
