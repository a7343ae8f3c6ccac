import type { Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { FAMILY_IDS as FAMILIES, HOME_NEWS_SHOWN, PAGE_SIZE } from "@/lib/constants";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { TOOL_LINKS } from "@/lib/links/tools";
import { countOf, picked } from "./content";
import { allWords, hrefs, named, readPage, words } from "./read-page";
import { expect, test } from "./site";

/** A pattern for a title of the home page as editors wrote it, with any figures. */
const heading = (name: keyof typeof PAGE_TEXTS.home) =>
  new RegExp(`^${PAGE_TEXTS.home[name].replaceAll(/\{\{.*?\}\}/g, "\\d+")}$`);

const tile = (page: Page, family: number) =>
  page.locator("main li").filter({ has: page.locator(`h3 a[href="/product_type_list/${family}"]`) });
/** Whether the panel of its sub-families is visible. */
const opacity = (page: Page, family: number) =>
  tile(page, family)
    .locator("ul")
    .evaluate((panel) => getComputedStyle(panel).opacity);

async function keep(page: Page) {
  await page.goto("/about");
  await page.evaluate(() => {
    localStorage.setItem("pid", "33");
    localStorage.setItem("other", "1");
  });
}

for (const address of ["/index", "/product_centers"])
  test(`${address} clears all local storage when it is opened`, async ({ page }) => {
    await keep(page);
    await page.goto(address);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

test("the home page begins with one sentence, one action, and has every section", async ({
  request,
  store,
}) => {
  const page = await readPage(request, "/index");
  expect(allWords(page, "h1")).toHaveLength(1);
  expect(words(page, "h1")).not.toBe("");
  expect(hrefs(page, "查看全部产品")).toEqual(["/product_centers"]);
  for (const name of [
    ...["快速选型", heading("families"), /款产品执行 \d+ 项标准$/, heading("solutions")],
    ...[heading("cases"), heading("about"), "新闻动态"],
  ])
    expect(named(page, "section", name), String(name)).toHaveLength(1);
  const [news] = named(page, "section", "新闻动态");
  expect(news?.querySelectorAll("li")).toHaveLength(Math.min(HOME_NEWS_SHOWN, countOf(store, "news")));
});

test("each banner has its own sentence and link", async ({ request, store }) => {
  const [banners] = named(await readPage(request, "/index"), "[role=group]", "横幅");
  const slides = [...(banners?.querySelectorAll("[aria-roledescription=幻灯片]") ?? [])];
  expect(slides).toHaveLength(Math.min(PAGE_SIZE.banners, countOf(store, "banners")));
  const said = slides.map((slide) => words(slide, "p"));
  const leadTo = slides.flatMap((slide) =>
    [...slide.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""),
  );
  expect(new Set(said).size).toBe(slides.length);
  expect(new Set(leadTo).size).toBe(slides.length);
  for (const href of leadTo) expect((await request.get(href)).status(), href).toBe(200);
});

test("a task links to its products, with the right number", { tag: "@all" }, async ({ request }) => {
  const [tasks] = named(await readPage(request, "/index"), "section", "快速选型");
  expect(tasks?.querySelectorAll("li")).toHaveLength(4);
  for (const link of tasks?.querySelectorAll("li a") ?? []) {
    const [, count = ""] = /(\d+) 款/.exec(link.textContent ?? "") ?? [];
    const href = link.getAttribute("href") ?? "";
    const shown = (await readPage(request, href)).querySelectorAll("main li:has(h2)");
    expect(shown, href).toHaveLength(Math.min(Number(count), PAGE_SIZE.productTypeList));
  }
});

test("the search of 快速选型 covers the whole site", { tag: "@all" }, async ({ page }) => {
  await page.goto("/index");
  await page.getByRole("search", { name: "快速选型" }).locator("input").fill("abc96");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=abc96");
});

const length = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const families = (store: Database) => countOf(store, "categories", "pid = 0");
/** The part for families beyond the seven of SPEC, which editors may add. */
const roomForMore = (store: Database, inRow: number, height: number) =>
  Math.ceil((families(store) - FAMILIES.length) / inRow) * height;

test("the home page is at most 5,000 px long on a desktop", async ({ page, store }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/index");
  expect(await length(page)).toBeLessThanOrEqual(5000 + roomForMore(store, 4, 300));
});

test("on a phone the home page is at most 7,000 px long", { tag: "@phone-only" }, async ({ page, store }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/index");
  expect(await length(page)).toBeLessThanOrEqual(7000 + roomForMore(store, 1, 300));
});

test("the tile after the families links to the calculators", async ({ request, store }) => {
  const [section] = named(await readPage(request, "/index"), "section", heading("families"));
  const tiles = section?.querySelectorAll("li:has(> h3, > div > h3)") ?? [];
  expect(tiles).toHaveLength(families(store) + 1);
  const links = tiles[tiles.length - 1]?.querySelectorAll("a") ?? [];
  expect([...links].map((link) => link.getAttribute("href"))).toEqual(TOOL_LINKS.map(({ href }) => href));
});

test("a family's panel opens on hover and by keyboard", { tag: "@all" }, async ({ page }) => {
  await page.goto("/index");
  expect(await opacity(page, 33)).toBe("0");
  await tile(page, 33).hover();
  await expect.poll(() => opacity(page, 33)).toBe("1");

  await tile(page, 41).hover();
  await expect.poll(() => opacity(page, 41)).toBe("1");
  await expect.poll(() => opacity(page, 33)).toBe("0");

  await page.mouse.move(0, 0);
  await expect.poll(() => opacity(page, 41)).toBe("0");

  await tile(page, 49).locator("h3 a").focus();
  await expect.poll(() => opacity(page, 49)).toBe("1");
  await page.keyboard.press("Tab");
  await expect(tile(page, 49).locator("ul a").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product_type_list\/49\?sid=\d+/);
});

test("on touch screens every family shows its series", { tag: "@phone-only" }, async ({ page }) => {
  await page.goto("/index");
  for (const family of FAMILIES) await expect(tile(page, family).locator("ul a").first()).toBeVisible();
});

test("the home page is complete without script", async ({ request, store }) => {
  const page = await readPage(request, "/index");
  expect(page.querySelectorAll("main h2")).toHaveLength(8 + countOf(store, "banners"));
  for (const family of FAMILIES)
    expect(
      page.querySelector(`main li:has(h3 a[href="/product_type_list/${family}"]) ul a[href*="sid="]`),
    ).not.toBeNull();
  const [row] = named(page, "[role=group]", "精选产品");
  expect(row?.querySelectorAll("article")).toHaveLength(picked(store));
});

test(
  "member data is requested only for a visitor with the cookie userId",
  { tag: "@all" },
  async ({ page, context, baseURL }) => {
    const calls: string[] = [];
    page.on(
      "request",
      (request) => request.url().includes("/api/") && calls.push(new URL(request.url()).pathname),
    );
    await page.goto("/contact");
    await expect(page.locator("form[novalidate]")).toBeVisible();
    expect(calls).toEqual([]);
    await context.addCookies([{ name: "userId", value: "1", url: baseURL ?? "" }]);
    await page.reload();
    await expect.poll(() => calls.sort()).toEqual(["/api/carts/products/sum", "/api/user/index"]);
  },
);
