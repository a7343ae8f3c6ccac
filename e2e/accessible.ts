import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./site";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The site frame: the same everywhere, so checked on the first page of each kind and where it changes. */
export const FRAME = "header:not(main header), footer:not(main footer)";

/** The minified axe, as it is injected into every page. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Label contains visible text (WCAG 2.5.3): experimental in axe, so it must be enabled. */
const ASKED_FOR = "label-content-name-mismatch";

/** Rules that depend only on styles and the frame; they take four fifths of the time. */
const OF_STYLES = ["color-contrast", "target-size", "region", "landmark-unique", "bypass"];

/**
 * axe violations on the current page: WCAG 2.2 A and AA, and best practices.
 * @param except selector of what is checked elsewhere
 * @param isLike a page with the same styles was checked already: only names, labels, headings, lists, tables and the like
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

/** A state of a page that a visitor brings about, without the site frame; or only the part in that state. */
export const expectAccessible = async (page: Page, state: string, part?: string) =>
  expect(await inaccessible(page, FRAME, false, part), state).toEqual([]);

/** The same with the site frame. */
export const expectAllAccessible = async (page: Page, state: string) =>
  expect(await inaccessible(page), state).toEqual([]);
