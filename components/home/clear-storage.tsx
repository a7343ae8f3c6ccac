"use client";

import { useEffect } from "react";
import { Early } from "@/components/layout/early";

function clear() {
  try {
    localStorage.clear();
  } catch {
    // A browser that refuses storage has nothing to clear.
  }
}

/** Opening the home page or the product centre forgets what the visitor chose (SPEC §2). */
export function ClearStorage() {
  useEffect(() => {
    clear();
    // Pages that the back key brings back are not run again.
    addEventListener("pageshow", clear);
    return () => removeEventListener("pageshow", clear);
  }, []);
  return <Early />;
}
