import type { Database } from "better-sqlite3";
import { firstId, one } from "./content";
import { allWords, readPage } from "./read-page";
import { expect, test } from "./site";

const MOST_BYTES = 120 * 1024;

/** The endings of most products' names. */
const usualWord = (store: Database) =>
  one<string>(store, "SELECT substr(title, -2) word FROM products GROUP BY word ORDER BY count(*) DESC");
const search = (store: Database) => `/product_type_list/33?title=${encodeURIComponent(usualWord(store))}`;

/** Pages with product cards, and the selector of a card; rows of lists: e2e/lists.spec.ts. */
const PLACES: [string, (store: Database) => string, string][] = [
  ["a type page", () => "/prod_type33", "main li:has(h2)"],
  ["a product's neighbours", (store) => `/newdetail/${firstId(store, "products")}`, "#related li:has(h3)"],
  ["the home page", () => "/index", "[aria-label='精选产品'] article"],
];

for (const [name, addressOf, selector] of PLACES)
  test(`products on ${name} have model, ratings and standard`, async ({ request, store }) => {
    const page = await readPage(request, addressOf(store));
    const cards = [...page.querySelectorAll(selector)];
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      // The accessible name of its button has the model, too.
      const models = allWords(card, "p, span").filter((text) => /^LH-[\w-]+$/.test(text));
      expect(new Set(models).size).toBe(1);
      const labels = allWords(card, "dt");
      expect(labels.at(-1)).toBe("执行标准");
      expect([3, 4], labels.join("、")).toContain(labels.length);
      const values = allWords(card, "dd");
      expect(values).not.toContain("");
      expect(values.at(-1)).toMatch(/^[A-Z]+(?:\/T)? [\d.]+$/);
    }
  });

test("products on a type page have the same parameters in the same order", async ({ request }) => {
  const page = await readPage(request, "/prod_type33");
  const labels = [...page.querySelectorAll("main li:has(h2)")].map((card) => allWords(card, "dt").join("、"));
  expect(labels.length).toBeGreaterThan(3);
  expect(new Set(labels)).toEqual(new Set([labels[0]]));
});

test("a product's picture on a card is complete, and the product fills it", async ({ page }) => {
  await page.goto("/prod_type33");
  const picture = page.locator("main li:has(h2) img").first();
  const [shown, frame] = await Promise.all([
    picture.boundingBox(),
    picture.locator("xpath=ancestor::div[1]").boundingBox(),
  ]);
  expect(frame?.height).toBe(160);
  // A rendering has margins of an eighth of its height above and below the object.
  expect((shown?.height ?? 0) * 0.86).toBeLessThanOrEqual(160);
  expect((shown?.height ?? 0) * 0.75).toBeGreaterThan(125);
});

test("lists of products stay within their weight", { tag: "@all" }, async ({ request, store }) => {
  for (const address of ["/prod_type33", "/product_type_list/43?view=list", "/products", search(store)])
    expect((await (await request.get(address)).body()).length, address).toBeLessThanOrEqual(MOST_BYTES);
});

test("rows of text on adjacent cards are aligned", { tag: "@all" }, async ({ page }) => {
  for (const address of ["/solutionPage", "/buildings"]) {
    await page.goto(address);
    const rows = await page.locator("main [data-cards]:visible > li").evaluateAll((cards) => {
      const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const lines = (card: Element) => [...card.querySelectorAll(":is(h2, h3), h2 + * > *, h3 + * > *")];
      const found = new Map<number, Set<string>>();
      for (const card of cards) {
        const row = found.get(topOf(card)) ?? new Set();
        found.set(topOf(card), row.add(lines(card).map(topOf).join(" ")));
      }
      return [...found.values()].map((row) => [...row]);
    });
    expect(rows.length, address).toBeGreaterThan(1);
    for (const row of rows) expect(row, address).toHaveLength(1);
  }
});
