import { expectAccessible } from "./accessible";
import { list, send, someProducts, table } from "./inquiry-page";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

test("another browser sees the receipt without the person, and no cache keeps it", async ({
  page,
  browser,
  store,
}) => {
  await list(page, someProducts(store, 1));
  const { name, phone, addres, content } = await send(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  const answer = await other.goto(page.url());
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  expect(answer?.headers()["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  const html = (await answer?.text()) ?? "";
  for (const secret of [name, phone, addres, content, "靠墙安装"]) expect(html).not.toContain(secret);
  await expect(other.getByRole("main")).toContainText("王*");
  await expect(other.getByRole("main")).toContainText("138****8000");
  await expectAccessible(other, "receipt of another");
  await context.close();
});

test("a receipt of twenty lines prints on one sheet", async ({ page, store }) => {
  const products = someProducts(store, 20);
  await list(page, products);
  const { phone } = await send(page);
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets).toHaveLength(1);
  for (const text of [phone, products[0]?.model, products[19]?.model, "共20种60件"])
    expect(sheets[0]?.text).toContain(text);
  expect(sheets[0]?.text).not.toContain("再选一单");
});

test("a product that is gone is read on the receipt, and led to no more", async ({ page, store }) => {
  await list(page, someProducts(store, 1));
  await send(page);
  const number = page.url().split("/").at(-1);
  store
    .prepare("UPDATE orders SET lines = json_replace(lines, '$[0].product_id', 999999) WHERE number = ?")
    .run(number);
  await page.reload();
  await expect(table(page)).toContainText(someProducts(store, 1)[0]?.title ?? "");
  await expect(table(page).getByRole("link")).toHaveCount(0);
});

test("the state that the desk sets is told in words", async ({ page, store }) => {
  await list(page, someProducts(store, 1));
  await send(page);
  const set = store.prepare("UPDATE orders SET state = ? WHERE number = ?");
  for (const [state, shown] of [
    ["processing", "处理中工程师正在核对"],
    ["replied", "已回复答复已按您留下的联系方式发出"],
    ["closed", "已关闭这份询价已办结"],
  ]) {
    set.run(state, page.url().split("/").at(-1));
    await page.reload();
    await expect(page.getByRole("main")).toContainText(shown ?? "");
  }
});
