"use client";

import { useEffect } from "react";

/** Opens the target of an anchor, the <details> around it, and the Folds inside it. Browsers open at most the first two. */
function open(hash: string) {
  const named = document.getElementById(hash.slice(1));
  for (let at: Element | null = named; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
  for (const fold of named?.querySelectorAll<HTMLDetailsElement>("details[data-unfolds]") ?? [])
    fold.open = true;
}

/** Opens whatever <details> the URL's hash or a link within the page leads to. */
export function OpenAnchor() {
  useEffect(() => {
    const openAddress = () => open(location.hash);
    // On click, so that it is open before the browser scrolls; a second click on the same link fires no hashchange.
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
