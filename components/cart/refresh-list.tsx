"use client";

import { useEffect } from "react";
import { cartCount } from "./cart-count";

/** Reloads a page that comes back from the bfcache: its list may have been sent meanwhile. */
export function RefreshList() {
  useEffect(() => {
    const before = cartCount();
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && cartCount() !== before) location.reload();
    };
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, []);
  return null;
}
