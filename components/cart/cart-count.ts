"use client";

import { useSyncExternalStore } from "react";
import { COUNT_COOKIE } from "@/lib/inquiry/cart-limits";
import { SITE } from "@/lib/site";

const CHANGE = "site:cart";

/** The number of pieces on the list, from the cookie that the server sets with each change. */
export const cartCount = (): number =>
  Number(new RegExp(`(?:^|;\\s*)${COUNT_COOKIE}=(\\d{1,9})(?:;|$)`).exec(document.cookie)?.[1] ?? 0);

/** Call it after any response that may have changed the list. */
export const cartChanged = () => window.dispatchEvent(new Event(CHANGE));

/** Corrects the cookie by the server's count. */
export function setCartCount(count: number) {
  if (count === cartCount()) return;
  document.cookie = `${COUNT_COOKIE}=${count}; Path=/; Max-Age=${SITE.cartRetentionDays * 24 * 3600}; SameSite=Lax`;
  cartChanged();
}

/** Reads again when the list changes, when a page comes back from the bfcache, and when the visitor returns from another tab. */
function subscribe(look: () => void) {
  addEventListener(CHANGE, look);
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener(CHANGE, look);
    removeEventListener("pageshow", look);
    document.removeEventListener("visibilitychange", look);
  };
}

/** 0 in server-rendered HTML, which is cached for all visitors. */
export const useCartCount = () => useSyncExternalStore(subscribe, cartCount, () => 0);
