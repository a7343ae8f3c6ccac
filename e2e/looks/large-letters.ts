import type { Page } from "@playwright/test";
import { sideways } from "./sideways";

/** Doubles the font size, like the setting of browsers. */
const enlarge = (page: Page, isLarge: boolean) =>
  page.evaluate((isLarge) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets = isLarge ? [sheet] : [];
  }, isLarge);

/** Headings, buttons and links whose letters are cut off, by a box round them or by their own edge. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    type Edge = { hidesX: boolean; hidesY: boolean; edge: DOMRect };
    const isHidden = (item: Element) =>
      !item.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      item.closest("[inert], .visually-hidden, [aria-hidden=true]") !== null ||
      getComputedStyle(item).clipPath !== "none";
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    // A row of slides shows the beginning of the next one.
    const isRow = (box: Element) => box.querySelector(":scope > .swiper-wrapper") !== null;
    const edges = new Map<Element, Edge[]>();
    /** The boxes round an item that hide what lies beyond them; each is measured once. */
    const edgesOf = (item: Element): Edge[] => {
      const known = edges.get(item);
      if (known) return known;
      const { overflowX, overflowY } = getComputedStyle(item);
      const [hidesX, hidesY] = [hides(overflowX), hides(overflowY)];
      const own = (hidesX || hidesY) && !isRow(item);
      const found = [
        ...(own ? [{ hidesX, hidesY, edge: item.getBoundingClientRect() }] : []),
        ...(item.parentElement ? edgesOf(item.parentElement) : []),
      ];
      edges.set(item, found);
      return found;
    };
    const cuts = ({ hidesX, hidesY, edge }: Edge, letters: DOMRect) =>
      (hidesX && (letters.left < edge.left - 1 || letters.right > edge.right + 1)) ||
      (hidesY && (letters.top < edge.top - 1 || letters.bottom > edge.bottom + 1));
    const lettersOf = (item: Element) => {
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      const all: DOMRect[] = [];
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        range.selectNodeContents(node);
        if (node.parentElement && !isHidden(node.parentElement)) all.push(...range.getClientRects());
      }
      return all.filter(({ width }) => width > 1);
    };
    return [...document.querySelectorAll("h1, h2, h3, h4, button, a, summary, label")]
      .filter((item) => !isHidden(item))
      .filter((item) => {
        const hasEdge = item.matches("button, summary") || getComputedStyle(item).borderTopWidth !== "0px";
        const own = { hidesX: hasEdge, hidesY: false, edge: item.getBoundingClientRect() };
        const boxes = [own, ...edgesOf(item)];
        return lettersOf(item).some((letters) => boxes.some((box) => cuts(box, letters)));
      })
      .map((item) => `cut off: <${item.localName}> ${item.textContent.trim().slice(0, 30)}`);
  });

/** The texts that are cut off at double font size. */
export async function largeLetters(page: Page): Promise<string[]> {
  await enlarge(page, true);
  const found = [...(await sideways(page)), ...(await cutOff(page))];
  await enlarge(page, false);
  return found.map((fault) => `in large letters: ${fault}`);
}
