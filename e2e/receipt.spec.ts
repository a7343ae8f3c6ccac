import { expectAccessible } from "./accessible";
import { order, someProducts, table } from "./inquiry-page";
import { allWords, readPage, words } from "./read-page";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

test(
  "another browser sees the receipt without personal data, and no cache stores it",
  { tag: "@all" },
  async ({ request, page, store }) => {
    const { name, phone, addres, content, receipt, number } = await order(request, someProducts(store, 1));
    const answer = await page.goto(receipt);
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    expect(answer?.headers()["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    const html = (await answer?.text()) ?? "";
    for (const secret of [name, phone, addres, content, "靠墙安装"]) expect(html).not.toContain(secret);
    await expect(page.getByRole("main")).toContainText("王*");
    await expect(page.getByRole("main"), "the number in fours, to be read out").toContainText(
      number.match(/.{4}/g)?.join("-") ?? "",
    );
    await expect(page.getByRole("main")).toContainText("138****8000");
    await expectAccessible(page, "receipt of another");
  },
);

test("a receipt of twenty lines prints on one sheet", { tag: "@all" }, async ({ page, store }) => {
  const products = someProducts(store, 20);
  const { phone, receipt } = await order(page.request, products);
  await page.goto(receipt);
  await expect(table(page)).toBeVisible();
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets).toHaveLength(1);
  for (const text of [phone, products[0]?.model, products[19]?.model, "共20种60件"])
    expect(sheets[0]?.text).toContain(text);
  expect(sheets[0]?.text).not.toContain("再选一单");
});

test("a deleted product is still named on the receipt, without a link", async ({ request, store }) => {
  const products = someProducts(store, 1);
  const { receipt, number } = await order(request, products);
  store
    .prepare("UPDATE orders SET lines = json_replace(lines, '$[0].product_id', 999999) WHERE number = ?")
    .run(number);
  const page = await readPage(request, receipt);
  expect(words(page, "main table")).toContain(products[0]?.title);
  expect(allWords(page, "main table a")).toEqual([]);
});

test("the state set by staff is shown in words", async ({ request, store }) => {
  const { receipt, number } = await order(request, someProducts(store, 1));
  const set = store.prepare("UPDATE orders SET state = ? WHERE number = ?");
  for (const [state, shown] of [
    ["processing", "处理中工程师正在核对"],
    ["replied", "已回复答复已按您留下的联系方式发出"],
    ["closed", "已关闭这份询价已办结"],
  ]) {
    set.run(state, number);
    expect(words(await readPage(request, receipt))).toContain(shown);
  }
});
