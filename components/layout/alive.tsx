"use client";

import { useEffect, useLayoutEffect } from "react";

/** Tells the loader of the scripts (lib/html/deferred-scripts.ts) that every button works. The last in the frame: so its effect is. */
export function Alive() {
  // Where a part has failed before it worked, React has made <html> anew.
  useLayoutEffect(() => void (document.documentElement.dataset.scripts = ""), []);
  useEffect(() => void dispatchEvent(new Event("alive")), []);
  return null;
}
