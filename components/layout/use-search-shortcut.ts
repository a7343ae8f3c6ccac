import { useEffect } from "react";
import { focusSearch } from "./focus-search";

/** Ctrl+K or ⌘K leads into the search. No key alone does: it may belong to a screen reader or to spoken commands (WCAG 2.1.4). */
export function useSearchShortcut() {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      focusSearch();
    };
    addEventListener("keydown", jump);
    return () => removeEventListener("keydown", jump);
  }, []);
}
