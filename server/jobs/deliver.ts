import nodemailer from "nodemailer";
import { type Announced, isAccepted, webhookBody } from "@/lib/inquiry/announcement";
import type { CustomerMail } from "@/lib/inquiry/customer-mail";
import { env } from "@/lib/env";
import { codedError } from "@/lib/http/coded-error";
import { SITE } from "@/lib/site";
import { within } from "@/lib/http/within";

/** Timeout of a single network operation. */
const TIMEOUT_MS = 10_000;
/** Total timeout of one mail, as a server may answer slowly line by line. Must stay below the lease in db/queries/inquiry/announcements.ts. */
const MAIL_MS = 40_000;

/** The JSON answer of a chat robot; undefined from other receivers. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function toWebhook(webhook: string, announced: Announced, signal: AbortSignal) {
  const answer = await fetch(webhook, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(webhookBody(webhook, announced.text)),
    // A redirect would send personal data to a host that is not configured.
    redirect: "error",
    cache: "no-store",
    signal,
  });
  // An incomplete response does not count as delivered.
  const told = parsed(await answer.text());
  if (!answer.ok) throw codedError(`WEBHOOK_${answer.status}`);
  if (!isAccepted(told)) throw codedError("WEBHOOK_REFUSED");
}

/** @param desk the sender where the account name is no mail address */
async function toMailbox(
  server: string,
  desk: string,
  mail: Announced & { to: string },
  signal: AbortSignal,
) {
  const user = decodeURIComponent(new URL(server).username);
  const transport = nodemailer.createTransport({
    url: server,
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      // Mail services accept only the logged-in account as the sender.
      from: user.includes("@") ? user : desk,
      ...mail,
      signal,
    });
  } finally {
    transport.close();
  }
}

/** Sends an announcement to staff over one channel. @throws if it was not accepted */
export async function deliver(channel: string, announced: Announced): Promise<void> {
  const { NOTIFY_WEBHOOK, SMTP_URL, NOTIFY_TO } = env();
  if (channel === "webhook" && NOTIFY_WEBHOOK)
    return within(TIMEOUT_MS, (signal) => toWebhook(NOTIFY_WEBHOOK, announced, signal));
  if (channel === "mail" && SMTP_URL && NOTIFY_TO)
    return within(MAIL_MS, (signal) =>
      toMailbox(SMTP_URL, NOTIFY_TO, { to: NOTIFY_TO, ...announced }, signal),
    );
  throw codedError("CHANNEL_NOT_SET_UP");
}

/** Sends a mail to a customer; replies go to the company mailbox. @throws if it was not accepted */
export async function deliverToCustomer(mail: CustomerMail): Promise<void> {
  const { SMTP_URL, NOTIFY_TO } = env();
  if (!SMTP_URL || !NOTIFY_TO) throw codedError("CHANNEL_NOT_SET_UP");
  const from = { ...mail, replyTo: SITE.email };
  return within(MAIL_MS, (signal) => toMailbox(SMTP_URL, NOTIFY_TO, from, signal));
}

/** Whether the mail server says that the mailbox does not exist, so that a retry is useless. */
export const isNoMailbox = (error: unknown): boolean => {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === "RCPT TO" && (responseCode ?? 0) >= 500;
};
