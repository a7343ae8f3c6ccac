import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from "react";

/** So that a pointer on its way elsewhere opens nothing, and one that slips off closes nothing. */
const INTENT_MS = 120;

/** Which submenu is open: by hover of a mouse, or by its button. Escape closes it and gives focus back. */
export function useOpenItem() {
  const [open, setOpen] = useState<string>();
  const timer = useRef(0);

  function settle(id: string | undefined, after = 0) {
    clearTimeout(timer.current);
    if (after === 0) setOpen(id);
    else timer.current = window.setTimeout(() => setOpen(id), after);
  }

  const itemEvents = (id: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && settle(id, INTENT_MS),
    onPointerLeave: ({ pointerType }: PointerEvent) =>
      pointerType === "mouse" && settle(undefined, INTENT_MS),
  });

  const listEvents = {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) settle(undefined);
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      if (key !== "Escape" || open === undefined) return;
      currentTarget.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
      settle(undefined);
    },
  };

  return { open, toggle: (id: string) => settle(open === id ? undefined : id), itemEvents, listEvents };
}
