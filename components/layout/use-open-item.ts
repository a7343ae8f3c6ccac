import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from "react";

/** So that a pointer on its way elsewhere opens nothing, and one that slips off closes nothing. */
const INTENT_MS = 120;

/** Which submenu is open: by hover of a mouse, or by its button. Escape closes it and gives focus back. */
export function useOpenItem() {
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef(0);
  /** What stands open because a mouse rests there, and nobody has pressed anything yet. */
  const hovered = useRef<string>(undefined);

  function settle(id: string | undefined, after = 0) {
    clearTimeout(timer.current);
    if (after === 0) setOpen(id);
    else
      timer.current = window.setTimeout(() => {
        hovered.current = id;
        setOpen(id);
      }, after);
  }

  /** A mouse that presses the button on which it has just opened the submenu wants it open. */
  function toggle(id: string, { detail }: MouseEvent) {
    const isByMouse = detail > 0;
    const keeps = isByMouse && hovered.current === id;
    hovered.current = undefined;
    settle(open === id && !keeps ? undefined : id);
  }

  // A pointer that was on an item before the scripts came enters nothing any more.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(":scope > li:hover")?.dataset.item;
    if (item && matchMedia("(hover: hover)").matches) settle(item, INTENT_MS);
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

  return { open, toggle, itemEvents, listEvents };
}
