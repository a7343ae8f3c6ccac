import { cartCount, setCartCount } from "@/components/cart/cart-count";
import { callApi } from "@/components/ui/call-api";
import { SECTIONS } from "@/lib/links/navigation";

/** The client state of SPEC §3. The header shows its cartCount, which is kept in a cookie (components/cart/cart-count.ts). */
export const member = {
  username: "",
  get cartCount() {
    return cartCount();
  },
  navlist: SECTIONS,
  device: "desktop" as "desktop" | "mobile",
};

/** Loads the state; a value that cannot be loaded keeps its default. */
export async function loadMember() {
  if (matchMedia("(max-width: 767.98px)").matches) member.device = "mobile";
  const [user, sum] = await Promise.allSettled([
    callApi<{ username: string }>("/api/user/index"),
    callApi<number>("/api/carts/products/sum"),
  ]);
  if (user.status === "fulfilled") member.username = user.value.username;
  if (sum.status === "fulfilled") setCartCount(sum.value);
}
