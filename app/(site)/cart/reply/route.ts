import { ownerOf } from "@/app/api/order-owner";
import { replyToQuotation } from "@/db/queries/inquiry/quotations";
import { fault, faultStatus, methods } from "@/lib/api/call";
import { checkFields, readFields } from "@/lib/http/posted";
import { NOT_FOUND, refuse } from "@/lib/http/envelope";
import { countedOf } from "@/lib/http/sender";
import { RECEIPT } from "@/lib/inquiry/cart-limits";
import type { ReplyFault } from "@/lib/inquiry/quotation";
import { replyForm } from "@/lib/inquiry/reply-form";

/** Back to the receipt, which shows what was stored, or says what was not. */
const leadTo = (number: string, told?: ReplyFault) =>
  new Response(null, {
    status: 303,
    headers: {
      location: `${RECEIPT}/${number}${told ? `?fault=${told}` : ""}#quotation`,
      "cache-control": "no-store",
    },
  });

/** What a customer says to a quotation: the forms of the receipt. Its number is in the body, which no log has. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const fields = await readFields(request);
    if (typeof fields === "number") return fault(fields);
    const found = checkFields(replyForm, fields);
    if ("fault" in found) {
      const known = checkFields(replyForm.pick({ number: true }), fields);
      return "fault" in known ? fault(400) : leadTo(known.input.number, "invalid");
    }
    const { number, ...reply } = found.input;
    try {
      const outcome = await replyToQuotation(number, ownerOf(request), reply, countedOf(request));
      if (outcome === undefined) return refuse(NOT_FOUND);
      return leadTo(number, outcome === "stored" ? undefined : outcome);
    } catch (error) {
      faultStatus(error, request);
      return leadTo(number, "busy");
    }
  },
});
