"use client";

import { useEffect } from "react";
import { cartCount } from "./cart-count";

/** A page that the browser brings back from its memory shows a list that may have been sent since: it is asked for anew. */
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
