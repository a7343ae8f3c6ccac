import { sharedStore } from "@/db/connection";
import { addMessage } from "@/db/queries/inquiry/messages";
import { messageForm } from "@/lib/inquiry/message-form";

export const NOON = Date.parse("2026-11-20T04:00:00Z");
const form = (more: object = {}) =>
  messageForm.parse({ name: "王", phone: "13800138000", addres: "澜州", ...more });
const sender = (limitKey: string, client = "") => ({
  source: "",
  client,
  agent: "",
  notice: "",
  limitKey,
});

/** No message is like another, unless a test says so. */
let messagesSent = 0;

/** The answer to a message of `visitor`, `seconds` after noon: stored, or how long to wait. */
export const at = async (seconds: number, visitor = "a", more: object = {}, network = "") => {
  const content = `${++messagesSent}`;
  const fields = form({ content, ...more });
  const outcome = await addMessage(fields, sender(visitor, network), new Date(NOON + seconds * 1000));
  return "retryAfter" in outcome ? outcome.retryAfter : "stored";
};

export const rows = () => sharedStore().prepare("SELECT count(*) FROM messages").pluck().get();
