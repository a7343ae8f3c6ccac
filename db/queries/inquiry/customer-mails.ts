import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { messages } from "@/db/schema-visitors";
import { env } from "@/lib/env";
import { type CustomerKind, type CustomerMail, customerMail } from "@/lib/inquiry/customer-mail";
import { isMailOpen, openMailbox } from "./mailboxes";
import { orderOfMessage } from "./orders";

/** A queued mail to a customer; undefined if he has unsubscribed, staff marked the message as spam, or mail is not configured. */
export function readCustomerMail(message: number, kind: CustomerKind): CustomerMail | undefined {
  const { email, state, suspected } = messages;
  const row = db().select({ email, state, suspected }).from(messages).where(eq(messages.id, message)).get();
  if (!isMailOpen() || !row || row.email === "" || row.state === "spam" || row.suspected) return undefined;
  const mailbox = openMailbox(row.email);
  const order = orderOfMessage(message)?.number;
  return mailbox && customerMail({ kind, to: row.email, message, order, site: env().SITE_URL, ...mailbox });
}
