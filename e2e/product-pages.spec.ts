import type { Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { code as codeOf } from "./cart-page";
import { completeProduct, firstId, one } from "./content";
import { allWords, hrefs, named, readPage, words } from "./read-page";
import { expect, test } from "./site";

const crumbs = (page: Page) => page.getByRole("navigation", { name: "面包屑" });

test(
  "tabs open by click, by keyboard and by address; wiring is shown only for products with wiring",
  { tag: "@phone-all" },
  async ({ page, store }) => {
    await page.goto(`/newdetail/${completeProduct(store).id}#wiring-notes`);
    const wiring = page.getByRole("tab", { name: "接线方式" });
    await expect(wiring).toHaveAttribute("aria-selected", "true");
    await wiring.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "如何订购" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "如何订购" })).toContainText("发货地址");

    await page.goto(`/newdetail/${firstId(store, "products", "wirecontent = ''")}`);
    await expect(page.getByRole("tab")).toHaveCount(2);
  },
);

test(
  "breadcrumbs are the product's own; stored names replace only its own chain",
  { tag: "@all" },
  async ({ page, store }) => {
    const { id, title, path } = completeProduct(store);
    const [family, second, third] = path;
    await page.goto(`/newdetail/${id}`);
    const own = ["首页", "产品中心", ...path.map(({ name }) => name), title];
    await expect(crumbs(page).getByRole("listitem")).toHaveText(own);
    const remember = (choice: Record<string, string>) =>
      page.evaluate(
        (entries) => Object.entries(entries).forEach(([key, value]) => (localStorage[key] = value)),
        choice,
      );
    await remember({ pid: "49", menuName: "丙", sid: "139", submenuName: "甲", kid: "246", kName: "乙" });
    await page.reload();
    await expect(crumbs(page).getByRole("listitem")).toHaveText(own);
    await remember({
      pid: String(family?.id),
      menuName: "我的电容",
      sid: String(second?.id),
      submenuName: "智能",
      kid: String(Number(third?.id) + 1),
      kName: "分补",
    });
    await page.reload();
    await expect(crumbs(page).getByRole("listitem").nth(2)).toHaveText("我的电容");
    await expect(crumbs(page).getByRole("listitem").nth(4)).toHaveText(third?.name ?? "");
  },
);

