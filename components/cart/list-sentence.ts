import { Refusal, sentenceOf } from "@/components/ui/call-api";
import { CART_FAULT, isCartFault } from "@/lib/inquiry/cart-faults";

/** The message for a failed change of the list: the list page's own wording where it has one. */
export const listSentence = async (reason: unknown): Promise<string> =>
  reason instanceof Refusal && isCartFault(reason.fault) ? CART_FAULT[reason.fault] : sentenceOf(reason);
