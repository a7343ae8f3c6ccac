"use client";

import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import { SEARCH_PATH } from "@/lib/links/navigation";
import { focusSearch } from "./focus-search";

/** For phones, whose header has no search field: opens the menu's field or, without JavaScript, the search page. */
export function SearchLink({ className }: { className?: string | undefined }) {
  function openHere(event: MouseEvent) {
    // Open in a new tab or window as usual.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    focusSearch();
  }
  return (
    <a href={SEARCH_PATH} className={className} aria-label="搜索" onClick={openHere}>
      <Icon name="search" size={24} />
    </a>
  );
}
