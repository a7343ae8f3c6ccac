import type { Locator } from "@playwright/test";
import { FAMILY_IDS } from "@/lib/constants";
import {
  addressOf,
  bar,
  box,
  chosen,
  compared,
  cookie,
  different,
  LIST,
  models,
  OTHER_LIST,
  TABLE,
  table,
  TYPE_PAGE,
} from "./compare-page";
import { countProducts } from "./content";
import { readPage, words } from "./read-page";
import { expect, test } from "./site";

test("with nothing selected, the page suggests a pair of each family for comparison", async ({
  request,
  store,
}) => {
  const links = [...(await readPage(request, "/compare")).querySelectorAll("main a[href*='ids=']")];
  expect(links).toHaveLength(FAMILY_IDS.filter((family) => countProducts(store, family) > 1).length);
  const [pair] = links;
  const table = words(await readPage(request, pair?.getAttribute("href") ?? ""), "main table");
  for (const model of (pair?.textContent ?? "").split(" 与 ")) expect(table).toContain(model);
});

test("a fifth product is refused, and clearing unticks all", { tag: "@all" }, async ({ page }) => {
  await page.clock.install();
  await page.goto(LIST);
  const boxes = page.getByRole("checkbox", { name: /^加入对比/ });
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
  await expect(bar(page).getByRole("status")).toHaveText("已选 4 款，已到上限");
  // The toast stays while it is measured.
  await page.clock.pauseAt(Date.now() + 60_000);
  await boxes.nth(4).click();
  const told = page.getByText("一次最多对比 4 款");
  await expect(told).toBeVisible();
  // The toast appears above the bar.
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const height = (await told.boundingBox())?.height ?? 0;
  expect((await top(told)) + height).toBeLessThanOrEqual(await top(bar(page).locator("> div")));
  await page.clock.resume();
  await expect(boxes.nth(4)).not.toBeChecked();
  await bar(page).getByRole("button", { name: "清空" }).click();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(bar(page).getByRole("status")).toBeHidden();
  expect(await cookie(page)).toBeUndefined();
});

test(
  "in another family the bar is hidden until something is selected there",
  { tag: "@all" },
  async ({ page }) => {
    const [first] = compared();
    await chosen(page, first);
    await page.goto(OTHER_LIST);
    const other = page.getByRole("checkbox", { name: /^加入对比/ }).first();
    await expect(other).toBeVisible();
    await expect(bar(page).getByRole("status")).toBeHidden();
    await page.goto(LIST);
    await expect(bar(page).getByRole("status")).toHaveText("已选 1 款");
    await page.goto(OTHER_LIST);
    await other.check();
    await expect(bar(page).getByRole("status")).toHaveText("已选 2 款");
  },
);

test("back in the list, the selection is still ticked", { tag: "@all" }, async ({ page }) => {
  const [first, second] = compared();
  await page.goto(LIST);
  await box(page, first.title).check();
  await box(page, second.title).check();
  await bar(page).getByRole("link", { name: "去对比" }).click();
  await expect(models(page)).toHaveCount(2);
  await page.goBack();
  await expect(box(page, first.title)).toBeChecked();
  await expect(bar(page).getByRole("status")).toHaveText("已选 2 款");
});

test("products can be selected by keyboard alone", { tag: "@all" }, async ({ page }) => {
  const [first] = compared();
  await page.goto(TYPE_PAGE);
  await box(page, first.title).focus();
  await page.keyboard.press("Space");
  await expect(bar(page).getByRole("status")).toHaveText("已选 1 款");
  await bar(page).getByRole("link", { name: "去对比" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(addressOf(first));
});

test(
  "a box on a card is ticked without opening the product, also in the table view",
  { tag: "@all" },
  async ({ page }) => {
    const [first, second] = compared();
    await page.goto(TABLE);
    await box(page, first.title).click();
    await expect(page).toHaveURL(TABLE);
    await page.goto(TYPE_PAGE);
    await expect(box(page, first.title)).toBeChecked();
    await box(page, second.title).click();
    await expect(page).toHaveURL(TYPE_PAGE);
    await expect(bar(page).getByRole("status")).toHaveText("已选 2 款");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$|preloaded using/] });

  test(
    "products ticked in a list are compared, and others can be added and removed",
    { tag: "@all" },
    async ({ page }) => {
      const [first, second] = compared();
      await page.goto(LIST);
      await expect(bar(page).getByRole("button", { name: "去对比" })).toBeHidden();
      await box(page, first.title).check();
      await box(page, second.title).check();
      await bar(page).getByRole("button", { name: "去对比" }).click();
      await expect(models(page)).toHaveText([first.model, second.model]);
      const added = await page.getByLabel("再加一款").getByRole("option").nth(1).textContent();
      const model = added?.split(" ")[0] ?? "";
      await page.getByLabel("再加一款").selectOption({ label: added ?? "" });
      await page.getByRole("button", { name: "添加" }).click();
      await expect(models(page)).toHaveText([first.model, second.model, model]);
      await page.getByRole("link", { name: `移除 ${second.model}`, exact: true }).click();
      await expect(models(page)).toHaveText([first.model, model]);
      const unlike = await different(page).count();
      await page.getByRole("link", { name: "只看不同" }).click();
      await expect(table(page).locator("tbody th[scope=row]")).toHaveCount(unlike);
    },
  );
});

test("the bar does not cover the box that was just ticked", { tag: ["@phone", "@all"] }, async ({ page }) => {
  const [first] = compared();
  await page.goto(`/newdetail/${first.id}`);
  const ticked = box(page, first.title);
  await ticked.evaluate((one) => {
    const { bottom } = (one.closest("label") ?? one).getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight + 4, behavior: "instant" });
  });
  await ticked.check();
  await expect(bar(page).getByRole("status")).toHaveText("已选 1 款");
  const top = async () => (await bar(page).getByRole("status").boundingBox())?.y ?? 0;
  const bottom = async () => {
    const { y = 0, height = 0 } = (await ticked.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThan(0);
});

test("at the end of the page the bar covers nothing", { tag: ["@phone", "@all"] }, async ({ page }) => {
  const [first, second] = compared();
  await page.goto(addressOf(first, second));
  await expect(bar(page).getByRole("status")).toBeVisible();
  const main = page.getByRole("main");
  await page.getByRole("contentinfo").evaluate((footer) => footer.scrollIntoView({ behavior: "instant" }));
  const edge = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const { y, height } = await edge(main);
  expect((await edge(bar(page))).y).toBeGreaterThanOrEqual(Math.floor(y + height));
});
