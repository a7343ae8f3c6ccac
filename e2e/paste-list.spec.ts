import { expectAccessible } from "./accessible";
import { kept, lines } from "./cart-page";
import { fill, FORM, person, RECEIPT, stored, submit, table } from "./inquiry-page";
import { partsList } from "./parts-list";
import { expect, test } from "./site";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, ...(!javaScriptEnabled && { expectedFaults: [/\.js csp$/] }) });

    test("a parts list of 30 lines is pasted, read and sent", { tag: "@phone" }, async ({ page, store }) => {
      const { asked, text } = partsList();
      await page.goto("/cart");
      await page.getByRole("textbox", { name: /从图纸材料表/ }).fill(text);
      await page.getByRole("button", { name: "读取并加入询价单" }).click();
      await expect(page).toHaveURL("/cart?read=29-1");
      await expect(page.getByText("29 行已读懂，加入了询价单；1 行没有读懂")).toBeVisible();
      await expect(lines(page)).toHaveCount(asked.length);
      expect(
        (await kept(page)).map(([model, code, quantity, note]) => [code || model, quantity, note]),
      ).toEqual(asked.map(({ name, quantity, note }) => [name, quantity, note]));
      if (javaScriptEnabled) await expectAccessible(page, "a list that was pasted");
      await page.getByRole("button", { name: "去提交" }).click();
      await expect(page).toHaveURL(FORM);
      const sent = person();
      await fill(page, sent);
      await submit(page).click();
      await expect(page).toHaveURL(RECEIPT);
      await expect(table(page)).toContainText("靠墙安装");
      expect(stored(store, sent)).toHaveLength(1);
    });
  });

test("a parts list that is too long is told of in a sentence, and nothing is added", async ({ page }) => {
  await page.goto("/cart");
  await page.getByRole("textbox", { name: /从图纸材料表/ }).fill("X\n".repeat(201));
  await page.getByRole("button", { name: "读取并加入询价单" }).click();
  await expect(page.getByText("一次最多读取 200 行，请分几次粘贴。")).toBeVisible();
  await expect(page.getByText("询价单还是空的")).toBeVisible();
});
