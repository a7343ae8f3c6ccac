import type { Page } from "@playwright/test";

type Screen = { width: number; height: number };

/** Whether a page scrolls sideways. Not measured by innerWidth: a phone zooms out until that is as wide as the page. */
export async function sideways(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return beyond === 0 ? [] : [`${beyond} px wider than a screen of ${page.viewportSize()?.width} px`];
}

/** The same at several screen sizes. */
export async function sidewaysOn(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    found.push(...(await sideways(page)));
  }
  return found;
}
