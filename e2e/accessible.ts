import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./site";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The site round a page: the same on all, so looked at on the first of each kind and where it is what changes. */
export const FRAME = "header:not(main header), footer:not(main footer)";

/** The smaller of axe's two files: a page takes it in each time. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Visible words are part of the name (WCAG 2.5.3): axe still tries this rule out, so it has to be asked for. */
const ASKED_FOR = "label-content-name-mismatch";

/** What styles and the site's frame decide; together four fifths of the time that all rules take. */
const OF_STYLES = ["color-contrast", "target-size", "region", "landmark-unique", "bypass"];

/**
 * What axe finds on the page as it stands: WCAG 2.2 A and AA, and the best practices.
 * @param except selector of what is looked at elsewhere
 * @param isLike whether a page with the same styles was looked at: names, labels, headings, lists, tables and the like
 * @param part selector of the one part to look at, where the rest of the page was looked at before
 */
export async function inaccessible(
  page: Page,
  except?: string,
  isLike = false,
  part?: string,
): Promise<string[]> {
  // What lies half under the header would count as a target too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const axe = new AxeBuilder({ page, axeSource: AXE });
  const left = Object.fromEntries((isLike ? OF_STYLES : []).map((rule) => [rule, { enabled: false }]));
  if (except) axe.exclude(except);
  if (part) axe.include(part);
  const { violations } = await axe
    // Without frames the older mode finds the same, and opens no page of its own for each look.
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules: { ...left, [ASKED_FOR]: { enabled: true } } })
    .withTags(TAGS)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

/** A page in a state that a visitor brings about, without the site round it, or only the part that is in this state. */
export const expectAccessible = async (page: Page, state: string, part?: string) =>
  expect(await inaccessible(page, FRAME, false, part), state).toEqual([]);

/** The same with the site round it. */
export const expectAllAccessible = async (page: Page, state: string) =>
  expect(await inaccessible(page), state).toEqual([]);
