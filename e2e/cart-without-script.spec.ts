import { add, box, code, form, goods, kept, lines, listOfTwo, note, quantity } from "./cart-page";
import { expect, test } from "./site";

test.use({ javaScriptEnabled: false });

test(
  "a product is added, changed and removed with plain forms; sending nothing is reported",
  { tag: "@all" },
  async ({ page }) => {
    const { id, model, code: listed, other } = goods();
    await page.goto(`/newdetail/${id}`);
    await add(page).first().click();
    await expect(page).toHaveURL("/cart");
    await page.goto(`/code?q=${encodeURIComponent(other)}`);
    await add(page).click();
    await expect(lines(page)).toHaveCount(2);
    await quantity(page, 1).fill("6");
    await note(page, 1).fill("急用");
    await box(page).uncheck();
    await page.getByRole("button", { name: "保存修改" }).click();
    await expect(form(page).getByText("随单提交 1 种，6 件")).toBeVisible();
    expect(await kept(page)).toEqual([
      [model, listed, 1, "", 0],
      [model, other, 6, "急用", 1],
    ]);
    await page.getByRole("button", { name: "全不选" }).click();
    await page.getByRole("button", { name: "去提交" }).click();
    await expect(page).toHaveURL("/cart?fault=nothing");
    await expect(page.getByText("询价单里没有选中的产品")).toBeVisible();
    await page.getByRole("button", { name: "全选", exact: true }).click();
    await expect(box(page)).toBeChecked();
    await page.getByRole("button", { name: /^移除/ }).first().click();
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole("button", { name: "去提交" }).click();
    await expect(page).toHaveURL("/contact?list=1");
  },
);

test("a line with an empty quantity can be removed", { tag: "@all" }, async ({ page }) => {
  await listOfTwo(page);
  await quantity(page).fill("");
  await lines(page).first().getByRole("button", { name: "移除" }).click();
  await expect(lines(page)).toHaveCount(1);
});

test("an invalid code is reported at its line, Enter in a field saves, and all else is kept", async ({
  page,
}) => {
  const { code: listed, wrong } = goods();
  await listOfTwo(page);
  await quantity(page, 1).fill("9");
  await code(page).fill(wrong);
  await code(page).press("Enter");
  await expect(page).toHaveURL(/\/cart\?fault=\d+(?::|%3A)code$/);
  await expect(page.getByText("有 1 处没有保存")).toBeVisible();
  await expect(code(page)).toHaveAccessibleDescription("没有保存：型号代码与产品不符");
  await expect(code(page)).toHaveValue(listed);
  await expect(quantity(page, 1)).toHaveValue("9");
});
