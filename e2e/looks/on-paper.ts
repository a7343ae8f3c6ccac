import type { Page } from "@playwright/test";

/** Elements without use in print: the site frame and controls. */
const FRAME = "header, footer, .no-print";

/** Checks a page in print: its content without the site frame. Restores the screen afterwards. */
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
