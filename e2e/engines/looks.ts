import { NOWHERE } from "@/e2e/routes";
import { visit, type Visitor } from "./visitor";

const SCREENS = [320, 375, 768, 1024, 1366, 1920].map((width) => ({ width, height: 800 }));

/** Visible defects of the current page. */
function wrongHere(isNowhere: boolean): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const seen = (one: Element) => one.getBoundingClientRect().height > 0;
  if (!document.querySelector("h1")?.textContent) found.push("no heading");
  if (!isNowhere && document.body.innerText.includes("页面暂时打不开")) found.push("broken");
  if (!("scripts" in root.dataset)) found.push("its scripts have failed");
  for (const part of document.querySelectorAll<HTMLElement>("[data-plain]"))
    found.push(`${part.dataset.part} has failed`);
  for (const open of document.querySelectorAll("[popover], dialog, [role=listbox]"))
    if (seen(open)) found.push(`${open.id || open.className} stands open`);
  // WebKit, detected by a property only it has, overlaps digits beside Chinese text (app/globals.module.css).
  const spacing = getComputedStyle(document.body).getPropertyValue("text-autospace");
  if (CSS.supports("hanging-punctuation", "first") && !["", "no-autospace"].includes(spacing))
    found.push(`digits run into Chinese words: text-autospace is ${spacing}`);
  for (const sheet of document.querySelectorAll("main section[aria-label$=页]"))
    if (sheet.scrollHeight > sheet.clientHeight + 1)
      found.push(`${sheet.getAttribute("aria-label")} runs into the next`);
  return found;
}

/** How far the page overflows horizontally. */
function beyond(): number {
  scrollTo(9999, 0);
  const pushed = scrollX;
  scrollTo(0, 0);
  return Math.round(pushed);
}

/** Swipeable rows of links that show a scrollbar. */
const bars = () =>
  [...document.querySelectorAll<HTMLElement>("main nav *, main [role=tablist], main ul")]
    .filter((row) => {
      const { overflowX, borderTopWidth, borderBottomWidth } = getComputedStyle(row);
      const borders = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth);
      return overflowX === "auto" && row.offsetHeight - row.clientHeight - borders > 4;
    })
    .map((row) => `a bar under ${row.className}`);

/** Opens each page once at every screen size and returns its defects. */
export async function lookAtEach(
  visitor: Visitor,
  base: string,
  paths: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await visitor.resize({ width: 1366, height: 800 });
    await visit(visitor, base + path);
    const wrong = await visitor.ask(wrongHere, path === NOWHERE);
    found.push(...wrong.map((fault) => `${path}: ${fault}`));
    for (const screen of SCREENS) {
      await visitor.resize(screen);
      const pushed = await visitor.ask(beyond, undefined);
      if (pushed > 0) found.push(`${path}: ${pushed} px sideways at ${screen.width} px`);
      const shown = await visitor.ask(bars, undefined);
      found.push(...shown.map((bar) => `${path}: ${bar} at ${screen.width} px`));
    }
  }
  return found;
}
