import type { Locator, Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { FAMILY_IDS } from "@/lib/constants";
import { expectAccessible } from "./accessible";
import { fromStore } from "./content";
import { sidewaysOn } from "./looks/sideways";
import { allWords, hrefs, named, readPage, robots as robotsOf, words } from "./read-page";
import { expect, test } from "./site";

// The filtered products are tested in db/queries/filters/filters.test.ts, with its own products.

type Choices = { key: string; choices: string[] };
/** Two options of different parameters that products of a family have, but none has both. */
type Apart = { family: number; first: string; one: string; second: string; other: string };

const [FAMILY] = FAMILY_IDS;
const list = (query = "") => `/product_type_list/${FAMILY}${query && `?${query}`}`;

/** A filter parameter of the family, and its offered options. */
function choicesOf(store: Database, kind: "choice" | "list"): Choices {
  const found = store
    .prepare(
      `SELECT key, choices FROM parameters WHERE filter AND kind = ? AND choices LIKE '%,%,%' AND key IN
         (SELECT key FROM product_values JOIN product_categories USING (product) WHERE category = ?) ORDER BY sort`,
    )
    .get(kind, FAMILY) as { key: string; choices: string };
  return { key: found.key, choices: found.choices.split(",") };
}

const someOption = (store: Database) => {
  const { key, choices } = choicesOf(store, "choice");
  return `f.${key}=${encodeURIComponent(choices[0] ?? "")}`;
};

const apart = (store: Database) =>
  store
    .prepare(
      `WITH had AS (SELECT DISTINCT category, product, key, choice FROM product_values
         JOIN product_categories USING (product) JOIN parameters USING (key)
         WHERE filter AND kind = 'choice' AND choice <> '' AND category IN (${FAMILY_IDS.join()})),
       options AS (SELECT DISTINCT category, key, choice FROM had)
       SELECT a.category AS family, a.key AS first, a.choice AS one, b.key AS second, b.choice AS other
       FROM options a JOIN options b ON a.category = b.category AND a.key < b.key
       WHERE NOT EXISTS (SELECT 1 FROM had x JOIN had y USING (category, product)
         WHERE x.category = a.category AND x.key = a.key AND x.choice = a.choice AND y.key = b.key AND y.choice = b.choice)
       LIMIT 1`,
    )
    .get() as Apart;
const nothingLeft = ({ family, first, one, second, other }: Apart) =>
  `/product_type_list/${family}?${new URLSearchParams({ [`f.${first}`]: one, [`f.${second}`]: other })}`;

const panel = (page: Page) => page.getByRole("region", { name: "按参数筛选" });
const status = (page: Page) => page.getByRole("status").filter({ hasText: "款产品" });
const counted = async (of: Locator) => Number(/\d+/.exec((await of.textContent()) ?? "")?.[0]);

/**
 * Clicks the visible option that excludes the fewest of the listed products, but some. @returns its number of products.
 * Options of parameters with a chosen option are left out, as they would add products.
 */
async function narrow(page: Page): Promise<number> {
  const total = await counted(status(page));
  const options = panel(page).locator("dd:not(:has([aria-current])) a:visible");
  const counts = (await options.locator("small").allTextContents()).map(Number);
  const most = Math.max(...counts.filter((count) => count < total));
  await options.nth(counts.indexOf(most)).click();
  await expect(status(page)).toHaveText(`${most} 款产品`);
  return most;
}

test(
  "chosen options leave as many products as announced, are listed above them, and can be removed one by one or all at once",
  {
    tag: "@phone-all",
  },
  async ({ page, isMobile }) => {
    const open = async () => {
      if (isMobile)
        await panel(page)
          .getByText(/^按参数筛选/)
          .click();
    };
    await page.goto(list());
    const all = await counted(status(page));
    await open();
    const first = await narrow(page);
    await open();
    expect(await narrow(page)).toBeLessThan(first);
    const chosen = panel(page).getByRole("link", { name: /（去掉）$/ });
    await expect(chosen).toHaveCount(2);
    await chosen.first().click();
    await expect(chosen).toHaveCount(1);
    await panel(page).getByRole("link", { name: "清除筛选" }).click();
    await expect(status(page)).toHaveText(`${all} 款产品`);
  },
);

test("without results, the page says which filter to drop and how many products that gives", async ({
  request,
  store,
}) => {
  const page = await readPage(request, nothingLeft(apart(store)));
  expect(words(page)).toContain("没有同时符合这些条件的产品");
  const [way] = named(page, "main a", /^去掉“.+：.+”，有 \d+ 款$/);
  const count = /有 (\d+) 款/.exec(way?.textContent ?? "")?.[1];
  const left = await readPage(request, way?.getAttribute("href") ?? "");
  expect(allWords(left, "[role=status]")).toContain(`${count} 款产品`);
});

test("an address has one canonical form, however a form or a person writes it, and invalid parts change nothing", async ({
  request,
  store,
}) => {
  const { key, choices } = choicesOf(store, "choice");
  const figure = choicesOf(store, "list");
  const [a, b] = choices.slice(0, 2).map(encodeURIComponent).sort();
  const [some] = figure.choices;
  const page = async (query: string) => (await request.get(list(query))).headers().etag;
  const canonical = await page(`f.${key}=${a},${b}&f.${figure.key}=${some}`);
  for (const query of [
    `f.${figure.key}=${some}&f.${key}=${b}&f.${key}=${a}`,
    `f.${key}=${a},${b},none&f.${figure.key}=${some}&f.none=1&f.${figure.key}=x`,
  ])
    expect(await page(query), query).toBe(canonical);
});

test(
  "one option of one parameter is indexed by search engines, other views are not",
  { tag: "@all" },
  async ({ request, store }) => {
    const { key, choices } = choicesOf(store, "choice");
    const figure = choicesOf(store, "list");
    const [a, b] = choices.map(encodeURIComponent);
    const robots = async (query: string) => robotsOf(await readPage(request, list(query)));
    expect(await robots(`f.${key}=${a}`)).toBeUndefined();
    for (const query of [
      `f.${key}=${a},${b}`,
      `f.${key}=${a}&f.${figure.key}=${figure.choices[0]}`,
      `f.${figure.key}=12345.678`,
      "sort=capacity",
      "as=table",
    ])
      expect(await robots(query), query).toBe("noindex, nofollow");
  },
);

test("products can be sorted by capacity, and shown as a table with ratings as columns", async ({
  request,
  store,
}) => {
  const page = await readPage(request, list("sort=capacity&as=table"));
  const [table] = named(page, "[role=region]", "产品参数对照");
  const names = store.prepare("SELECT name FROM parameters WHERE card > 0").pluck().all() as string[];
  const columns = allWords(table!, "thead th");
  expect(columns.filter((name) => names.includes(name)).length).toBeGreaterThan(1);
  expect(allWords(table!, "tbody th").length).toBeGreaterThan(1);
  expect(hrefs(page, "列表")).toContain(list("sort=capacity"));
});

const SCREENS = [320, 768, 2560].map((width) => ({ width, height: 900 }));

for (const [what, address] of [
  ["filters that were chosen from", () => list(fromStore(someOption))],
  ["a table", () => list("as=table")],
  ["an empty result", () => nothingLeft(fromStore(apart))],
] as const)
  for (const { where, tag } of [
    { where: "", tag: ["@all"] },
    { where: " on a phone", tag: ["@phone-only", "@all"] },
  ])
    test(
      `axe finds nothing in ${what}${where}, and nothing is wider than the screen`,
      { tag },
      async ({ page }) => {
        await page.goto(address());
        await expectAccessible(page, what);
        expect(await sidewaysOn(page, SCREENS)).toEqual([]);
      },
    );
