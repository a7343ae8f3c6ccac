import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { readPage, words } from "@/e2e/read-page";
import { publish, siteWith, unpublish, withProject } from "./editors-desk";
import { formOn, openItem } from "./form";

type Line = { label?: string; text?: string; max?: number; unit?: string };
type Product = { id: number; model: string; parameters: Line[] };

const productFile = (root: string, id: number) => path.join(root, `db/content/products/${id}.json`);

/** A limit that no other text of its product repeats. */
function boundIn(root: string): { product: Product; line: Line; at: number } {
  for (const file of readdirSync(path.join(root, "db/content/products"))) {
    const product = JSON.parse(readFileSync(path.join(root, "db/content/products", file), "utf8")) as Product;
    const at = product.parameters.findIndex(
      ({ text, max, unit }) =>
        text === `≤${max} ${unit}` && JSON.stringify(product).split(`${max} ${unit}`).length === 2,
    );
    const line = product.parameters[at];
    if (line) return { product, line, at };
  }
  throw new Error("No product has such a bound.");
}

/** The comparison reads the whole site twice. */
const COMPARED = { timeout: 200_000 };

/** Expects the affected pages of a change to be listed with text before and after, and no others. */
async function expectAffected(page: Page, { id }: Product, { was, is }: Record<"was" | "is", string>) {
  await page.getByRole("button", { name: "看影响" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText("比较了全站", COMPARED);
  const pages = dialog.locator(".pages section");
  await expect(pages.filter({ hasText: "产品页" })).toContainText(`/newdetail/${id}`);
  await expect(pages.filter({ hasText: "数据表" })).toContainText(`/datasheet/${id}.pdf`);
  expect(await dialog.locator(".pages section button").count()).toBeLessThan(60);
  await dialog.getByRole("button", { name: `/newdetail/${id}` }).click();
  await expect(page.frameLocator("iframe[title=网站上现在的]").getByText(was).first()).toBeAttached();
  await expect(page.frameLocator("iframe[title=改动以后的]").getByText(is).first()).toBeAttached();
  await dialog.getByRole("button", { name: "关闭" }).click();
}

test("an editor changes a parameter, sees it on the page before saving, compares all changed pages, and writes one migration; another's save is not overwritten @all", async ({
  page,
}) => {
  test.slow();
  await withProject(async ({ root, open, migrations, newest }) => {
    const { product, line, at } = boundIn(root);
    const bound = (line.max ?? 0) * 2;
    const text = `≤${bound} ${line.unit}`;
    const before = readFileSync(productFile(root, product.id), "utf8");
    const known = migrations().length;

    await open(page);
    await openItem(page, `products/${product.id}.json`);
    const form = formOn(page);
    const site = page.frameLocator("iframe[title=网站页面]");
    await expect(site.getByText(line.text ?? "").first()).toBeAttached();
    const entry = form.locator('[data-field="parameters"] > .control > .list > details').nth(at);
    await entry.locator("summary").click();
    await entry.getByLabel("原文").fill(text);
    // The text has a different figure than the data: the check reports it beside the line.
    await expect(entry.locator(".fault").first()).toBeVisible();
    await entry.getByLabel("最大").fill(String(bound));
    await expect(site.getByText(text).first()).toBeAttached();
    await expect(entry.locator(".fault")).toHaveCount(0);
    expect(readFileSync(productFile(root, product.id), "utf8")).toBe(before);
    expect(existsSync(path.join(root, `data/desk/drafts/products/${product.id}.json`))).toBe(true);

    await expectAffected(page, product, { was: line.text ?? "", is: text });

    const others = JSON.parse(before) as Product & { sort: number };
    writeFileSync(productFile(root, product.id), JSON.stringify({ ...others, sort: 12_345 }));
    await page.reload();
    await openItem(page, `products/${product.id}.json`);
    await expect(form).toContainText("别人保存过这个文件，改了：排序");
    await expect(form.getByRole("button", { name: "保存" })).toBeDisabled();
    await form.getByRole("button", { name: "在他的上面继续改" }).click();
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.getByRole("status")).toHaveText("已保存");
    const saved = JSON.parse(readFileSync(productFile(root, product.id), "utf8")) as typeof others;
    expect([saved.sort, saved.parameters[at]?.text]).toEqual([12_345, text]);

    const dialog = await publish(page, "放宽一个参数");
    expect(migrations()).toHaveLength(known + 1);
    expect(newest()).toContain("-- content: 放宽一个参数");
    expect(newest()).toContain(`UPDATE \`product_parameters\` SET \`text\` = '${text}'`);
    const published = await siteWith(root);
    try {
      const shown = await readPage(page.request, `${published.url}/newdetail/${product.id}`);
      expect(words(shown)).toContain(text);
    } finally {
      await published.stop();
    }

    await unpublish(dialog);
    expect(migrations()).toHaveLength(known);
  });
});
