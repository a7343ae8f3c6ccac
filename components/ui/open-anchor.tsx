"use client";

import { useEffect } from "react";

/** Browsers write Chinese in an address as %E7%9F%AD; what is no such writing is a name as it is. */
function nameIn(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Opens what an anchor names, what that stands in, and what a phone shows folded in it (`fold.tsx`): browsers open at most what it stands in. */
function open(hash: string) {
  const named = document.getElementById(nameIn(hash));
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
