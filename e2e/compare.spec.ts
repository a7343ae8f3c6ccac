import { addressOf, bar, box, chosen, compared, cookie, different, LIST, models } from "./compare-page";
import { allWords, hrefs, named, readPage, words } from "./read-page";
import { expect, test } from "./site";

test(
  "products ticked in a list and on a product page are compared, with differences marked",
  { tag: "@phone-all" },
  async ({ page }) => {
    const [first, second] = compared();
    await page.goto(LIST);
    await expect(bar(page).getByRole("link", { name: "去对比" })).toBeHidden();
    await box(page, first.title).check();
    await expect(bar(page).getByRole("status")).toHaveText("已选 1 款");
    await page.goto(`/newdetail/${second.id}`);
    await expect(bar(page).getByRole("status")).toHaveText("已选 1 款");
    await box(page, second.title).check();
    await bar(page).getByRole("link", { name: "去对比" }).click();
    await expect(page).toHaveURL(addressOf(first, second));
    await expect(page.locator("h1")).toHaveText("产品对比");
    await expect(models(page)).toHaveText([first.model, second.model]);
    for (const row of await different(page).all()) {
      const [one, other] = await row.getByRole("cell").allTextContents();
      expect(one).not.toBe(other);
    }
  },
);

const rowsOf = (page: Document, table = "产品对比表") =>
  named(page, "[role=region]", table).flatMap((one) => allWords(one, "tbody th[scope=row]")).length;

test("only differences can be shown, with the other rows collapsed below and the way back beside it", async ({
  request,
}) => {
  const [first, second] = compared();
  const all = await readPage(request, addressOf(first, second));
  const [, total, unlike] = /(\d+) 项参数，其中 (\d+) 项不同/.exec(words(all)) ?? [];
  expect(rowsOf(all)).toBe(Number(total));
  const marked = named(all, "tbody th[scope=row]", /不同$/);
  expect(marked).toHaveLength(Number(unlike));
  for (const name of marked) {
    const [one, other] = allWords(name.parentElement!, "td");
    expect(one, name.textContent).not.toBe(other);
  }
  const [href = ""] = hrefs(all, `只看不同（${unlike}）`);
  const unlikeOnly = await readPage(request, href ?? "");
  expect(rowsOf(unlikeOnly)).toBe(Number(unlike));
  const [partly, alike] = ["有产品未标注的参数", "其余参数"].map((label) => rowsOf(unlikeOnly, label));
  expect(partly! + alike!).toBe(Number(total) - Number(unlike));
  const folds = allWords(unlikeOnly, "main summary").join("\n");
  if (partly) expect(folds).toContain(`有产品未标注（${partly}）：`);
  if (alike) expect(folds).toContain(`其余 ${alike} 项：各款标注相同`);
  expect(hrefs(unlikeOnly, `全部参数（${total}）`)).toEqual([addressOf(first, second)]);
});

test(
  "a product is replaced by another of its kind, and the browser remembers the new selection",
  { tag: "@all" },
  async ({ page }) => {
    const [first, second] = compared();
    await chosen(page, first, second);
    await page.goto(addressOf(first, second));
    await page.getByRole("link", { name: `移除 ${first.model}`, exact: true }).click();
    await expect(page).toHaveURL(addressOf(second));
    await expect(page.getByText("目前只有 1 款")).toBeVisible();
    const added = page.getByLabel("再加一款").getByRole("option").nth(1);
    const [label, id] = [await added.textContent(), await added.getAttribute("value")];
    await page.getByLabel("再加一款").selectOption(id);
    await page.getByRole("button", { name: "添加" }).click();
    await expect(models(page)).toHaveText([second.model, label?.split(" ")[0] ?? ""]);
    await expect.poll(() => cookie(page)).toBe(`${second.id}.${id}`);
  },
);

test(
  "without ids the page shows the last selection, at an address that can be shared",
  { tag: "@all" },
  async ({ page }) => {
    const [first, second] = compared();
    await chosen(page, second, first);
    await page.goto("/compare");
    await expect(models(page)).toHaveText([second.model, first.model]);
    await expect(page).toHaveURL(addressOf(second, first));
  },
);

test(
  "somebody else's comparison does not change the visitor's own until it is taken over",
  { tag: "@all" },
  async ({ page }) => {
    const [first, second, third, fourth] = compared();
    await chosen(page, first, second);
    await page.goto(addressOf(third, fourth));
    await expect(bar(page).getByRole("status")).toHaveText("您选的 2 款没有变");
    await page.getByRole("link", { name: `移除 ${third.model}`, exact: true }).click();
    await expect(models(page)).toHaveText([fourth.model]);
    await expect(bar(page).getByRole("status")).toHaveText("您选的 2 款没有变");
    expect(await cookie(page)).toBe(`${first.id}.${second.id}`);
    await bar(page).getByRole("button", { name: "存为我的对比" }).click();
    await expect.poll(() => cookie(page)).toBe(`${fourth.id}`);
    await expect(bar(page).getByRole("status")).toBeHidden();
  },
);

test("an address with products shows the same to everybody, whatever their cookie", async ({ request }) => {
  const [first, , , , fifth] = compared();
  const ask = async (address: string) =>
    (await request.get(address, { headers: { cookie: `compare=${fifth.id}` } })).text();
  const column = `href="/newdetail/${fifth.id}">${fifth.model}<`;
  expect(await ask(addressOf(first))).not.toContain(column);
  expect(await ask("/compare?ids=")).toContain("还没有选择产品");
  expect(await ask("/compare")).toContain(column);
});

test(
  "after the last product is removed, the page says how to select products",
  { tag: "@all" },
  async ({ page }) => {
    const [first] = compared();
    await chosen(page, first);
    await page.goto(addressOf(first));
    await page.getByRole("link", { name: `移除 ${first.model}`, exact: true }).click();
    await expect(page).toHaveURL("/compare?ids=");
    await expect(page.getByText("还没有选择产品")).toBeVisible();
    await expect(page.getByRole("main").locator(`a[href="${LIST}"]`)).toBeVisible();
    await expect.poll(() => cookie(page)).toBeUndefined();
  },
);

test("wrong ids are reported, and the others are shown", { tag: "@all" }, async ({ request }) => {
  const [first, second, third, fourth, fifth] = compared();
  for (const [ids, sentence, shown] of [
    [[first.id, "abc", second.id], "“abc”不是产品编号，没有列入。", 2],
    [[first.id, second.id, 999999], "没有编号为 999999 的产品，没有列入。", 2],
    [[first.id, second.id, first.id], `${first.model} 选了不止一次，只列一次。`, 2],
    [
      [first, second, third, fourth, fifth].map(({ id }) => id),
      `一次最多对比 4 款，${fifth.model} 没有列入；想对比它们，请先移除一款。`,
      4,
    ],
    [["<script>", "-1"], "“<script>”、“-1”不是产品编号，没有列入。", 0],
  ] as const) {
    const page = await readPage(request, `/compare?ids=${encodeURIComponent(ids.join(","))}`);
    expect(words(page)).toContain(sentence);
    expect(page.querySelectorAll("th[scope=col] a"), sentence).toHaveLength(shown);
  }
});
