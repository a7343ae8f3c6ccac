import type { Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { CASE_TYPE, HONOUR_TYPE, NEWS_TYPE, PAGE_SIZE, SOLUTION_TYPE } from "@/lib/catalog";
import { countOf, firstId } from "./content";
import { expect, test } from "./site";

const COMPANY = `type = ${NEWS_TYPE.company}`;

/** The case that /buildings shows first, and how many it shows. */
function firstCase(store: Database) {
  const found = store
    .prepare(
      `SELECT title, (SELECT count(*) FROM case_products WHERE "case" = cases.id) AS products FROM cases
       WHERE type = ? ORDER BY sort DESC, createtime DESC, id DESC`,
    )
    .get(CASE_TYPE.building) as { title: string; products: number };
  const all = countOf(store, "cases", `type = ${CASE_TYPE.building}`);
  return { ...found, count: Math.min(PAGE_SIZE.cases, all) };
}

/** A solution whose text names a product by its model. */
const namingProduct = (store: Database) =>
  store
    .prepare(
      `SELECT s.id, s.type FROM solutions s JOIN products p ON p.model <> '' AND instr(s.maincontent, p.model) > 0
       ORDER BY s.id`,
    )
    .get() as { id: number; type: number };

/** The cards of the list that is shown. */
const cards = (page: Page) =>
  page
    .getByRole("main")
    .locator("section li")
    .filter({ has: page.locator("h3") });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "新闻中心", exact: true }).getByRole("link", { name });
const pager = (page: Page, name: string) => page.getByRole("navigation", { name: `${name}分页` });

