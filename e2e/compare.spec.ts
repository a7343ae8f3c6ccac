import { expectAccessible } from "./accessible";
import {
  FIRST,
  SECOND,
  THIRD,
  FOURTH,
  FIFTH,
  LIST,
  table,
  models,
  row,
  bar,
  box,
  cookie,
  SHARED,
  HEAVY,
} from "./compare-page";
import { shiftsOf, watchShifts } from "./shifts";
import { expect, test } from "./site";

test("products ticked in a list and on a product page stand side by side, differences marked", async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(bar(page).getByRole("link", { name: "去对比" })).toBeHidden();
  await box(page, SHARED).check();
  await expect(bar(page).getByRole("status")).toHaveText("已选 1 款");
  await page.goto(`/newdetail/${SECOND}`);
  await expect(bar(page).getByRole("status")).toHaveText("已选 1 款");
  await box(page, HEAVY).check();
  await bar(page).getByRole("link", { name: "去对比" }).click();
  await expect(page).toHaveURL(`/compare?ids=${FIRST},${SECOND}`);
  await expect(page.locator("h1")).toHaveText("产品对比");
  await expect(models(page)).toHaveText(["LH-ZCS", "LH-ZCS-G"]);
  await expect(row(page, "电容器额定电压").getByRole("cell")).toHaveText(["450 V", "480 V"]);
  await expect(row(page, "电容器额定电压").getByRole("rowheader")).toHaveText("电容器额定电压不同");
  await expect(row(page, "合闸涌流").getByRole("rowheader")).toHaveText("合闸涌流");
});

test("only the differences are shown when asked for, and the way back is beside it", async ({ page }) => {
  await page.goto(`/compare?ids=${FIRST},${SECOND}`);
  const said = /(\d+) 项参数，其中 (\d+) 项不同/.exec((await page.getByRole("main").textContent()) ?? "");
  const rows = table(page).locator("tbody th[scope=row]");
  await expect(rows).toHaveCount(Number(said?.[1]));
  await page.getByRole("link", { name: "只看不同" }).click();
  await expect(page).toHaveURL(`/compare?diff=1&ids=${FIRST},${SECOND}`);
  await expect(rows).toHaveCount(Number(said?.[2]));
  await expect(row(page, "电容器额定电压")).toBeVisible();
  await expect(table(page).getByRole("rowheader", { name: "合闸涌流" })).toHaveCount(0);
  await page.getByRole("link", { name: "全部参数" }).click();
  await expect(rows).toHaveCount(Number(said?.[1]));
});

test("a product is taken out and another of its kind put in, and the browser remembers the new choice", async ({
  page,
}) => {
  await page.goto(`/compare?ids=${FIRST},${SECOND}`);
  await page.getByRole("link", { name: "移除 LH-ZCS", exact: true }).click();
  await expect(page).toHaveURL(`/compare?ids=${SECOND}`);
  await expect(page.getByText("目前只有 1 款")).toBeVisible();
  await page.getByLabel("再加一款").selectOption({ label: "LH-ZCF 分补型智能集成电容器" });
  await page.getByRole("button", { name: "添加" }).click();
  await expect(models(page)).toHaveText(["LH-ZCS-G", "LH-ZCF"]);
  await expect.poll(() => cookie(page)).toBe(`${SECOND}.${THIRD}`);
  await page.goto(LIST);
  await expect(box(page, HEAVY)).toBeChecked();
  await expect(box(page, SHARED)).not.toBeChecked();
});

test("without ids the page shows what was chosen last, at an address that can be passed on", async ({
  page,
}) => {
  await page.goto(`/compare?ids=${SECOND},${FIRST}`);
  await expect.poll(() => cookie(page)).toBe(`${SECOND}.${FIRST}`);
  await page.goto("/compare");
  await expect(models(page)).toHaveText(["LH-ZCS-G", "LH-ZCS"]);
  await expect(page).toHaveURL(`/compare?ids=${SECOND},${FIRST}`);
});

test("an address that names products says the same to everybody, whatever their cookie says", async ({
  request,
}) => {
  const ask = async (address: string) =>
    (await request.get(address, { headers: { cookie: `compare=${FIFTH}` } })).text();
  expect(await ask(`/compare?ids=${FIRST}`)).not.toContain("LH-PM96E");
  expect(await ask("/compare?ids=")).toContain("还没有选择产品");
  expect(await ask("/compare")).toContain("LH-PM96E");
});

test("the last product taken out leaves nothing chosen, and the page says how to choose", async ({
  page,
}) => {
  await page.goto(`/compare?ids=${FIRST}`);
  await page.getByRole("link", { name: "移除 LH-ZCS" }).click();
  await expect(page).toHaveURL("/compare?ids=");
  await expect(page.getByText("还没有选择产品")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "电容补偿" })).toHaveAttribute(
    "href",
    "/product_type_list/33?view=list",
  );
  await expect.poll(() => cookie(page)).toBeUndefined();
});

for (const [ids, sentence, shown] of [
  [`${FIRST},abc,${SECOND}`, "“abc”不是产品编号，没有列入。", 2],
  [`${FIRST},${SECOND},999999`, "没有编号为 999999 的产品，没有列入。", 2],
  [`${FIRST},${SECOND},${FIRST}`, "LH-ZCS 选了不止一次，只列一次。", 2],
  [
    `${FIRST},${SECOND},${THIRD},${FOURTH},${FIFTH}`,
    "一次最多对比 4 款，LH-PM96E 没有列入；想对比它们，请先移除一款。",
    4,
  ],
  ["<script>,-1", "“<script>”、“-1”不是产品编号，没有列入。", 0],
] as const)
  test(`of ids=${ids} the page says what is wrong and shows ${shown} products`, async ({ page }) => {
    await page.goto(`/compare?ids=${encodeURIComponent(ids)}`);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(models(page)).toHaveCount(shown);
  });

test("on paper it is A4 landscape with the address, without buttons", async ({ page }) => {
  await page.goto(`/compare?ids=${FIRST},${SECOND},${THIRD},${FIFTH}`);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`/compare?ids=${FIRST},${SECOND},${THIRD},${FIFTH}`)).toBeVisible();
  for (const name of ["只看不同", "移除 LH-ZCS"])
    await expect(page.getByText(name, { exact: true }).first()).toBeHidden();
  await expect(table(page)).toBeVisible();
  expect(await table(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("axe finds nothing, nothing moves by itself, and only the table is wider than the screen", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await watchShifts(page);
  for (const address of [
    `/compare?ids=${FIRST},${SECOND},${THIRD},${FIFTH}`,
    `/compare?ids=${FIRST},x,1,${FIRST}`,
    "/compare?ids=",
    LIST,
    "/product_type_list/33?as=table",
  ]) {
    await page.goto(address);
    expect(await shiftsOf(page), address).toEqual({ score: 0, shifts: [] });
    await expectAccessible(page, address);
    for (const width of [320, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 375, height: 812 });
  }
});

test(
  "on a phone the names of the parameters stay while the products are moved past them",
  {
    tag: "@phone-only",
  },
  async ({ page }) => {
    await page.goto(`/compare?ids=${FIRST},${SECOND},${THIRD},${FIFTH}`);
    const name = row(page, "电容器额定电压").getByRole("rowheader");
    await name.scrollIntoViewIfNeeded();
    const before = await name.boundingBox();
    await table(page).evaluate((box) => box.scrollTo({ left: 200, behavior: "instant" }));
    expect((await name.boundingBox())?.x).toBe(before?.x);
  },
);
