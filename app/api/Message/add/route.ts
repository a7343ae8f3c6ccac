import { addMessage } from "@/db/messages";
import { methods, post } from "@/lib/call";
import { fail, succeed } from "@/lib/envelope";
import { messageForm } from "@/lib/message-form";
import { MESSAGE_TEXT } from "@/lib/message-rules";
import { senderOf } from "@/lib/sender";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: post(messageForm, async (form, request) => {
    const outcome = await addMessage(form, senderOf(request));
    return typeof outcome === "string"
      ? succeed(null, MESSAGE_TEXT.success)
      : fail(429, { "retry-after": String(outcome.retryAfter) });
  }),
});