test.describe("a combined page", () => {
  test("switches tabs at once; the address, back and reload keep the choice", async ({ page }) => {
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

  test("pages each list by itself, and keeps the others where they were", async ({ page }) => {
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
    for (const address of ["?tab=21&page19=2&page21=2", "?tab=21&page19=2", "?page19=2"]) {
      await page.goBack();
      await expect(page).toHaveURL(`/newsPage${address}`);
    }
    await expect(page.getByRole("heading", { name: "公司资讯" })).toBeVisible();
  });

  test(
    "holds the first page of every list in the served page",
    { tag: "@once" },
    async ({ request, store }) => {
      const html = await (await request.get("/honor")).text();
      const shown = Object.values(HONOUR_TYPE).map((type) =>
        Math.min(PAGE_SIZE.honours, countOf(store, "honours", `type = ${type}`)),
      );
      expect(html.match(/data-lightbox=/g)).toHaveLength(shown.reduce((sum, count) => sum + count));
    },
  );

  for (const [path, title, asked] of [
    ["/solutionPage?tab=25", "智慧工业", "智慧城市"],
    ["/casePage?tab=29&page29=2", "医疗教育", "公共建筑"],
    ["/honor?tab=61&page55=2", "软件著作权", "资质证书"],
  ] as const) {
    test(`${path} shows the addressed tab`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
      await expect(page.getByRole("heading", { name: asked, level: 2 })).toBeHidden();
    });
  }
});

test.describe("without JavaScript", () => {
  // Scripts that are switched off count as blocked by a policy.
  test.use({ javaScriptEnabled: false, expectedFaults: [/_next\/static\/.*\.js csp$/] });

  test("tabs and pages of a combined page are plain links", async ({ page }) => {
    await page.goto("/newsPage");
    await tab(page, "行业资讯").click();
    await expect(page.getByRole("heading", { name: "行业资讯" })).toBeVisible();
    await pager(page, "行业资讯").getByRole("link", { name: "下一页" }).click();
    await expect(page).toHaveURL("/newsPage?tab=21&page21=2");
    await tab(page, "公司资讯").click();
    await expect(page).toHaveURL("/newsPage?page21=2");
    await expect(page.getByRole("heading", { name: "公司资讯" })).toBeVisible();
  });

  test("a case's picture is a link to the large one, and 返回 leads to the list", async ({ page, store }) => {
    await page.goto("/buildings");
    const picture = page.getByRole("link", { name: /^查看大图/ }).first();
    const answer = await page.request.get((await picture.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("image/webp");
    await page.goto(`/detail/${firstId(store, "news", COMPANY)}`);
    await page.getByRole("link", { name: "返回", exact: true }).click();
    await expect(page).toHaveURL("/Companynew");
  });
});

test.describe("the lightbox of cases", () => {
  const box = (page: Page) => page.getByRole("dialog", { name: "图片预览" });
  const open = async (page: Page) => {
    await page.goto("/buildings");
    await expect(async () => {
      await page
        .getByRole("link", { name: /^查看大图/ })
        .first()
        .click();
      await expect(box(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  };

  test("shows the picture with what was done and used; buttons go on, back, larger and out", async ({
    page,
    store,
  }) => {
    const { title, products, count } = firstCase(store);
    await open(page);
    await expect(box(page)).toContainText(title);
    await expect(box(page).getByText("选用产品：")).toHaveCount(Math.min(products, 1));
    await expect(box(page).getByRole("link")).toHaveCount(0);
    await box(page).getByRole("button", { name: "下一张" }).click();
    await expect(box(page)).toContainText(`2 / ${count}`);
    await box(page).getByRole("button", { name: "上一张" }).click();
    await expect(box(page)).toContainText(`1 / ${count}`);
    await box(page).getByRole("button", { name: "放大" }).click();
    await expect(box(page).getByRole("button", { name: "缩小" })).toBeVisible();
    await box(page).getByRole("button", { name: "关闭" }).click();
    await expect(box(page)).toBeHidden();
  });

  test("obeys the keyboard, and gives the focus back", async ({ page, store }) => {
    const { count } = firstCase(store);
    await open(page);
    await page.keyboard.press("ArrowRight");
    await expect(box(page)).toContainText(`2 / ${count}`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(box(page)).toContainText(`${count} / ${count}`);
    await page.keyboard.press("+");
    await expect(box(page).getByRole("button", { name: "缩小" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole("link", { name: /^查看大图/ }).first()).toBeFocused();
  });

  test("is entered through a picture that shows its focus", async ({ page }) => {
    await page.goto("/buildings");
    const picture = page.getByRole("link", { name: /^查看大图/ }).nth(1);
    const ring = () => picture.evaluate((link) => getComputedStyle(link, "::after").borderTopWidth);
    await page
      .getByRole("link", { name: /^查看大图/ })
      .first()
      .focus();
    expect(await ring()).toBe("0px");
    // Before it come the products that its case used.
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(picture).toBeFocused({ timeout: 100 });
    }).toPass();
    expect(await ring()).toBe("3px");
  });

  test("follows a swipe", async ({ page, store }) => {
    const { count } = firstCase(store);
    await open(page);
    const swipe = (from: number, to: number) =>
      box(page)
        .getByRole("img")
        .evaluate(
          (picture, [start, end]) => {
            const at = (type: string, clientX: number) =>
              picture.dispatchEvent(
                new PointerEvent(type, {
                  bubbles: true,
                  pointerType: "touch",
                  isPrimary: true,
                  clientX,
                  clientY: 300,
                }),
              );
            at("pointerdown", start as number);
            at("pointerup", end as number);
          },
          [from, to],
        );
    await swipe(300, 120);
    await expect(box(page)).toContainText(`2 / ${count}`);
    await swipe(120, 300);
    await expect(box(page)).toContainText(`1 / ${count}`);
    await swipe(300, 290);
    await expect(box(page)).toContainText(`1 / ${count}`);
  });
});

test.describe("articles", { tag: "@once" }, () => {
  test("返回 goes back to where the visitor came from", async ({ page }) => {
    await page.goto("/Companynew?page=2");
    const card = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    const title = (await card.textContent()) ?? "";
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("link", { name: "返回", exact: true }).click();
    await expect(page).toHaveURL("/Companynew?page=2");
  });

  test("返回 goes to the list for those who came from elsewhere", async ({ page, store }) => {
    await page.goto(`/cm_detail/${firstId(store, "solutions", `type = ${SOLUTION_TYPE.breeding}`)}`);
    await page.getByRole("link", { name: "返回", exact: true }).click();
    await expect(page).toHaveURL("/cm_agriculture");
  });

  test("previous and next walk from company to industry news and back", async ({ page, store }) => {
    const company = `/detail/${firstId(store, "news", COMPANY)}`;
    await page.goto(company);
    const walk = page.getByRole("navigation", { name: "上下篇" });
    await walk.getByRole("link", { name: /^上一篇/ }).click();
    await expect(page).not.toHaveURL(company);
    await walk.getByRole("link", { name: /^下一篇/ }).click();
    await expect(page).toHaveURL(company);
    await page.goto(`/detail/${firstId(store, "news", `type = ${NEWS_TYPE.industry}`)}`);
    await expect(page.getByRole("navigation", { name: "面包屑" })).toContainText("行业资讯");
  });

  test("industry cards lead nowhere, company cards to their article", async ({ page, store }) => {
    await page.goto("/news");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link")).toHaveCount(0);
    await page.goto("/Companynew");
    await expect(page.getByRole("main").locator("h2 a[href^='/detail/']")).toHaveCount(
      Math.min(PAGE_SIZE.news, countOf(store, "news", COMPANY)),
    );
  });

  test("a solution has three pictures, its products and more of its field", async ({ page, store }) => {
    const { id, type } = namingProduct(store);
    await page.goto(`/cm_detail/${id}`);
    const carousel = page.getByRole("group", { name: /图片$/ });
    await expect(carousel.locator("[aria-roledescription=幻灯片]")).toHaveCount(3);
    await expect(page.getByRole("main").locator("a[href^='/newdetail/']").first()).toBeVisible();
    await expect(page.getByRole("main").locator("h3 a[href^='/cm_detail/']")).toHaveCount(
      Math.min(4, countOf(store, "solutions", `type = ${type}`) - 1),
    );
  });
});

test.describe("lists", () => {
  test("a page past the end says so, stays out of the index and leads back", async ({ page, store }) => {
    await page.goto("/factory?page=99");
    await expect(page.getByText("暂无数据")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
    await page.getByRole("link", { name: "回到第一页" }).click();
    await expect(page).toHaveURL("/factory");
    await expect(page.getByRole("link", { name: /^查看大图/ })).toHaveCount(
      Math.min(PAGE_SIZE.factory, countOf(store, "factory")),
    );
  });

  test("card pictures are 160 px tall", async ({ page }) => {
    for (const path of ["/cm_city", "/buildings", "/news", "/honor"]) {
      await page.goto(path);
      const picture = page.getByRole("main").locator("li img").first();
      const box = await picture.locator("xpath=ancestor::div[1]").boundingBox();
      expect(box?.height, path).toBe(160);
    }
  });
});

test.describe("features that are not open", { tag: "@once" }, () => {
  for (const path of [
    "/login",
    "/cart",
    "/Posted",
    "/Reply",
    "/Speak",
    "/SpeakReply",
    "/StickReply",
    "/Receipt/7",
  ])
    test(`${path} says so, and what to do instead`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText("该功能暂未开放")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "在线咨询" })).toHaveAttribute(
        "href",
        "/contact",
      );
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    });

  test("a receipt without a number is unknown", async ({ request }) => {
    for (const path of ["/Receipt/abc", "/Receipt/1.5", "/Receipt/0", "/Receipt"])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test("the parts of the cloud showcase are reached by their anchors", async ({ page }) => {
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
