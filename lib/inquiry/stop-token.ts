import { createHmac, timingSafeEqual } from "node:crypto";
import { STOP_TOKEN } from "./customer-mail-address";

const hmac = (text: string, key: string) =>
  createHmac("sha256", Buffer.from(key, "hex")).update(text).digest("hex").slice(0, 32);

/** What a mail address is counted and remembered by: nobody without the store's key can tell the address from it. */
export const mailboxOf = (email: string, key: string): string => hmac(`mailbox ${email.toLowerCase()}`, key);

/** Whoever has it may end the mails to this mailbox, and nothing else: it stands in each of them. */
export const stopToken = (mailbox: string, key: string): string => mailbox + hmac(`stop ${mailbox}`, key);

/** The mailbox of a token that we made; undefined for anything else. */
export function readStopToken(token: string, key: string): string | undefined {
  if (!STOP_TOKEN.test(token)) return undefined;
  const mailbox = token.slice(0, 32);
  return timingSafeEqual(Buffer.from(token), Buffer.from(stopToken(mailbox, key))) ? mailbox : undefined;
}
