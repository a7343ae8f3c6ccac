import type { Database } from "better-sqlite3";
import { FAMILY_IDS } from "@/lib/constants";
import { FINDER_KEYS } from "@/lib/links/finder";
import { countOf, nameOf } from "./content";
import { allWords, hrefs, named, readPage, robots, words } from "./read-page";
import { expect, test } from "./site";

const CENTRE = "/product_centers";
const panel = (page: Document) => {
  const [found] = named(page, "section", "按参数筛选");
  if (!found) throw new Error("The page has no filters.");
  return found;
};
const chips = (place: Element) =>
  // A further option of the same parameter is an alternative, and does not narrow the list.
  [...place.querySelectorAll("dd a")]
    .filter((link) => link.closest("dd")?.querySelector("[aria-current]") === null)
    .map((link) => ({
      href: link.getAttribute("href") ?? "",
      count: Number(link.querySelector("small")?.textContent),
    }));
const canonical = (page: Document) =>
  new URL(page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "");

/** Two options that products of different families share, from the database without the site's filters. */
const acrossFamilies = (store: Database) =>
  store
    .prepare(
      `SELECT key, choice, count(DISTINCT product) AS count FROM product_values JOIN parameters USING (key)
       JOIN product_categories USING (product) JOIN categories ON categories.id = category AND pid = 0
       WHERE filter AND kind = 'choice' AND choice <> '' AND key IN (SELECT value FROM json_each(?))
       GROUP BY key, choice HAVING count(DISTINCT category) > 1 ORDER BY count DESC`,
    )
    .get(JSON.stringify(FINDER_KEYS)) as { key: string; choice: string; count: number };

test("the finder of the product centre lists matching products of all families, each option with the right number", async ({
  request,
  store,
}) => {
  const page = await readPage(request, CENTRE);
  const offered = chips(panel(page));
  expect(offered.length).toBeGreaterThan(10);
  for (const { href, count } of offered) {
    expect(href).toMatch(/^\/products\?f\.[a-z-]+=[^&]+$/);
    expect(count, href).toBeGreaterThan(0);
  }
  const { key, choice, count } = acrossFamilies(store);
  const address = `/products?${new URLSearchParams({ [`f.${key}`]: choice })}`;
  expect(offered).toContainEqual({ href: address, count });
  const list = await readPage(request, address);
  expect(words(list, "[role=status]")).toBe(`${count} 款产品`);
});

test(
  "the remaining options of the finder still divide the products, and never lead to none",
  { tag: "@all" },
  async ({ request }) => {
    let address = CENTRE;
    let before = Infinity;
    for (let step = 0; step < 3; step++) {
      const page = await readPage(request, address);
      const [next] = chips(panel(page))
        .filter(({ count }) => count < before && count > 1)
        .sort((a, b) => b.count - a.count);
      if (!next) break;
      address = next.href;
      const list = await readPage(request, address);
      expect(words(list, "[role=status]"), address).toBe(`${next.count} 款产品`);
      before = next.count;
    }
    expect(before).toBeLessThan(Infinity);
  },
);

test(
  "the list of all products has pages, and is indexed with a single choice only",
  { tag: "@all" },
  async ({ request, store }) => {
    const total = countOf(store, "products");
    const all = await readPage(request, "/products");
    expect(words(all, "[role=status]")).toBe(`${total} 款产品`);
    expect(hrefs(all, "下一页")).toEqual(["/products?page=2"]);
    expect(robots(all)).toBeUndefined();
    const { key, choice } = acrossFamilies(store);
    const query = String(new URLSearchParams({ [`f.${key}`]: choice }));
    const one = await readPage(request, `/products?${query}&x=1`);
    expect(robots(one)).toBeUndefined();
    expect(canonical(one).search).toBe(`?${query}`);
    expect(robots(await readPage(request, `/products?${query}&sort=capacity`))).toBe("noindex, nofollow");
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).toContain("/products</loc>");
  },
);

test("the product centre's search finds models, and the tiles link to families and their sub-families", async ({
  request,
  store,
}) => {
  const page = await readPage(request, CENTRE);
  const [search] = named(page, "form", "查找产品");
  expect(search?.getAttribute("action")).toBe("/search");
  expect(search?.querySelector("input")?.getAttribute("placeholder")).toContain("型号");
  const below = store
    .prepare("SELECT '/product_type_list/' || pid || '?sid=' || id FROM categories WHERE pid IN (33, 49)")
    .pluck()
    .all() as string[];
  const links = [...page.querySelectorAll("main li a")].map((link) => link.getAttribute("href"));
  for (const href of below) expect(links).toContain(href);
});

test("a family says where related products are that visitors look for in it, with a link", async ({
  request,
  store,
}) => {
  const elsewhere = store
    .prepare("SELECT category, elsewhere, target FROM category_lists WHERE target IS NOT NULL")
    .all() as { category: number; elsewhere: string; target: number }[];
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { category, elsewhere: says, target } of elsewhere) {
    const page = await readPage(request, `/product_type_list/${category}?view=list`);
    expect(allWords(page, "main p").some((text) => text.startsWith(says))).toBe(true);
    expect(hrefs(page, `查看${nameOf(store, target)}`)).toEqual([`/product_type_list/${target}?view=list`]);
  }
});

test(
  "the product centre links to each family and searches the whole site",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/product_centers");
    for (const family of FAMILY_IDS)
      await expect(page.locator(`main h3 a[href="/product_type_list/${family}"]`)).toBeVisible();
    await page.getByRole("search", { name: "查找产品" }).locator("input[name=q]").fill("仪表");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent("仪表")}`);
  },
);

test("a tile links to its family wherever it is clicked", { tag: "@all" }, async ({ page }) => {
  await page.goto("/product_centers");
  await page
    .locator("main li")
    .filter({ has: page.locator('h3 a[href="/product_type_list/39"]') })
    // Not in the middle, where the links of its sub-families are.
    .click({ position: { x: 20, y: 40 } });
  await expect(page).toHaveURL("/product_type_list/39");
});