test(
  "the pictures advance by themselves until they are stopped, and can be enlarged",
  { tag: "@all" },
  async ({ page, store }) => {
    const { id, title } = completeProduct(store);
    await page.clock.install();
    await page.goto(`/newdetail/${id}`);
    const gallery = page.getByRole("group", { name: `${title}的图片` });
    const second = gallery.getByRole("button", { name: "第 2 张" });
    await expect(gallery).toHaveAttribute("data-ready", "true");
    await page.clock.fastForward(2500);
    await expect(second).toHaveAttribute("aria-current", "true");
    await gallery.getByRole("button", { name: "停止轮播" }).click();
    await gallery.getByRole("button", { name: "第 1 张" }).click();
    await expect(gallery.getByRole("button", { name: "第 1 张" })).toHaveAttribute("aria-current", "true");
    // Not the first in the document: a looping carousel reorders its slides.
    await gallery.getByRole("group", { name: /^1 \// }).getByRole("link").click();
    await expect(page.getByRole("dialog", { name: "图片预览" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "图片预览" })).toBeHidden();
  },
);

/** A product's parameters from the database, in the order of the site. */
const labelsOf = (store: Database, product: number) =>
  store.prepare("SELECT label FROM product_parameters WHERE product = ?").pluck().all(product) as string[];
const cardNames = (store: Database) =>
  store.prepare("SELECT name FROM parameters WHERE card > 0").pluck().all() as string[];

test("a product's head has its model and ratings, and its section 规格参数 all parameters, each once, in groups", async ({
  request,
  store,
}) => {
  const { id } = completeProduct(store);
  const page = await readPage(request, `/newdetail/${id}`);
  expect(words(page)).toContain(one<string>(store, "SELECT model FROM products WHERE id = ?", id));
  const ratings = page.querySelector("main dl") ?? page;
  const names = allWords(ratings, "dt");
  expect(names.length).toBeGreaterThan(0);
  expect(cardNames(store)).toEqual(expect.arrayContaining(names));
  expect(allWords(ratings, "dd").filter((text) => text !== "")).toHaveLength(names.length);
  const [table = page] = named(page, "section", "规格参数");
  const group = words(table, "th[scope=rowgroup]");
  expect(one<number>(store, 'SELECT count(*) FROM parameters WHERE "group" = ?', group)).toBeGreaterThan(0);
  const labels = allWords(table, "th[scope=row]");
  expect(labels).toEqual(
    expect.arrayContaining([...labelsOf(store, id), "外形尺寸", "订货型号", "执行标准"]),
  );
  expect(new Set(labels).size).toBe(labels.length);
  const heads = allWords(page, "th[scope=row]");
  for (const label of labels) expect(heads.filter((head) => head === label)).toEqual([label]);
  expect(named(page, "[role=tabpanel]", "产品概述")[0]?.querySelector("table") ?? null).toBeNull();
});

test(
  "labels of four characters stay on one line in the tables of a product",
  { tag: "@all" },
  async ({ page, store }) => {
    const mapped = firstId(store, "products", "id IN (SELECT product FROM product_registers)");
    for (const address of [completeProduct(store).id, mapped, `${mapped}/registers`]) {
      await page.goto(`/newdetail/${address}`);
      const broken = await page.locator("th[scope=row]").evaluateAll((labels) =>
        labels.flatMap((label) => {
          if ((label.textContent ?? "").length > 4) return [];
          const range = document.createRange();
          range.selectNodeContents(label);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [label.textContent] : [];
        }),
      );
      expect([address, broken]).toEqual([address, []]);
    }
  },
);

test("sizes of variants are beside the drawing, and the short page of a product has its ratings too", async ({
  request,
  store,
}) => {
  const sized = "name NOT IN ('订货代码', '端子')";
  const product = one<number>(store, `SELECT product FROM product_tables WHERE ${sized} ORDER BY product`);
  const rows = one<string>(store, `SELECT rows FROM product_tables WHERE ${sized} AND product = ?`, product);
  const cell = (JSON.parse(rows) as string[][])[0]?.[0] ?? "";
  const page = await readPage(request, `/newdetail/${product}`);
  const [sizes = page] = named(page, "section", "外形与安装尺寸");
  expect(allWords(sizes, "td, th")).toContain(cell);
  const short = await readPage(request, `/prod_detail/${product}`);
  expect(words(short, "main dd")).not.toBe("");
  expect(allWords(short, "td, th")).toContain(cell);
});

test(
  "加入询价单 at the head of a product adds the order code shown there",
  { tag: "@all" },
  async ({ page, store }) => {
    const { id } = completeProduct(store);
    const code = one<string>(store, "SELECT ordercode FROM products WHERE id = ?", id);
    await page.goto(`/newdetail/${id}`);
    const head = page.getByRole("main").locator("h1").locator("..");
    await expect(head).toContainText(code);
    await head.getByRole("button", { name: "加入询价单" }).click();
    await expect(page.getByRole("status").getByText("已加入询价单").first()).toBeVisible();
    await page.goto("/cart");
    await expect(codeOf(page)).toHaveValue(code);
  },
);

test("related products link to a list with more, also for a product alone in its category", async ({
  request,
  store,
}) => {
  const alone = firstId(
    store,
    "products",
    "type IN (SELECT category FROM product_categories GROUP BY 1 HAVING count(*) = 1)",
  );
  for (const id of [alone, completeProduct(store).id]) {
    const [related] = named(await readPage(request, `/newdetail/${id}`), "section", "相关产品");
    const more = related?.querySelector("a")?.getAttribute("href") ?? "";
    const list = await readPage(request, more);
    const others = hrefs(list, /./).filter((href) => href?.startsWith("/newdetail/"));
    expect(new Set(others).size, more).toBeGreaterThan(1);
  }
});
