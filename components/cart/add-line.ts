import { callApi, Refusal, sentenceOf } from "@/components/ui/call-api";
import { toast } from "@/components/ui/toast";
import type { CartLine } from "@/db/queries/carts";
import { CART_FAULT } from "@/lib/cart/faults";
import { CART } from "@/lib/cart/limits";
import { INVALID } from "@/lib/http/envelope";
import { cartChanged } from "./cart-count";

/** Puts a product on the list, and says so. */
export async function addLine(fields: URLSearchParams): Promise<void> {
  try {
    // The answer's token is for clients without cookies.
    const { model, title, code } = await callApi<CartLine>("/api/carts", fields);
    toast(`${code || model || title} 已加入询价单`, { href: CART, label: "查看询价单" });
  } catch (reason) {
    const said = await sentenceOf(reason);
    toast(reason instanceof Refusal && said === INVALID ? CART_FAULT.full : said);
  } finally {
    cartChanged();
  }
}
