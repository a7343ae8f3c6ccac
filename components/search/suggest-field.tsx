"use client";

import { type ComponentProps, type ComponentType, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { SuggestionListProps } from "./suggestion-list";

const CLOSED = { isOpen: false, active: -1 };

/**
 * A search field with suggestions: the ARIA combobox pattern. The suggestion code is loaded on first focus; without
 * JavaScript it is a plain field.
 */
export function SuggestField(attributes: ComponentProps<"input">) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [popup, setPopup] = useState(CLOSED);
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  const isHydrated = useHydrated();

  // The search works without suggestions: a failed import is ignored.
  const load = () =>
    void import("./suggestion-list").then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      () => {},
    );

  // The field may have had the focus before hydration.
  useEffect(() => {
    if (document.activeElement === field.current) load();
  }, []);

  return (
    <>
      <input
        {...attributes}
        ref={field}
        {...(isHydrated && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-controls": listId,
          "aria-expanded": popup.isOpen,
          "aria-activedescendant": popup.active < 0 ? undefined : `${listId}-${popup.active}`,
        })}
        onFocus={load}
        onBlur={() => setPopup(CLOSED)}
      />
      {List && <List id={listId} field={field} popup={popup} setPopup={setPopup} />}
    </>
  );
}
