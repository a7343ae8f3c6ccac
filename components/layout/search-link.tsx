"use client";

import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import { SEARCH_PATH } from "@/lib/links/navigation";
import { focusSearch } from "./focus-search";

/** Where the header has no room for a field: into that of the menu, or without scripts to the search's own page. */
export function SearchLink({ className }: { className?: string | undefined }) {
  function openHere(event: MouseEvent) {
    // In a tab or window of its own it is a link like any other.
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
