import { type Outcome, submitMessage } from "@/app/api/Message/add/submit";
import { fault, faultStatus, methods } from "@/lib/http/call";
import { contactHref, readAsked } from "@/lib/routes/contact-address";
import { type ContactResult, resultOfText } from "@/lib/message/contact-result";

function resultOf(outcome: Outcome): ContactResult {
  if ("number" in outcome) return "ok";
  if ("retryAfter" in outcome) return "limit";
  return "msg" in outcome ? resultOfText(outcome.msg) : "invalid";
}

/** The contact form of a browser without script: the same checks, told on the contact page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const outcome = await submitMessage(request).catch((error: unknown) => {
      faultStatus(error, request);
      return undefined;
    });
    if (typeof outcome === "object" && "status" in outcome && outcome.status !== 400)
      return fault(outcome.status);
    const result = outcome === undefined ? "busy" : resultOf(outcome);
    const number = outcome && "number" in outcome ? outcome.number : undefined;
    const asked = readAsked(Object.fromEntries(new URL(request.url).searchParams));
    return new Response(null, {
      status: 303,
      headers: { location: contactHref(asked, { result, number }), "cache-control": "no-store" },
    });
  },
});
