import { fault, methods, refuseField } from "@/lib/api/call";
import { fail, succeed } from "@/lib/http/envelope";
import { MESSAGE_TEXT, NUMBER_HEADER } from "@/lib/inquiry/message-rules";
import { submitMessage } from "./submit";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const outcome = await submitMessage(request);
    if ("number" in outcome)
      return succeed(null, MESSAGE_TEXT.success, { [NUMBER_HEADER]: String(outcome.number) });
    if ("fault" in outcome) return refuseField(outcome.fault);
    if ("status" in outcome) return fault(outcome.status);
    return fail(429, { "retry-after": String(outcome.retryAfter) });
  },
});
