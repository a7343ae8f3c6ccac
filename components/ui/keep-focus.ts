import type { KeyboardEvent } from "react";

const STOPS = "a[href], button:not([disabled]), input:not([disabled]), summary, [tabindex='0']";

/** Traps the focus: Tab cycles within a dialog instead of moving on to the browser's controls. */
export function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  const entering = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== leaving && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  entering?.focus();
}
