import { sessionCookie } from "@/app/api/signed-in";
import { visitorOf } from "@/app/api/visitor-cart";
import { signIn } from "@/db/queries/members/sessions";
import { methods, posted } from "@/lib/api/call";
import { fail, refuse, succeed } from "@/lib/http/envelope";
import { countedOf } from "@/lib/http/sender";
import { loginForm } from "@/lib/members/form";
import { MEMBER_TEXT } from "@/lib/members/rules";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(loginForm, async (input, request) => {
    const outcome = await signIn(input, countedOf(request), visitorOf(request).cart);
    if (outcome === "code") return refuse(MEMBER_TEXT.code);
    if ("retryAfter" in outcome) return fail(429, { "retry-after": String(outcome.retryAfter) });
    return succeed(outcome, "", sessionCookie(outcome));
  }),
});
