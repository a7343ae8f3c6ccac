import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./site";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe finds nothing on the page as it stands: WCAG 2.2 A and AA, and the best practices. */
export async function expectAccessible(page: Page, state: string) {
  // What lies half under the header would count as a target too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const { violations } = await new AxeBuilder({ page })
    // Without frames the older mode finds the same, and opens no page of its own for each look.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  expect(found, state).toEqual([]);
}
