import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { goods, kept, lines } from "./cart-page";
import { fill, FORM, person, RECEIPT, stored, submit, table } from "./inquiry-page";
import { partsList, STRANGE } from "./parts-list";
import { sheetFile } from "./sheet-file";
import { expect, isAlive, test } from "./site";

const unread = (page: Page) => page.getByRole("region", { name: /^没有读懂的/ });
const paste = async (page: Page, text: string) => {
  await page.goto("/cart");
  const field = page.getByRole("textbox", { name: /从图纸材料表/ });
  // Folded where there is a list already.
  if ((await lines(page).count()) > 0) await page.getByText("粘贴清单", { exact: true }).click();
  await field.fill(text);
  await page.getByRole("button", { name: "读取并加入询价单" }).click();
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, ...(!javaScriptEnabled && { expectedFaults: [/\.js csp$/] }) });

    test("a parts list of 30 lines is pasted, read and sent", { tag: "@phone" }, async ({ page, store }) => {
      const { asked, text } = partsList();
      await paste(page, text);
      await expect(page).toHaveURL("/cart?read=29-1");
      await expect(page.getByText("29 行已读懂，加入了询价单；1 行没有读懂，列在下面")).toBeVisible();
      await expect(lines(page)).toHaveCount(asked.length);
      expect(
        (await kept(page)).map(([model, code, quantity, note]) => [code || model, quantity, note]),
      ).toEqual(asked.map(({ name, quantity, note }) => [name, quantity, note]));
      await expect(unread(page)).toContainText(STRANGE);
      if (javaScriptEnabled) await expectAccessible(page, "a list that was pasted");
      await page.getByRole("button", { name: "去提交" }).click();
      await expect(page).toHaveURL(FORM);
      await expect(page.getByRole("main")).toContainText(STRANGE);
      const sent = person();
      await fill(page, sent);
      await submit(page).click();
      await expect(page).toHaveURL(RECEIPT);
      await expect(table(page)).toContainText("靠墙安装");
      await expect(page.getByRole("main")).toContainText(STRANGE);
      expect(stored(store, sent)).toHaveLength(1);
    });
  });

test("a parts list that is too long is told of in a sentence, and nothing is added", async ({ page }) => {
  await paste(page, "X\n".repeat(201));
  await expect(page.getByText("一次最多读取 200 行，请分几次粘贴。")).toBeVisible();
  await expect(page.getByText("询价单还是空的")).toBeVisible();
});

test("a workbook is read in the browser into the field, and a file that is none is told of", async ({
  page,
}) => {
  const { code } = goods();
  await page.goto("/cart");
  await isAlive(page);
  const choose = (name: string, buffer: Uint8Array) =>
    page.getByLabel(/^或选择文件/).setInputFiles({ name, mimeType: "", buffer: Buffer.from(buffer) });
  await choose("清单.xlsx", new TextEncoder().encode("no workbook"));
  await expect(page.getByText("读不出这个文件")).toBeVisible();
  await choose(
    "清单.xlsx",
    sheetFile([
      ["型号", "数量", "备注"],
      [code, 3, "靠墙"],
    ]),
  );
  await expect(page.getByText("已读入 2 行")).toBeVisible();
  await page.getByRole("button", { name: "读取并加入询价单" }).click();
  await expect(page).toHaveURL("/cart?read=1-0");
  expect((await kept(page))[0]?.slice(1, 4)).toEqual([code, 3, "靠墙"]);
});

test("a line that could not be read is mended by a button, or taken off", async ({ page }) => {
  const { model, code } = goods();
  await paste(page, `${model.slice(0, -1)}Q 4台 急用\n${STRANGE}`);
  await expect(page.getByText("询价单里还没有产品，这些行不能单独提交")).toBeVisible();
  await expect(unread(page).getByRole("link", { name: /在线咨询/ })).toHaveAttribute("href", "/contact");
  await unread(page)
    .getByRole("button", { name: `改为 ${model}` })
    .first()
    .click();
  expect(await kept(page)).toEqual([[model, "", 4, expect.stringContaining("急用"), 1]]);
  await expect(lines(page)).toContainText("清单原文");
  await unread(page).getByRole("button", { name: "删除" }).click();
  await expect(unread(page)).toHaveCount(0);
  await paste(page, `${code} 2台`);
  await expect(lines(page)).toHaveCount(2);
});
