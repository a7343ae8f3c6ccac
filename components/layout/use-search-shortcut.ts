import { useEffect } from "react";
import { focusSearch } from "./focus-search";

/** Ctrl+K or ⌘K focuses the search. No single-key shortcut: it could clash with screen readers and speech input (WCAG 2.1.4). */
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
