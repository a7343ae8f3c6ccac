import type { KeyboardEvent } from "react";

const STOPS = "a[href], button:not([disabled]), input:not([disabled]), summary, [tabindex='0']";

/** Tab goes round inside a dialog instead of leaving the page for the browser's own controls. */
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
