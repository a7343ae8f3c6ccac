import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";

/** So that a pointer on its way elsewhere opens nothing, and one that slips off closes nothing. */
const INTENT_MS = 120;

/** Which submenu is open: by hover of a mouse, or by its button. Escape closes it and gives focus back. */
export function useOpenItem() {
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef(0);

  function settle(id: string | undefined, after = 0) {
    clearTimeout(timer.current);
    if (after === 0) setOpen(id);
    else timer.current = window.setTimeout(() => setOpen(id), after);
  }

  // A pointer that was on an item before the scripts came enters nothing any more.
  useEffect(() => {
    const hovered = list.current?.querySelector<HTMLElement>(":scope > li:hover");
    if (hovered?.dataset.item && matchMedia("(hover: hover)").matches)
      settle(hovered.dataset.item, INTENT_MS);
  }, []);

  // Wherever the focus is: what opened by hover must close by Escape too (WCAG 1.4.13).
  useEffect(() => {
    if (open === undefined) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      const button = list.current?.querySelector<HTMLElement>("[aria-expanded=true]");
      if (list.current?.contains(document.activeElement)) button?.focus();
      setOpen(undefined);
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [open]);

  const itemEvents = (id: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && settle(id, INTENT_MS),
    onPointerLeave: ({ pointerType }: PointerEvent) =>
      pointerType === "mouse" && settle(undefined, INTENT_MS),
  });

  const listEvents = {
    ref: list,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) settle(undefined);
    },
  };

  return { open, toggle: (id: string) => settle(open === id ? undefined : id), itemEvents, listEvents };
}
