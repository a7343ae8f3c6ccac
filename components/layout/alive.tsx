"use client";

import { useEffect } from "react";

/** Tells the loader of the scripts (lib/late-scripts.mjs) that every button works. The last in the frame: so its effect is. */
export function Alive() {
  useEffect(() => void dispatchEvent(new Event("alive")), []);
  return null;
}
