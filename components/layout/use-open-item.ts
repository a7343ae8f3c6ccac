import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from "react";

/** Delay of opening and closing by hover, so that passing over an item or slipping off it does nothing. */
const INTENT_MS = 120;

/** Which submenu is open, by mouse hover or by its button. Escape closes it and returns the focus. */
export function useOpenItem() {
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef(0);
  /** The submenu that was opened by hover and not clicked since. */
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

  /** A mouse click on the button of a submenu that hover has just opened keeps it open. */
  function toggle(id: string, { detail }: MouseEvent) {
    const isByMouse = detail > 0;
    const keeps = isByMouse && hovered.current === id;
    hovered.current = undefined;
    settle(open === id && !keeps ? undefined : id);
  }

  // A mouse that was over an item before hydration fires no pointerenter.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(":scope > li:hover")?.dataset.item;
    if (item && matchMedia("(hover: hover)").matches) settle(item, INTENT_MS);
  }, []);

  // Listens on the window: Escape must also close what hover has opened, wherever the focus is (WCAG 1.4.13).
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
