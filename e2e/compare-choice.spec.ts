import { FIRST, LIST, models, row, bar, box, cookie, SHARED, HEAVY } from "./compare-page";
import { expect, test } from "./site";

test("a fifth is not taken, and clearing unticks all", async ({ page }) => {
  await page.goto(LIST);
  const boxes = page.getByRole("checkbox", { name: /^加入对比/ });
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
  await expect(bar(page).getByRole("status")).toHaveText("已选 4 款，已到上限");
  await boxes.nth(4).click();
  await expect(page.getByText("一次最多对比 4 款")).toBeVisible();
  await expect(boxes.nth(4)).not.toBeChecked();
  await bar(page).getByRole("button", { name: "清空" }).click();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(bar(page).getByRole("status")).toBeHidden();
  expect(await cookie(page)).toBeUndefined();
});

test("back in the list, what was chosen is ticked still", async ({ page }) => {
  await page.goto(LIST);
  await box(page, SHARED).check();
  await box(page, HEAVY).check();
  await bar(page).getByRole("link", { name: "去对比" }).click();
  await expect(models(page)).toHaveCount(2);
  await page.goBack();
  await expect(box(page, SHARED)).toBeChecked();
  await expect(bar(page).getByRole("status")).toHaveText("已选 2 款");
});

test("the choice can be made with the keyboard alone", async ({ page }) => {
  await page.goto("/prod_type33");
  await box(page, SHARED).focus();
  await page.keyboard.press("Space");
  await expect(bar(page).getByRole("status")).toHaveText("已选 1 款");
  await bar(page).getByRole("link", { name: "去对比" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/compare?ids=${FIRST}`);
});

test("a box on a card is ticked without opening the product, in the table view too", async ({ page }) => {
  await page.goto("/product_type_list/33?as=table");
  await box(page, SHARED).click();
  await expect(page).toHaveURL("/product_type_list/33?as=table");
  await page.goto("/prod_type33");
  await expect(box(page, SHARED)).toBeChecked();
  await box(page, HEAVY).click();
  await expect(page).toHaveURL("/prod_type33");
  await expect(bar(page).getByRole("status")).toHaveText("已选 2 款");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$|preloaded using/] });

  test("boxes ticked in a list are compared, more are added and taken out", async ({ page }) => {
    await page.goto(LIST);
    await expect(bar(page).getByRole("button", { name: "去对比" })).toBeHidden();
    await box(page, SHARED).check();
    await box(page, HEAVY).check();
    await bar(page).getByRole("button", { name: "去对比" }).click();
    await expect(models(page)).toHaveText(["LH-ZCS", "LH-ZCS-G"]);
    await page.getByLabel("再加一款").selectOption({ label: "LH-ZCF 分补型智能集成电容器" });
    await page.getByRole("button", { name: "添加" }).click();
    await expect(models(page)).toHaveText(["LH-ZCS", "LH-ZCS-G", "LH-ZCF"]);
    await page.getByRole("link", { name: "移除 LH-ZCS-G" }).click();
    await expect(models(page)).toHaveText(["LH-ZCS", "LH-ZCF"]);
    await page.getByRole("link", { name: "只看不同" }).click();
    await expect(row(page, "电容器额定电压").getByRole("cell")).toHaveText(["450 V", "250 V"]);
  });
});

test("the bar does not cover the box that was just ticked", async ({ page }) => {
  await page.goto(`/newdetail/${FIRST}`);
  const ticked = box(page, SHARED);
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
