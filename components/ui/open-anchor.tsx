"use client";

import { useEffect } from "react";

/** Opens what an anchor names, what that stands in, and what a phone shows folded in it (`fold.tsx`): browsers open at most what it stands in. */
function open(hash: string) {
  const named = document.getElementById(hash.slice(1));
  for (let at: Element | null = named; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  for (const fold of named?.querySelectorAll<HTMLDetailsElement>("details[data-unfolds]") ?? [])
    fold.open = true;
}

/** The disclosures that addresses and links of this page lead to are opened. */
export function OpenAnchor() {
  useEffect(() => {
    const openAddress = () => open(location.hash);
    // Before the browser scrolls there; a second press on the same link changes no address.
    const openLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link && link.pathname === location.pathname) open(link.hash);
    };
    openAddress();
    addEventListener("hashchange", openAddress);
    document.addEventListener("click", openLink);
    return () => {
      removeEventListener("hashchange", openAddress);
      document.removeEventListener("click", openLink);
    };
  }, []);
  return null;
}
