import nodemailer from "nodemailer";
import { type Announced, isAccepted, webhookBody } from "@/lib/inquiry/announcement";
import type { CustomerMail } from "@/lib/inquiry/customer-mail";
import { env } from "@/lib/env";
import { SITE } from "@/lib/site";
import { within } from "@/lib/http/within";

/** One wait of a delivery. */
const TIMEOUT_MS = 10_000;
/** All waits of a mail together, whose server may drip its answers; the lease of db/queries/inquiry/announcements.ts is longer. */
const MAIL_MS = 40_000;

/** Logs keep an error's code and never its words. */
const refused = (code: string) => Object.assign(new Error(code), { code });

/** What a chat's robot answers; `undefined` from a receiver that is none. */
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
    // A redirect would carry a person's data to somebody who was not configured.
    redirect: "error",
    cache: "no-store",
    signal,
  });
  // Whoever does not end the answer has taken nothing.
  const told = parsed(await answer.text());
  if (!answer.ok) throw refused(`WEBHOOK_${answer.status}`);
  if (!isAccepted(told)) throw refused("WEBHOOK_REFUSED");
}

/** @param desk whom mails are from, where the account is no address */
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
      // Mail services accept mail from the account that logs in, and from nobody else.
      from: user.includes("@") ? user : desk,
      ...mail,
      signal,
    });
  } finally {
    transport.close();
  }
}

/** Tells the desk over one channel. @throws when it was not taken */
export async function deliver(channel: string, announced: Announced): Promise<void> {
  const { NOTIFY_WEBHOOK, SMTP_URL, NOTIFY_TO } = env();
  if (channel === "webhook" && NOTIFY_WEBHOOK)
    return within(TIMEOUT_MS, (signal) => toWebhook(NOTIFY_WEBHOOK, announced, signal));
  if (channel === "mail" && SMTP_URL && NOTIFY_TO)
    return within(MAIL_MS, (signal) =>
      toMailbox(SMTP_URL, NOTIFY_TO, { to: NOTIFY_TO, ...announced }, signal),
    );
  throw refused("CHANNEL_NOT_SET_UP");
}

/** Tells a customer; the answer goes to the company's own mailbox. @throws when it was not taken */
export async function deliverToCustomer(mail: CustomerMail): Promise<void> {
  const { SMTP_URL, NOTIFY_TO } = env();
  if (!SMTP_URL || !NOTIFY_TO) throw refused("CHANNEL_NOT_SET_UP");
  const from = { ...mail, replyTo: SITE.email };
  return within(MAIL_MS, (signal) => toMailbox(SMTP_URL, NOTIFY_TO, from, signal));
}

/** Whether the mail server knows that there is no such mailbox: it will say so again. */
export const isNoMailbox = (error: unknown): boolean => {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === "RCPT TO" && (responseCode ?? 0) >= 500;
};
