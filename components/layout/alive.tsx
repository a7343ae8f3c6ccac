"use client";

import { useEffect } from "react";

/** Tells the loader of the scripts (server/deferred-scripts.ts) that every button works. The last in the frame: so its effect is. */
export function Alive() {
  useEffect(() => void dispatchEvent(new Event("alive")), []);
  return null;
}
