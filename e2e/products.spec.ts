import type { Page } from "@playwright/test";
import { FAMILY_IDS, METER_FAMILY, METER_LIST_ENTRY, PAGE_SIZE, TYPE_PAGE_TITLES } from "@/lib/constants";
import { below, completeProduct, countProducts, latinWord, longest, nameOf, seriesOf } from "./content";
import { hrefs, named, readPage, words } from "./read-page";
import { expect, isHydrated, test } from "./site";

const MENU = "产品分类";
const menu = (page: Page) => page.getByRole("navigation", { name: MENU });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test(
  "home, family, second level, third level, search, product, tabs: each step survives reload and back",
  { tag: "@all" },
  async ({ page, store }) => {
    const { second, third } = seriesOf(store, 33);
    const chosen = `/product_type_list/33?sid=${second.id}`;
    const word = latinWord(store);
    const steps: [address: string, title: string][] = [];
    const arrive = async (title: string) => {
      await expect(heading(page)).toHaveText(title);
      await isHydrated(page);
      steps.push([page.url(), title]);
    };

    await page.goto("/index");
    await page.goto("/product_type_list/33");
    await arrive(nameOf(store, 33));
    await menu(page).getByRole("link", { name: second.name, exact: true }).click();
    await expect(page).toHaveURL(chosen);
    await arrive(second.name);
    await menu(page).getByRole("link", { name: third.name, exact: true }).click();
    await expect(page).toHaveURL(`${chosen}&kid=${third.id}`);
    await arrive(third.name);
    await page
      .getByRole("search", { name: "按名称搜索产品" })
      .getByRole("searchbox")
      .fill(word.toLowerCase());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/product_type_list/33?title=${word.toLowerCase()}`);
    await arrive("搜索产品");
    await expect(page.locator("main mark").first()).toHaveText(word);
    const found = page.locator("main h2 > a").first();
    const product = (await found.textContent()) ?? "";
    await found.click();
    await arrive(product);
    await page.getByRole("tab", { name: "如何订购" }).click();
    await expect(page.getByText("发货地址")).toBeVisible();

    for (const [address, title] of steps.toReversed()) {
      await expect(page).toHaveURL(address);
      await page.reload();
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(address);
      await page.goBack();
    }
  },
);

test("the same addresses show the same without scripts", { tag: "@all" }, async ({ request, store }) => {
  const { second, third } = seriesOf(store, 33);
  const meters = seriesOf(store, 49, METER_LIST_ENTRY);
  const [firstMeter] = below(store, METER_LIST_ENTRY);
  const listed = (category: number) => `${countProducts(store, category)} 款产品`;
  const introduced = (category: number) => `查看全部 ${countProducts(store, category)} 款产品，按参数筛选`;
  const meterList = [firstMeter?.name ?? "", listed(firstMeter?.id ?? 0)] as const;
  const [first = meters.second] = below(store, 49);
  const meterDefault =
    first.id === METER_LIST_ENTRY ? meterList : ([first.name, introduced(first.id)] as const);
  for (const [address, title, shown] of [
    ["/product_type_list/33", nameOf(store, 33), listed(33)],
    [`/product_type_list/33?sid=${second.id}`, second.name, introduced(second.id)],
    [`/product_type_list/33?sid=${second.id}&view=list`, second.name, listed(second.id)],
    [`/product_type_list/33?sid=${second.id}&kid=${third.id}`, third.name, listed(third.id)],
    ["/product_type_list/49", ...meterDefault],
    [`/product_type_list/49?sid=${METER_LIST_ENTRY}`, ...meterList],
    [`/product_type_list/49?sid=${meters.second.id}`, meters.second.name, introduced(meters.second.id)],
    ["/product_type_list/49?sid=1", ...meterDefault],
    [`/product_type_list/${third.id}`, third.name, listed(third.id)],
    [`/product_type_list/33?title=${third.name.slice(-2)}&sid=${second.id}`, "搜索产品", "的产品"],
    ["/prod_type41", TYPE_PAGE_TITLES[41], `共 ${countProducts(store, 41)} 条`],
  ] as const) {
    const page = await readPage(request, address);
    expect(words(page, "h1"), address).toBe(title);
    expect(words(page), address).toContain(shown);
  }
  const page = await readPage(request, `/newdetail/${completeProduct(store).id}`);
  expect(named(page, "h2, h3", "接线方式").length).toBeGreaterThan(0);
  expect(words(page)).toContain("发货地址");
  expect(named(page, "button", "打印")).toEqual([]);
});

test("a list has pages, and an address past its end leads to its last", async ({ request, store }) => {
  const size = PAGE_SIZE.productTypeList;
  const plain = FAMILY_IDS.filter((family) => family !== METER_FAMILY);
  const { id, count } = longest(store, plain);
  const list = `/product_type_list/${id}`;
  const first = await readPage(request, list);
  expect(first.querySelectorAll("main h2 > a")).toHaveLength(size);
  expect(hrefs(first, "下一页")).toEqual([`${list}?page=2`]);
  const second = await readPage(request, `${list}?page=2`);
  expect(second.querySelectorAll("main h2 > a")).toHaveLength(Math.min(size, count - size));
  const last = Math.ceil(count / size);
  const past = await request.get(`${list}?page=${last + 1}`, { maxRedirects: 0 });
  expect(past.headers().location).toBe(`${list}?page=${last}`);
});

test("a choice is stored and restored in its family, and not by the back button", async ({ page, store }) => {
  const { second, third } = seriesOf(store, 49);
  const choice = `/product_type_list/49?sid=${second.id}&kid=${third.id}`;
  const { id: series } = seriesOf(store, 33).second;
  await page.goto(choice);
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      pid: "49",
      menuName: nameOf(store, 49),
      sid: String(second.id),
      submenuName: second.name,
      kid: String(third.id),
      kName: third.name,
    });
  await page.goto("/product_type_list/49");
  await expect(page).toHaveURL(choice);
  await page.goto("/product_type_list/33");
  await expect(heading(page)).toHaveText(nameOf(store, 33));
  await expect.poll(async () => (await stored(page)).pid).toBe("33");
  await page.goto(`/product_type_list/33?sid=${series}`);
  await expect.poll(async () => (await stored(page)).sid).toBe(String(series));
  await page.goBack();
  await expect(heading(page)).toHaveText(nameOf(store, 33));
  await expect(page).toHaveURL("/product_type_list/33");
});

test(
  "links of the menu and of breadcrumbs lead to the family, whatever was chosen there before",
  { tag: "@all" },
  async ({ page, store }) => {
    const { second, third } = seriesOf(store, 33);
    const choice = `/product_type_list/33?sid=${second.id}&kid=${third.id}`;
    const family = { name: nameOf(store, 33), exact: true };
    await page.goto(choice);
    await page.goto(`/newdetail/${completeProduct(store).id}`);
    const crumbs = page.getByRole("navigation", { name: "面包屑" });
    await crumbs.getByRole("link", family).click();
    await expect(page).toHaveURL("/product_type_list/33?view=list");
    await expect(heading(page)).toHaveText(nameOf(store, 33));

    await page.goto(choice);
    await page.goto("/newsPage");
    const header = page.getByRole("navigation", { name: "主导航" });
    await header.getByRole("link", { name: "产品中心", exact: true }).hover();
    await header.getByRole("link", family).click();
    await expect(page).toHaveURL("/product_type_list/33?view=list");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/product_type_list\/33$/);

    // The product centre deletes the choice first.
    await page.goto("/product_centers");
    await page.getByRole("main").getByRole("link", family).click();
    await expect(page).toHaveURL("/product_type_list/33");
  },
);

test(
  "one family is expanded at a time, the current one in the served HTML",
  { tag: ["@phone", "@all"] },
  async ({ page, isMobile, store }) => {
    await page.goto("/product_type_list/41");
    if (isMobile) await page.getByText(MENU, { exact: true }).click();
    const current = menu(page).getByRole("link", { name: `全部${nameOf(store, 41)}` });
    await expect(current).toBeVisible();
    await menu(page).getByText(nameOf(store, 49), { exact: true }).click();
    await expect(
      menu(page).getByRole("link", { name: below(store, 49)[0]?.name ?? "", exact: true }),
    ).toBeVisible();
    await expect(current).toBeHidden();
  },
);

for (const path of ["/product_type_list", "/newdetail", "/product", "/prod_detail"]) {
  test(`${path} is not found with an invalid id`, async ({ request }) => {
    for (const id of ["abc", "0", "99999999", "1e3", "-1", "1001x"]) {
      expect((await request.get(`${path}/${id}`)).status(), id).toBe(404);
    }
  });
}
