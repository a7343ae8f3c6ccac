import { completeProduct, countOf } from "./content";
import { expect, test } from "./site";

test(
  "anchors lead to each part of a product: 接线 to its drawing and terminals, 如何订购 opens its tab and scrolls to it",
  { tag: "@all" },
  async ({ page, store }) => {
    const { id } = completeProduct(store);
    const isUsed = countOf(store, "case_products", `product = ${id}`) > 0;
    await page.goto(`/newdetail/${id}`);
    const anchors = page.getByRole("navigation", { name: "本页内容" });
    const names = await anchors.getByRole("link").allTextContents();
    expect(names.slice(0, 5)).toEqual(["参数", "尺寸", "接线", "订货", "资料"]);
    // Other elements that name the product.
    expect(["方案", "案例", "问答", "知识", "新闻"].filter((name) => names.includes(name))).toEqual(
      names.slice(5),
    );
    expect(names.includes("案例")).toBe(isUsed);
    for (const link of await anchors.getByRole("link").all())
      await expect(page.locator((await link.getAttribute("href")) ?? "")).toHaveCount(1);
    await anchors.getByRole("link", { name: "接线" }).click();
    const wiring = page.getByRole("region", { name: "接线" });
    await expect(wiring.getByRole("img").first()).toBeInViewport();
    await expect(wiring.getByRole("heading", { name: "端子定义" })).toBeAttached();
    await anchors.getByRole("link", { name: "订货" }).click();
    await expect(page.getByRole("heading", { name: "选型编码" })).toBeInViewport();
    await page.getByRole("link", { name: "如何订购", exact: true }).click();
    await expect(page.getByRole("tabpanel", { name: "如何订购" })).toBeInViewport();
  },
);

test("on a desktop a product's page is at most 8,500 px long, its parameters in two columns", async ({
  page,
  store,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/newdetail/${completeProduct(store).id}`);
  const lefts = await page
    .getByRole("region", { name: "规格参数" })
    .locator("tbody")
    .evaluateAll((groups) => groups.map((group) => Math.round(group.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8500);
});

test(
  "on a phone reference sections are collapsed; links on the page and anchors in the address open them",
  { tag: "@phone-only" },
  async ({ page, store }) => {
    const { id, title } = completeProduct(store);
    await page.goto(`/newdetail/${id}`);
    const files = page.getByRole("table", { name: /的资料$/ });
    await expect(page.getByRole("table", { name: `${title}规格参数`, exact: true })).toBeVisible();
    await expect(files).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9500);
    await page
      .getByRole("navigation", { name: "本页内容" })
      .getByRole("link", { name: "资料", exact: true })
      .click();
    await expect(files).toBeInViewport();
    await page.goto(`/newdetail/${id}#documents`);
    await expect(files).toBeVisible();
  },
);

test(
  "on a phone a third of the next card stands beside the first one of every row to swipe",
  { tag: "@phone-only" },
  async ({ page, store }) => {
    await page.goto(`/newdetail/${completeProduct(store).id}`);
    const parts = await page.locator("main ul, main div:has(> figure + figure)").evaluateAll((rows) =>
      rows.flatMap((row) => {
        const next = row.children[1]?.getBoundingClientRect();
        const isRow = getComputedStyle(row).scrollSnapType.startsWith("x");
        return next && isRow ? [(innerWidth - next.left) / next.width] : [];
      }),
    );
    expect(parts).not.toEqual([]);
    for (const part of parts) expect(part).toBeCloseTo(1 / 3, 1);
  },
);
