import { addMessage, type NotStored, type Stored } from "@/db/queries/inquiry/messages";
import { messageForm } from "@/lib/inquiry/message-form";
import { type Posted, readPosted } from "@/lib/http/posted";
import { receivedFiles } from "@/lib/http/received-form";
import { senderOf } from "@/lib/http/sender";

type Refused = Exclude<Posted<unknown>, { input: unknown }>;

/** The result of a posted message: stored under a number, not stored, or refused. */
export type Outcome = Stored | NotStored | Refused;

/** Stores a message. Shared by the API and the form without JavaScript. */
export async function submitMessage(request: Request): Promise<Outcome> {
  const found = await readPosted(messageForm, request);
  return "input" in found ? addMessage(found.input, senderOf(request), new Date(), receivedFiles()) : found;
}
