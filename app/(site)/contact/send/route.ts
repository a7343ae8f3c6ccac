import { type Outcome, submitMessage } from "@/app/api/Message/add/submit";
import { type OrderOutcome, submitOrder } from "@/app/api/orders/submit";
import { cartCookies, visitorOf } from "@/app/api/visitor-cart";
import { RECEIPT } from "@/lib/inquiry/cart-limits";
import { fault, faultStatus, methods } from "@/lib/api/call";
import { seeOther } from "@/lib/http/see-other";
import { type Asked, contactHref, readAsked } from "@/lib/inquiry/contact-address";
import type { ContactResult } from "@/lib/inquiry/contact-result";

type Failed = Exclude<Outcome | OrderOutcome, { number: unknown }>;

/** Redirects to the form with the fault; anything but a form post is answered as by the API. */
function refused(failed: Failed, asked: Asked): Response {
  const tell = (result: ContactResult) => seeOther(contactHref(asked, { result }));
  if ("retryAfter" in failed) return tell("limit");
  if ("fault" in failed) return tell(failed.fault);
  return failed.status === 400 ? tell("invalid") : fault(failed.status);
}

async function sendMessage(request: Request, asked: Asked): Promise<Response> {
  const outcome = await submitMessage(request);
  if (!("number" in outcome)) return refused(outcome, asked);
  return seeOther(contactHref(asked, { result: "ok", number: outcome.number }));
}

async function sendList(request: Request, asked: Asked): Promise<Response> {
  const visitor = visitorOf(request);
  const outcome = await submitOrder(request);
  if (!("number" in outcome)) return refused(outcome, asked);
  return seeOther(`${RECEIPT}/${outcome.number}`, cartCookies(visitor, visitor.cart));
}

/** The contact form without JavaScript: the same validation; redirects to the contact page or the receipt. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const asked = readAsked(Object.fromEntries(new URL(request.url).searchParams));
    try {
      return await (asked.list ? sendList : sendMessage)(request, asked);
    } catch (error) {
      faultStatus(error, request);
      return seeOther(contactHref(asked, { result: "busy" }));
    }
  },
});
