"use client";

import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { SuggestionListProps } from "./suggestion-list";

const CLOSED = { isOpen: false, active: -1 };
const never = () => () => {};

/**
 * The field of a search with suggestions: a combobox by the ARIA authoring practices. What suggests is loaded at its first
 * focus; without scripts it is a field like any other.
 */
export function SuggestField(attributes: ComponentProps<"input">) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [popup, setPopup] = useState(CLOSED);
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  // Without the suggestions the search works: what cannot be loaded is left.
  const load = () =>
    void import("./suggestion-list").then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      () => {},
    );

  // Whoever was in the field before the scripts came.
  useEffect(() => {
    if (document.activeElement === field.current) load();
  }, []);

  return (
    <>
      <input
        {...attributes}
        ref={field}
        {...(isAlive && {
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
