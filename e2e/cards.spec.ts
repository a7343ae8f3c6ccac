import type { Locator } from "@playwright/test";
import { expect, test } from "./site";

const MOST_BYTES = 120 * 1024;

/** Where products stand as cards or rows, and what holds each of them. */
const PLACES: [string, string, string][] = [
  ["a type page", "/prod_type33", "main li:has(h2)"],
  ["the list of a family", "/product_type_list/33?view=list", "main li:has(h2)"],
  ["a search", "/product_type_list/33?title=仪表", "main li:has(h2)"],
  ["a product's neighbours", "/newdetail/1001", "#related li:has(h3)"],
  ["the home page", "/index", "[aria-label='精选产品'] article"],
];

async function expectFacts(card: Locator) {
  await expect(card.getByText(/^LH-[\w-]+$/)).toHaveCount(1);
  const labels = await card.locator("dt").allTextContents();
  expect(labels.at(-1)).toBe("执行标准");
  expect([3, 4], labels.join("、")).toContain(labels.length);
  expect((await card.locator("dd").allTextContents()).every((text) => text.trim() !== "")).toBe(true);
  await expect(card.locator("dd").last()).toHaveText(/^[A-Z]+(?:\/T)? [\d.]+$/);
}

for (const [name, address, selector] of PLACES)
  test(`products on ${name} have model, ratings and standard`, async ({ page }) => {
    await page.goto(address);
    const cards = page.locator(selector);
    expect(await cards.count()).toBeGreaterThan(3);
    for (const card of await cards.all()) await expectFacts(card);
  });

test("a product's picture on a card is whole, and the object large in it", async ({ page }) => {
  await page.goto("/prod_type33");
  const picture = page.locator("main li:has(h2) img").first();
  const [shown, frame] = await Promise.all([
    picture.boundingBox(),
    picture.locator("xpath=ancestor::div[1]").boundingBox(),
  ]);
  expect(frame?.height).toBe(160);
  // A render has an eighth of its height free above and below its object.
  expect((shown?.height ?? 0) * 0.86).toBeLessThanOrEqual(160);
  expect((shown?.height ?? 0) * 0.75).toBeGreaterThan(125);
});

test("lists of products stay light", async ({ request }) => {
  for (const address of [
    "/prod_type33",
    "/product_type_list/43?view=list",
    "/product_type_list/33?title=仪表",
  ])
    expect((await (await request.get(address)).body()).length, address).toBeLessThanOrEqual(MOST_BYTES);
});
