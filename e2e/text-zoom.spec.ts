import type { Page } from "@playwright/test";
import { firstId, one, seriesOf, spreadOver } from "./content";
import type { Addresses } from "./routes";
import { expect, test } from "./site";

/** One address for each kind of page. */
const KINDS: Record<string, Addresses> = {
  "home and platform": () => ["/index", "/yunplat", "/yunshow", "/styleguide"],
  "product lists": (store) => [
    "/product_centers",
    "/product_type_list/41",
    `/product_type_list/33?sid=${seriesOf(store, 33).second.id}`,
  ],
  searches: () => ["/product_type_list/33?title=svg", "/product_type_list/33?title=nothing"],
  products: (store) => [
    ...spreadOver(store, "products", 2).map((id) => `/newdetail/${id}`),
    // Its page has a table of sizes, which is the widest there is.
    `/newdetail/${one<number>(store, "SELECT max(product) FROM product_tables WHERE name NOT IN ('订货代码', '端子')")}`,
    "/prod_type41",
    `/prod_detail/${firstId(store, "products")}`,
  ],
  "solutions and cases": (store) => [
    "/solutionPage",
    "/cm_city",
    `/cm_detail/${firstId(store, "solutions")}`,
    "/casePage",
    "/buildings",
  ],
  news: (store) => [
    "/newsPage",
    "/Companynew",
    "/news",
    ...spreadOver(store, "news", 2).map((id) => `/detail/${id}`),
  ],
  company: () => ["/about", "/factory", "/honor", "/leader"],
  "form and others": () => [
    "/contact",
    "/contact?result=ok",
    "/privacy",
    "/service",
    "/cart",
    "/no-such-page",
  ],
};

const PHONES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];
const DESKTOPS = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

test.use({ expectedFaults: [/404|preloaded using link preload but not used/] });

/** Letters twice as large, as browsers make them for visitors who ask for that. */
const doubleLetters = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets = [sheet];
  });

/** Headings, buttons and links whose letters are cut off, by a box round them or by their own edge. */
const cutOff = (page: Page) =>
  page.locator("h1, h2, h3, h4, button, a, summary, label").evaluateAll((items) => {
    const isHidden = (item: Element) =>
      !item.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      item.closest("[inert], .visually-hidden, [aria-hidden=true]") !== null ||
      getComputedStyle(item).clipPath !== "none";
    const cuts = (box: Element, letters: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const beside = letters.left < edge.left - 1 || letters.right > edge.right + 1;
      const below = letters.top < edge.top - 1 || letters.bottom > edge.bottom + 1;
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      return (beside && hides(overflowX)) || (below && hides(overflowY));
    };
    // A row of slides shows the beginning of the next one.
    const isRow = (box: Element) => box.querySelector(":scope > .swiper-wrapper") !== null;
    const boxesOf = (item: Element): Element[] =>
      item.parentElement ? [item, ...boxesOf(item.parentElement)] : [item];
    const lettersOf = (item: Element) => {
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      const all: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        if (node.parentElement && !isHidden(node.parentElement)) all.push(...range.getClientRects());
      }
      return all.filter(({ width }) => width > 1);
    };
    return items
      .filter((item) => !isHidden(item))
      .filter((item) => {
        const boxes = boxesOf(item).filter((box) => !isRow(box));
        const hasEdge = item.matches("button, summary") || getComputedStyle(item).borderTopWidth !== "0px";
        const own = item.getBoundingClientRect();
        return lettersOf(item).some(
          (letters) =>
            boxes.some((box) => cuts(box, letters)) ||
            (hasEdge && (letters.left < own.left - 1 || letters.right > own.right + 1)),
        );
      })
      .map((item) => `<${item.localName}> ${item.textContent.trim().slice(0, 30)}`);
  });

/** Not measured by innerWidth: a phone zooms out until that is as wide as the page. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [kind, addressesOf] of Object.entries(KINDS))
  test(`on every screen, and with letters twice as large: ${kind}`, async ({ page, isMobile, store }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const address of addressesOf(store)) {
      await page.goto(address);
      for (const screen of isMobile ? PHONES : DESKTOPS) {
        await page.setViewportSize(screen);
        expect.soft(await tooWide(page), `${address} scrolls sideways at ${screen.width} px`).toBe(0);
      }
      await page.setViewportSize({ width: isMobile ? 375 : 768, height: 900 });
      await doubleLetters(page);
      expect.soft(await tooWide(page), `${address} scrolls sideways with large letters`).toBe(0);
      expect.soft(await cutOff(page), address).toEqual([]);
    }
  });
