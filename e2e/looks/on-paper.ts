import type { Page } from "@playwright/test";

/** What is of no use on paper: the site round the page, and what is there to be pressed. */
const FRAME = "header, footer, .no-print";

/** A page as it is printed: its own words without the site round them. It is back on the screen afterwards. */
export async function onPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const found = await page.evaluate((frame) => {
    const seen = [...document.querySelectorAll(frame)].filter(
      (item) => item.checkVisibility() && item.clientHeight > 0 && !item.closest("main header, main footer"),
    );
    return [
      ...(document.querySelector("main")?.innerText.trim() ? [] : ["nothing on paper"]),
      ...seen.map((item) => `on paper: <${item.localName} class="${item.className}">`),
    ];
  }, FRAME);
  await page.emulateMedia({ media: null });
  return found;
}
