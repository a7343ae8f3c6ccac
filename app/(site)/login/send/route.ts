import { submitCode } from "@/app/api/Common/sendAliDaYuAuthCode/submit";
import { noSessionCookie, sessionCookie, tokenOf } from "@/app/api/signed-in";
import { visitorOf } from "@/app/api/visitor-cart";
import { signIn, signOut } from "@/db/queries/members/sessions";
import { fault, faultStatus, methods } from "@/lib/api/call";
import { checkFields, readFields } from "@/lib/http/posted";
import type { Fields } from "@/lib/http/request-body";
import { seeOther } from "@/lib/http/see-other";
import { countedOf } from "@/lib/http/sender";
import { codeForm, loginForm } from "@/lib/members/form";
import { type LoginResult, loginResultHref } from "@/lib/members/login-result";
import { phoneCookie } from "@/lib/members/phone-cookie";
import { readReturn, REPLY } from "@/lib/members/return-address";
import { isMemberName } from "@/lib/members/rules";

type Outcome =
  { result: LoginResult; cookies?: [string, string][] } | { location: string; cookies: [string, string][] };

async function sendCode(fields: Fields, request: Request): Promise<Outcome> {
  const found = checkFields(codeForm, fields);
  if ("fault" in found) return { result: "phone" };
  const { phone } = found.input;
  const outcome = await submitCode(phone, request);
  if (typeof outcome === "object") return { result: "limit", cookies: [phoneCookie(phone)] };
  return { result: outcome === "failed" ? "busy" : outcome, cookies: [phoneCookie(phone)] };
}

async function enter(fields: Fields, to: string, request: Request): Promise<Outcome> {
  const found = checkFields(loginForm, fields);
  if ("fault" in found) {
    if (found.fault === "phone") return { result: "phone" };
    const { name = "" } = fields;
    const isNamed = typeof name === "string" && name.trim() !== "";
    return { result: isNamed && !isMemberName(name.trim()) ? "name" : "code" };
  }
  const outcome = await signIn(found.input, countedOf(request), visitorOf(request).cart);
  if (outcome === "code") return { result: "code" };
  if ("retryAfter" in outcome) return { result: "limit" };
  return { location: to || REPLY, cookies: [...sessionCookie(outcome), phoneCookie("")] };
}

async function outcomeOf(fields: Fields, to: string, request: Request): Promise<Outcome> {
  if (fields.do === "code") return sendCode(fields, request);
  if (fields.do === "enter") return enter(fields, to, request);
  if (fields.do !== "out" && fields.do !== "everywhere") return { result: "invalid" };
  await signOut(tokenOf(request), fields.do === "everywhere");
  return { result: "out", cookies: noSessionCookie() };
}

/** Signing in and out without JavaScript: the same validation; the login page shows the result. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const fields = await readFields(request);
    if (typeof fields === "number" && fields !== 400) return fault(fields);
    const to = readReturn(fields === 400 ? "" : String(fields.to ?? ""));
    const outcome: Outcome =
      fields === 400
        ? { result: "invalid" }
        : await outcomeOf(fields, to, request).catch((error: unknown) => {
            faultStatus(error, request);
            return { result: "busy" };
          });
    const location = "location" in outcome ? outcome.location : loginResultHref(outcome.result, to);
    return seeOther(location, outcome.cookies);
  },
});
