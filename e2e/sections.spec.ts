import type { Page } from "@playwright/test";
import { HONOUR_TYPE, NEWS_TYPE, PAGE_SIZE } from "@/lib/constants";
import { countOf, firstId } from "./content";
import { hrefs, named, readPage, robots, words } from "./read-page";
import { expect, isHydrated, test } from "./site";

const COMPANY = `type = ${NEWS_TYPE.company}`;

/** The cards of the visible list. */
const cards = (page: Page) =>
  page
    .getByRole("main")
    .locator("section li")
    .filter({ has: page.locator("h3") });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "新闻中心", exact: true }).getByRole("link", { name });
const pager = (page: Page, name: string) => page.getByRole("navigation", { name: `${name}分页` });

test.describe("a combined page", () => {
  test("switches tabs at once; address, back and reload keep the choice", async ({ page }) => {
    await page.goto("/newsPage");
    await expect(page.getByRole("heading", { name: "公司资讯" })).toBeVisible();
    let loads = 0;
    page.on("load", () => loads++);
    await tab(page, "行业资讯").click();
    await expect(page).toHaveURL("/newsPage?tab=21");
    await expect(page.getByRole("heading", { name: "行业资讯" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "公司资讯" })).toBeHidden();
    expect(loads).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/newsPage");
    await expect(page.getByRole("heading", { name: "公司资讯" })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("heading", { name: "行业资讯" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "行业资讯" })).toBeVisible();
    await expect(tab(page, "行业资讯")).toHaveAttribute("aria-current", "page");
  });

  test(
    "pages each list separately, and keeps the others where they were",
    { tag: "@all" },
    async ({ page }) => {
      await page.goto("/newsPage");
      const first = await cards(page).first().textContent();
      await pager(page, "公司资讯").getByRole("link", { name: "下一页" }).click();
      await expect(page).toHaveURL("/newsPage?page19=2");
      const second = await cards(page).first().textContent();
      expect(second).not.toBe(first);
      await tab(page, "行业资讯").click();
      await pager(page, "行业资讯").getByRole("link", { name: "下一页" }).click();
      await expect(page).toHaveURL("/newsPage?tab=21&page19=2&page21=2");
      await tab(page, "公司资讯").click();
      await expect(page).toHaveURL("/newsPage?page19=2&page21=2");
      await expect(cards(page).filter({ visible: true }).first()).toHaveText(second ?? "");
      let documents = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents++;
      });
      for (const address of ["?tab=21&page19=2&page21=2", "?tab=21&page19=2", "?page19=2"]) {
        await page.goBack();
        await expect(page).toHaveURL(`/newsPage${address}`);
        // Next reloads a page whose scripts have not loaded yet (hasMissedTraversal).
        await isHydrated(page);
      }
      await expect(cards(page).filter({ visible: true }).first()).toHaveText(second ?? "");
      // Going back to another document loads it once, and not again for its tab.
      await page.waitForLoadState("networkidle");
      expect(documents).toBe(1);
      await page.reload();
      await expect(cards(page).filter({ visible: true }).first()).toHaveText(second ?? "");
    },
  );

  test("has the first page of every list in the served HTML", async ({ request, store }) => {
    const html = await (await request.get("/honor")).text();
    const shown = Object.values(HONOUR_TYPE).map((type) =>
      Math.min(PAGE_SIZE.honours, countOf(store, "honours", `type = ${type}`)),
    );
    expect(html.match(/data-lightbox=/g)).toHaveLength(shown.reduce((sum, count) => sum + count));
  });

  for (const [path, title, asked] of [
    ["/solutionPage?tab=25", "智慧工业", "智慧城市"],
    ["/casePage?tab=29&page29=2", "医疗教育", "公共建筑"],
    ["/honor?tab=61&page55=2", "软件著作权", "资质证书"],
  ] as const) {
    test(`${path} shows the addressed tab`, async ({ request }) => {
      const page = await readPage(request, path);
      const isShown = (name: string) => !named(page, "h2", name)[0]?.closest("[hidden]");
      expect([isShown(title), isShown(asked)]).toEqual([true, false]);
    });
  }
});

