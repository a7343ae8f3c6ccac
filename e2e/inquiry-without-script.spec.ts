// Served pages in a browser without scripts.
import { FORM, list, order, person, post, type Product, someProducts, stored } from "./inquiry-page";
import { allWords, hrefs, named, readPage, robots, words } from "./read-page";
import { expect, test } from "./site";

test("a list is sent with a plain post; sent again, the same receipt is shown", async ({
  request,
  store,
}) => {
  const { receipt, number, ...sent } = await order(request, someProducts(store, 2));
  const page = await readPage(request, receipt);
  for (const told of [number, sent.name, "共 2 种 6 件"]) expect(words(page)).toContain(told);
  expect(await post(request, sent)).toBe(receipt);
  expect(stored(store, sent)).toHaveLength(1);
});

test("after a fault the form is shown again, and the list is unchanged", async ({ request, store }) => {
  const [product] = someProducts(store, 1) as [Product];
  await list(request, [product]);
  const back = await post(request, { ...person(), phone: "1" });
  expect(back).toBe("/contact?list=1&result=phone");
  const page = await readPage(request, back);
  expect(words(page)).toContain("请输入正确的手机号码");
  expect(words(page, "main table")).toContain(product.title);
  const other = await readPage(request, "/contact?list=1&result=nothing");
  expect(words(other)).toContain("信息没有提交。请先在询价单里勾选要询价的产品。");
});

test("a sent list is found on the list's page, and on the next empty form", async ({ request, store }) => {
  const { receipt } = await order(request, someProducts(store, 2));
  const sentOf = (page: Document) => named(page, "section", "提交过的询价单")[0]!;
  const page = await readPage(request, "/cart");
  expect(words(page)).toContain("询价单还是空的");
  expect(allWords(sentOf(page), "li")).toEqual([
    expect.stringMatching(/^留言编号 \d+，查看回执\d{4}-\d\d-\d\d \d\d:\d\d 提交2 种，6 件已收到$/),
  ]);
  expect(hrefs(await readPage(request, FORM), "查看回执")).toEqual([receipt]);
  await list(request, someProducts(store, 1));
  expect(hrefs(sentOf(await readPage(request, "/cart")), /查看回执$/)).toEqual([receipt]);
});

test("without a list the form is the normal one, and says where to choose products", async ({ request }) => {
  const page = await readPage(request, FORM);
  expect(words(page)).toContain("询价单里没有选中的产品");
  expect(hrefs(page, "去询价单选择")).toEqual(["/cart"]);
  expect(allWords(page, "main button")).toContain("提交咨询");
  expect(robots(page)).toContain("noindex");
});

test("the plain form is the same for everybody", async ({ request, playwright, baseURL, store }) => {
  await list(request, someProducts(store, 1));
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const own = await (await request.get("/contact")).text();
  expect(own).toBe(await (await stranger.get("/contact")).text());
  expect(own).not.toContain("提交询价单");
  await stranger.dispose();
});
