"use client";

import { useSyncExternalStore } from "react";
import { COUNT_COOKIE } from "@/lib/inquiry/cart-limits";
import { SITE } from "@/lib/site";

const CHANGE = "site:cart";

/** How many pieces are on the list, as the last answer that changed it said in its cookie. */
export const cartCount = (): number =>
  Number(new RegExp(`(?:^|;\\s*)${COUNT_COOKIE}=(\\d{1,9})(?:;|$)`).exec(document.cookie)?.[1] ?? 0);

/** To be called after an answer that may have changed the list. */
export const cartChanged = () => window.dispatchEvent(new Event(CHANGE));

/** What the server counts; the cookie may be older than that. */
export function setCartCount(count: number) {
  if (count === cartCount()) return;
  document.cookie = `${COUNT_COOKIE}=${count}; Path=/; Max-Age=${SITE.cartRetentionDays * 24 * 3600}; SameSite=Lax`;
  cartChanged();
}

/** Looks again when the list changes, when the browser brings back a page, and when the visitor comes from another tab. */
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

/** 0 in what the server writes: its pages are everybody's. */
export const useCartCount = () => useSyncExternalStore(subscribe, cartCount, () => 0);
