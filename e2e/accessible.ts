import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./site";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The site frame: the same everywhere, so it is checked on the first page of each kind and if it changes. */
export const FRAME = "header:not(main header), footer:not(main footer)";

/** The minified axe, as it is injected into every page. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Label contains visible text (WCAG 2.5.3): experimental in axe, so it must be enabled. */
const ASKED_FOR = "label-content-name-mismatch";

/** Rules that depend only on styles and the frame; they take four fifths of the time. */
const OF_STYLES = ["color-contrast", "target-size", "region", "landmark-unique", "bypass"];

/**
 * axe violations on the current page: WCAG 2.2 A and AA, and best practices.
 * @param except selector of parts that are checked elsewhere
 * @param isLike whether a page with the same styles was checked already: then only names, labels, headings, lists and
 *   tables are checked
 * @param part selector of the only part to check
 */
export async function inaccessible(
  page: Page,
  except?: string,
  isLike = false,
  part?: string,
): Promise<string[]> {
  // A target half under the sticky header would count as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const axe = new AxeBuilder({ page, axeSource: AXE });
  const left = Object.fromEntries((isLike ? OF_STYLES : []).map((rule) => [rule, { enabled: false }]));
  if (except) axe.exclude(except);
  if (part) axe.include(part);
  const { violations } = await axe
    // Legacy mode: same results on pages without iframes, and no extra browser page per check.
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { ...left, [ASKED_FOR]: { enabled: true } } })
    .withTags(TAGS)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

/** Checks a page in a certain state, without the site frame; or only the part in that state. */
export const expectAccessible = async (page: Page, state: string, part?: string) =>
  expect(await inaccessible(page, FRAME, false, part), state).toEqual([]);

/** The same with the site frame. */
export const expectAllAccessible = async (page: Page, state: string) =>
  expect(await inaccessible(page), state).toEqual([]);
