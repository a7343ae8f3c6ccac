import type { APIRequestContext, Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { expectAccessible } from "./accessible";
import { goods, kept, lines } from "./cart-page";
import { fill, FORM, person, RECEIPT, stored, submit, table } from "./inquiry-page";
import { partsList, STRANGE } from "./parts-list";
import { hrefs, named, readPage, words } from "./read-page";
import { sheetFile } from "./sheet-file";
import { expect, isHydrated, test } from "./site";

const unread = (page: Page) => page.getByRole("region", { name: /^没有读懂的/ });
const paste = async (page: Page, text: string, from: "/cart" | "/code") => {
  await page.goto(from);
  if (from === "/code") await page.getByText("粘贴清单", { exact: true }).click();
  await page.getByRole("textbox", { name: /从图纸材料表/ }).fill(text);
  await page.getByRole("button", { name: "读取并加入询价单" }).click();
};

async function pasteAndSend(
  page: Page,
  store: Database.Database,
  hasScript: boolean,
  from: "/cart" | "/code" = "/cart",
) {
  const { asked, text } = partsList();
  await paste(page, text, from);
  await expect(page).toHaveURL("/cart?read=29-1");
  const outcome = page.getByRole("status").filter({ hasText: "1 行没有读懂，列在下面" });
  await expect(outcome).toHaveText("清单里有 29 行已读懂，加入了询价单1 行没有读懂，列在下面");
  await expect(outcome.locator("[class*=danger]")).toHaveCount(0);
  await expect(lines(page)).toHaveCount(asked.length);
  expect((await kept(page)).map(([model, code, quantity, note]) => [code || model, quantity, note])).toEqual(
    asked.map(({ name, quantity, note }) => [name, quantity, note]),
  );
  await expect(unread(page)).toContainText(STRANGE);
  // Its other lines are tested in cart.spec.ts.
  if (hasScript) await expectAccessible(page, "lines that were not read", "section[aria-labelledby=unread]");
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
}

const WAY = "a parts list of 30 lines is pasted, read and sent";
test(`${WAY}, from the page that reads codes`, { tag: "@all" }, ({ page, store }) =>
  pasteAndSend(page, store, true, "/code"),
);
test(`on a phone ${WAY}`, { tag: ["@phone-only", "@all"] }, ({ page, store }) =>
  pasteAndSend(page, store, true),
);
test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });
  test(WAY, { tag: ["@phone", "@all"] }, ({ page, store }) => pasteAndSend(page, store, false));
});

/** Posts the page's form like a browser without scripts. @returns the page it redirects to */
async function posted(request: APIRequestContext, fields: Record<string, string>) {
  const answer = await request.post("/cart/change", { multipart: fields, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return readPage(request, answer.headers().location ?? "");
}

test("a parts list that is too long is refused with a message, and nothing is added", async ({ request }) => {
  const page = await posted(request, { do: "paste", list: "X\n".repeat(201) });
  expect(words(page)).toContain("一次最多读取 200 行，请分几次粘贴。");
  expect(words(page)).toContain("询价单还是空的");
});

test(
  "a workbook is read in the browser into the field, and other files are reported",
  { tag: "@all" },
  async ({ page }) => {
    const { code } = goods();
    await page.goto("/cart");
    await isHydrated(page);
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
    // Collapsed if there already is a list.
    const field = page.getByRole("textbox", { name: /从图纸材料表/ });
    await expect(field).toBeHidden();
    await page.getByText("粘贴清单", { exact: true }).click();
    await expect(field).toBeVisible();
  },
);

test("a line that was not understood is resolved with a button, or removed", async ({ request }) => {
  const { model } = goods();
  const list = `${model.slice(0, -1)}Q 4台 急用\n${STRANGE}`;
  const page = await posted(request, { do: "paste", list });
  expect(words(page)).toContain("询价单里还没有产品，这些行不能单独提交");
  const section = named(page, "section", /^没有读懂的/)[0]!;
  expect(hrefs(section, /在线咨询/)).toEqual(["/contact"]);
  const press = (from: ParentNode, name: RegExp) => {
    const [button] = named(from, "form[action='/cart/change'] button[name=do]", name);
    return posted(request, { do: button?.getAttribute("value") ?? "" });
  };
  const mended = await press(section, new RegExp(`^改为 ${model} `));
  expect(words(mended)).toContain("清单原文");
  const { data } = await (await request.get("/api/carts")).json();
  expect(data.data).toEqual([
    expect.objectContaining({ model, quantity: 4, note: expect.stringContaining("急用") }),
  ]);
  const left = named(mended, "section", /^没有读懂的/)[0]!;
  expect(words(left, "li")).toContain(STRANGE);
  expect(named(await press(left, /^删除/), "section", /^没有读懂的/)).toEqual([]);
});
