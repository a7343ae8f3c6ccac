import { callApi } from "@/components/ui/call-api";
import { toast } from "@/components/ui/toast";
import type { CartLine } from "@/db/queries/inquiry/carts";
import { CART } from "@/lib/inquiry/cart-limits";
import { cartChanged } from "./cart-count";
import { listSentence } from "./list-sentence";

/**
 * One after another, in all tabs: of two calls at once, each would make a list where there is none, and the browser
 * would keep only the last one's cookie. Without TLS a browser knows no locks.
 */
const queued = <Result>(work: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request("cart", work) : work();

/** Puts a product on the list, and says so. */
export async function addLine(fields: URLSearchParams): Promise<void> {
  try {
    // The answer's token is for clients without cookies.
    const { model, title, code } = await queued(() => callApi<CartLine>("/api/carts", fields));
    toast(`${code || model || title} 已加入询价单`, { href: CART, label: "查看询价单" });
  } catch (reason) {
    toast(await listSentence(reason));
  } finally {
    cartChanged();
  }
}
