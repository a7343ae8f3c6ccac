/** Popovers for browsers without them: Chromium before 114, Safari before 17, Firefox before 125. */
function servePopovers() {
  const shown = () => document.querySelector<HTMLElement>("[popover][data-open]");

  /** Newer browsers expose this to screen readers by themselves. */
  function sayWhichIsOpen(popover: HTMLElement | null) {
    for (const button of document.querySelectorAll("[popovertarget]"))
      button.setAttribute("aria-expanded", String(button.getAttribute("popovertarget") === popover?.id));
  }

  function show(popover: HTMLElement | null) {
    shown()?.removeAttribute("data-open");
    popover?.dispatchEvent(new Event("beforetoggle"));
    popover?.setAttribute("data-open", "");
    sayWhichIsOpen(popover);
  }

  sayWhichIsOpen(null);

  document.addEventListener("click", ({ target, defaultPrevented }) => {
    if (!(target instanceof Element) || defaultPrevented) return;
    const button = target.closest("[popovertarget]");
    const named = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (named) show(named === shown() ? null : named);
    else if (shown() && !target.closest("[popover]")) show(null);
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && shown() && show(null));
}

/** Stands in for missing features: popovers, and `::details-content`, by which wide windows show Folds open. */
export function helpOldBrowser() {
  if (!("popover" in HTMLElement.prototype)) servePopovers();
  if (!matchMedia("(min-width: 768px)").matches) return;
  for (const folded of document.querySelectorAll<HTMLDetailsElement>("details[data-unfolds]"))
    folded.open = true;
}
