import { Refusal, sentenceOf } from "@/components/ui/call-api";
import { CART_FAULT, isCartFault } from "@/lib/inquiry/cart-faults";

/** What to say of a change of the list that failed: in the words of its page, where they are known. */
export const listSentence = async (reason: unknown): Promise<string> =>
  reason instanceof Refusal && isCartFault(reason.fault) ? CART_FAULT[reason.fault] : sentenceOf(reason);
