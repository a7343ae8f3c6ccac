import { callApi } from "@/components/ui/call-api";
import { toast } from "@/components/ui/toast";
import type { CartLine } from "@/db/queries/inquiry/carts";
import { CART } from "@/lib/inquiry/cart-limits";
import { cartChanged } from "./cart-count";
import { listSentence } from "./list-sentence";

/**
 * Serialises calls across tabs: two concurrent first calls would each create a list, and the browser would keep only the
 * last one's cookie. The Web Locks API exists only in secure contexts.
 */
const queued = <Result>(work: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request("cart", work) : work();

/** Adds a product to the list and shows a toast. */
export async function addLine(fields: URLSearchParams): Promise<void> {
  try {
    // The token in the response is for clients without cookies.
    const { model, title, code } = await queued(() => callApi<CartLine>("/api/carts", fields));
    toast(`${code || model || title} 已加入询价单`, { href: CART, label: "查看询价单" });
  } catch (reason) {
    toast(await listSentence(reason));
  } finally {
    cartChanged();
  }
}
