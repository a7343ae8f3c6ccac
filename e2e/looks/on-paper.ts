import type { Page } from "@playwright/test";

/** What is of no use on paper: the site round the page. */
const FRAME = "header, footer, .no-print, [aria-label=面包屑]";

/** A page as it is printed: its own words without the site round them. It is back on the screen afterwards. */
export async function onPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const found = await page.evaluate((frame) => {
    const isSeen = (item: Element) => item.checkVisibility() && item.getBoundingClientRect().height > 0;
    const seen = [...document.querySelectorAll(frame)].filter(
      (item) => isSeen(item) && !item.closest("main header, main footer"),
    );
    return [
      ...[...document.querySelectorAll("h1")]
        .filter((item) => !isSeen(item))
        .map(() => "no heading on paper"),
      ...seen.map((item) => `on paper: <${item.localName} class="${item.className}">`),
    ];
  }, FRAME);
  await page.emulateMedia({ media: null });
  return found;
}
