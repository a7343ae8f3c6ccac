"use client";

import { useEffect, useLayoutEffect } from "react";

/** Tells the script loader (lib/html/deferred-scripts.ts) that the page is hydrated. Last in the frame, so that its effects run last. */
export function HydrationSignal() {
  // If a part failed to hydrate, React has re-created <html> without the attribute.
  useLayoutEffect(() => void (document.documentElement.dataset.scripts = ""), []);
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  return null;
}
