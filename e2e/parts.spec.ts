import type { Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { choosable } from "./coded";
import { completeProduct } from "./content";
import { expect, test } from "./site";

// Opening a picture directly shows Chromium's own page, which has inline styles.
test.use({ expectedFaults: [/on purpose|preloaded using link preload|Applying inline style/] });

type Broken = {
  part: string;
  /** A property and its value in the part's markup, as in the built scripts, which is made to throw. */
  where: string | RegExp;
  path: (store: Database) => string;
  /** What a visitor then does with the failed part. */
  use: (page: Page) => Promise<void>;
};

const productPath = (store: Database) => `/newdetail/${completeProduct(store).id}`;
const leadsTo = async (page: Page, selector: string) =>
  expect(page.locator(selector).first()).toHaveAttribute("href", /^[/#]/);

const PARTS: Broken[] = [
  {
    part: "menu",
    where: '"aria-label":"主导航"',
    path: () => "/about",
    use: async (page) => {
      const family = page.locator("#menu-products a").first();
      await page.getByRole("navigation", { name: "主导航" }).locator("[data-item=products] > a").hover();
      await expect(family).toBeVisible();
    },
  },
  {
    part: "search",
    where: '"aria-autocomplete":"list"',
    path: () => "/about",
    use: async (page) => {
      await page.getByRole("search", { name: "搜索全站" }).getByRole("searchbox").fill("svg");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/search?q=svg");
    },
  },
  {
    part: "filters",
    where: /"aria-current":(?=\w+\?"true":void 0,rel:)/,
    path: () => "/product_type_list/33?view=list",
    use: async (page) => {
      await page.locator("[data-part=filters] dd a").first().click();
      await expect(page).toHaveURL(/[?&]f\./);
    },
  },
  {
    part: "tabs",
    where: 'role:"tablist"',
    path: productPath,
    use: async (page) => {
      await expect(page.getByRole("tablist")).toBeHidden();
      for (const panel of await page.getByRole("tabpanel").all()) await expect(panel).toBeVisible();
    },
  },
  {
    part: "carousel",
    where: '"aria-roledescription":"轮播"',
    path: productPath,
    use: (page) => leadsTo(page, "[data-part^=carousel] a"),
  },
  {
    part: "lightbox",
    where: '"aria-label":"图片预览"',
    path: () => "/honor",
    use: async (page) => {
      const picture = page.locator("a[data-lightbox]").first();
      const href = await picture.getAttribute("href");
      await picture.click();
      await expect(page).toHaveURL(String(href));
    },
  },
  {
    part: "calculator",
    where: 'id:"result"',
    path: () => "/tools/kvar",
    use: async (page) => {
      await page.locator("[name=p]").fill("321");
      await page.getByRole("button", { name: "计算" }).click();
      await expect(page).toHaveURL(/[?&]p=321(?:&|$)/);
    },
  },
  {
    part: "builder",
    where: 'children:"订货代码"',
    path: () => `/newdetail/${choosable().id}`,
    use: async (page) => {
      await page.getByRole("button", { name: "生成代码" }).click();
      await expect(page).toHaveURL(/\/code\?/);
    },
  },
  {
    part: "form",
    where: 'name:"website"',
    path: () => "/contact",
    use: async (page) => {
      await page.getByRole("textbox", { name: "姓名" }).fill("王工");
      await page.getByRole("textbox", { name: "手机号码" }).fill("13800138000");
      await page.getByRole("textbox", { name: "联系地址" }).fill("澜州市高新区 1 号楼");
      await page.getByRole("button", { name: /提交/ }).click();
      await expect(page).toHaveURL(/result=ok/);
    },
  },
  {
    part: "cart",
    where: 'value:"all"',
    path: () => "/cart",
    use: async (page) => {
      await page.getByRole("button", { name: "全不选" }).click();
      await expect(page.getByText("没有勾选产品")).toBeVisible();
    },
  },
];

/** Changes every script of the site that renders the part, so that it throws there. */
const breakIn = (page: Page, where: string | RegExp) =>
  page.route("**/_next/static/**/*.js", async (route) => {
    // Retries if the server closes the connection at this moment.
    const answer = await route.fetch({ maxRetries: 2 });
    const thrown = `:(()=>{throw Error("on purpose")})()`;
    const broken = (found: string) => found.replace(/:.*$/, thrown) + (found.endsWith(":") ? "," : "");
    const text = await answer.text();
    const body =
      typeof where === "string"
        ? text.replaceAll(where, broken(where))
        : text.replace(where, (found) => `${broken(found)}title:`);
    await route.fulfill({ response: answer, body });
  });

// Scripts may still be loading when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** The error boundary is the same for all parts, so the gate tests only the one that sends. */
const IN_GATE = "form";

for (const { part, where, path, use } of PARTS)
  test(
    `a ${part} whose script fails stays as it was served, works as without scripts, and is counted`,
    {
      tag: part === IN_GATE ? [] : ["@all"],
    },
    async ({ page, store }) => {
      if (part === "cart") {
        const form = { product_id: String(completeProduct(store).id), quantity: "2" };
        await page.request.post("/api/carts", { form });
      }
      await breakIn(page, where);
      await page.goto(path(store), { waitUntil: "commit" });
      const failed = page.locator(`[data-part^=${part}][data-plain]`).first();
      await expect(failed).toBeAttached();
      // The rest still works.
      await expect(page.locator("[data-part=page]")).not.toHaveAttribute("data-plain");
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("页面暂时打不开");
      await expect(failed.locator("> *").first()).toBeAttached();
      await expect(page.locator("[data-kept]:empty")).toHaveCount(0);
      const count = store.prepare("SELECT sum(times) FROM script_faults WHERE part = ?").pluck();
      await expect.poll(() => count.get(part)).toBeGreaterThan(0);
      await use(page);
    },
  );

test("a part that needs its script says so", { tag: "@all" }, async ({ page, store }) => {
  await breakIn(page, 'children:"打印 / 保存为 PDF"');
  await page.goto(productPath(store), { waitUntil: "commit" });
  await expect(page.getByText("交互功能不可用")).toBeVisible();
});

test("a page whose frame fails stays complete, and its links and forms work", async ({ page }) => {
  await breakIn(page, '"aria-label":"快捷服务（手机）"');
  await page.goto("/tools/kvar", { waitUntil: "commit" });
  await expect(page.locator("[data-plain]").first()).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/无功/);
});
