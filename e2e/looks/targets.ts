import type { Page } from "@playwright/test";

/** The minimum size of a target (WCAG 2.5.8). */
const LEAST = 24;

/** What can be pressed and is too small. In a sentence its size is the sentence's; room round a small one is no excuse. */
export async function targets(page: Page): Promise<string[]> {
  const small = await page.evaluate(findSmall, LEAST);
  return small.map((target) => `smaller than ${LEAST} px at ${page.viewportSize()?.width} px: ${target}`);
}

function findSmall(least: number): string[] {
  const TARGETS = "a[href], button, summary, select, textarea, input:not([type=hidden])";
  const DRAWN_BY_LABEL = "input:is([type=checkbox], [type=radio], [type=file])";
  // Sizes in rem end in fractions of a pixel.
  const smallest = least - 0.5;

  /** Where it is pressed: on itself, or on the words that belong to a box or a file. */
  const pressedAt = (target: Element) =>
    (target.matches(DRAWN_BY_LABEL) && (target as HTMLInputElement).labels?.[0]) || target;
  const isShown = (target: Element) =>
    target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    target.closest("[inert], .visually-hidden") === null;
  const isLarge = (width: number, height: number) => width > smallest && height > smallest;
  /** A link that is pressed all over its card lays a part of itself over it. */
  const coversMore = (target: Element) =>
    ["::before", "::after"].some((part) => {
      const { content, position, width, height } = getComputedStyle(target, part);
      return content !== "none" && position === "absolute" && isLarge(parseFloat(width), parseFloat(height));
    });
  const lettersOf = (text: string) => text.replace(/[\s·|/、，。]/g, "").length;
  /** Whether the block that it stands in has more letters than those of what can be pressed. */
  const isInSentence = (target: Element) => {
    let block: Element | null = target;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    if (!block || block === target) return false;
    const pressed = [...block.querySelectorAll("a, button")].map(({ textContent }) => textContent).join("");
    return lettersOf(block.textContent) > lettersOf(pressed);
  };

  const shown = [...document.querySelectorAll(TARGETS)].map(pressedAt).filter(isShown);
  return [...new Set(shown)]
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => !isLarge(box.width, box.height))
    .filter(({ target }) => !coversMore(target) && !isInSentence(target))
    .map(({ target, box }) => {
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
      return `<${target.localName}> ${target.textContent.trim().slice(0, 30)} (${size})`;
    });
}