test.describe("without JavaScript", () => {
  // Disabled scripts are reported as blocked by the policy.
  test.use({ javaScriptEnabled: false, expectedFaults: [/_next\/static\/.*\.js csp$/] });

  test("tabs and pages of a combined page are plain links", { tag: "@all" }, async ({ page }) => {
    await page.goto("/newsPage");
    await tab(page, "行业资讯").click();
    await expect(page.getByRole("heading", { name: "行业资讯" })).toBeVisible();
    await pager(page, "行业资讯").getByRole("link", { name: "下一页" }).click();
    await expect(page).toHaveURL("/newsPage?tab=21&page21=2");
    await tab(page, "公司资讯").click();
    await expect(page).toHaveURL("/newsPage?page21=2");
    await expect(page.getByRole("heading", { name: "公司资讯" })).toBeVisible();
  });

  test(
    "an industry card shows its first paragraph inline, and its table under 要点",
    { tag: "@all" },
    async ({ page }) => {
      await page.goto("/news");
      const card = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.locator("details table") })
        .first();
      await expect(card.locator("p").first()).not.toBeEmpty();
      await expect(card.locator("table")).toBeHidden();
      await card.getByText("要点").click();
      await expect(card.locator("table")).toBeVisible();
    },
  );

  test("a case's picture links to the large one, and 返回 returns to the list", async ({
    request,
    store,
  }) => {
    const [picture = ""] = hrefs(await readPage(request, "/buildings"), /^查看大图/);
    expect((await request.get(picture ?? "")).headers()["content-type"]).toBe("image/webp");
    const article = await readPage(request, `/detail/${firstId(store, "news", COMPANY)}`);
    expect(hrefs(article, "返回")).toEqual(["/Companynew"]);
  });
});

test.describe("lists", () => {
  test("a page past the end leads to the last page", async ({ request, store }) => {
    const count = countOf(store, "leaders");
    const last = Math.ceil(count / PAGE_SIZE.leaders);
    const past = await request.get("/leader?page=99", { maxRedirects: 0 });
    expect(past.headers().location).toBe(`/leader?page=${last}`);
    expect(hrefs(await readPage(request, "/leader?page=99"), /^查看大图/)).toHaveLength(
      count - (last - 1) * PAGE_SIZE.leaders,
    );
  });

  test("card pictures are 160 px tall", async ({ page }) => {
    // The first room is shown larger than the others.
    for (const [path, at] of [
      ["/cm_city", 0],
      ["/buildings", 0],
      ["/news", 0],
      ["/factory", 1],
    ] as const) {
      await page.goto(path);
      const picture = page.getByRole("main").locator("li img").nth(at);
      const box = await picture.locator("xpath=ancestor::div[1]").boundingBox();
      expect(box?.height, path).toBe(160);
    }
  });
});

test("a certificate is upright and wide enough to read its title", async ({ page }) => {
  await page.goto("/honor");
  const picture = page.getByRole("main").locator("li img").first();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(130);
  expect(height / width).toBeGreaterThan(1.3);
});

test.describe("features that are not open", () => {
  for (const path of ["/login", "/Posted", "/Reply"])
    test(`${path} says so, and what to do instead`, async ({ request }) => {
      const page = await readPage(request, path);
      expect(words(page)).toContain("该功能暂未开放");
      expect(hrefs(page.querySelector("main") ?? page, "在线咨询")).toContain("/contact");
      expect(robots(page)).toContain("noindex");
    });

  test("an unknown receipt is not found", async ({ request }) => {
    for (const path of [
      "/Receipt/abc",
      "/Receipt/7",
      "/Receipt",
      `/Receipt/${"0".repeat(24)}`,
      `/Receipt/${"A".repeat(24)}`,
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test("anchors lead to the parts of the cloud showcase", { tag: "@all" }, async ({ page }) => {
  await page.goto("/yunshow");
  await page.getByRole("navigation", { name: "本页内容" }).getByRole("link", { name: "谐波与事件" }).click();
  await expect(page).toHaveURL("/yunshow#harmonic");
  const heading = page.getByRole("heading", { name: "谐波与事件" });
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole("navigation", { name: "本页内容" }).boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
});
