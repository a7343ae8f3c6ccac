import { ownerOf } from "@/app/api/order-owner";
import { replyToQuotation } from "@/db/queries/inquiry/quotations";
import { fault, faultStatus, methods } from "@/lib/api/call";
import { checkFields, readFields } from "@/lib/http/posted";
import { NOT_FOUND, refuse } from "@/lib/http/envelope";
import { seeOther } from "@/lib/http/see-other";
import { countedOf } from "@/lib/http/sender";
import { RECEIPT } from "@/lib/inquiry/cart-limits";
import type { ReplyFault } from "@/lib/inquiry/quotation";
import { replyForm } from "@/lib/inquiry/reply-form";

/** Redirects back to the receipt, which shows the stored reply or the fault. */
const toReceipt = (number: string, told?: ReplyFault) =>
  seeOther(`${RECEIPT}/${number}${told ? `?fault=${told}` : ""}#quotation`);

/** The forms for replies to a quotation. The order number is in the body, which is not logged. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const fields = await readFields(request);
    if (typeof fields === "number") return fault(fields);
    const found = checkFields(replyForm, fields);
    if ("fault" in found) {
      const known = checkFields(replyForm.pick({ number: true }), fields);
      return "fault" in known ? fault(400) : toReceipt(known.input.number, "invalid");
    }
    const { number, ...reply } = found.input;
    try {
      const outcome = await replyToQuotation(number, ownerOf(request), reply, countedOf(request));
      if (outcome === undefined) return refuse(NOT_FOUND);
      return toReceipt(number, outcome === "stored" ? undefined : outcome);
    } catch (error) {
      faultStatus(error, request);
      return toReceipt(number, "busy");
    }
  },
});
