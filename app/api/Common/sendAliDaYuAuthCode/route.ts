import { fault, methods, posted } from "@/lib/api/call";
import { fail, refuse, succeed } from "@/lib/http/envelope";
import { codeForm } from "@/lib/members/form";
import { MEMBER_TEXT } from "@/lib/members/rules";
import { submitCode } from "./submit";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(codeForm, async ({ phone }, request) => {
    const outcome = await submitCode(phone, request);
    if (outcome === "sent") return succeed(null, MEMBER_TEXT.sent);
    if (outcome === "closed") return refuse(MEMBER_TEXT.closed);
    if (outcome === "failed") return fault(503);
    return fail(429, { "retry-after": String(outcome.retryAfter) });
  }),
});
