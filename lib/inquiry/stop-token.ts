import { createHmac, timingSafeEqual } from "node:crypto";
import { STOP_TOKEN } from "./customer-mail-address";

const hmac = (text: string, key: string) =>
  createHmac("sha256", Buffer.from(key, "hex")).update(text).digest("hex").slice(0, 32);

/** The key under which a mail address is counted and stored: an HMAC, which does not reveal the address. */
export const mailboxOf = (email: string, key: string): string => hmac(`mailbox ${email.toLowerCase()}`, key);

/** The unsubscribe token in every mail, which permits nothing else. */
export const stopToken = (mailbox: string, key: string): string => mailbox + hmac(`stop ${mailbox}`, key);

/** The mailbox of a valid token; undefined for anything else. */
export function readStopToken(token: string, key: string): string | undefined {
  if (!STOP_TOKEN.test(token)) return undefined;
  const mailbox = token.slice(0, 32);
  return timingSafeEqual(Buffer.from(token), Buffer.from(stopToken(mailbox, key))) ? mailbox : undefined;
}
