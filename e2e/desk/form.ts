import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

export const formOn = (page: Page) => page.getByRole("region", { name: "表单" });

/** Finds an item by its id, and opens its form. */
export async function openItem(page: Page, file: string) {
  const [id = ""] = /\d+/.exec(file) ?? [];
  await page.getByRole("searchbox", { name: "找内容" }).fill(id);
  await page
    .locator("nav button:not(.new)", { hasText: new RegExp(`\\s${id}$`) })
    .first()
    .click();
  await expect(formOn(page).locator("code").first()).toHaveText(file);
}

/** Drops a photo into a field of the form, and enters its name and alternative text. */
export async function takePictureIn(
  form: Locator,
  { root, field, name, alt }: { root: string; field: string; name: string; alt: string },
) {
  const original = path.join(root, "original.jpg");
  const picture = { width: 1600, height: 1200, channels: 3, background: "#dfe5ea" } as const;
  await sharp({ create: picture }).jpeg().toFile(original);
  const drop = fieldIn(form, field).locator(".drop");
  await drop.locator("input[type=file]").setInputFiles(original);
  await expect(drop.getByRole("img", { name: "要收入的图片" })).toBeVisible();
  await drop.getByLabel("图片的名称").fill(name);
  await drop.getByLabel("替代文字").fill(alt);
  await drop.getByRole("button", { name: "收入" }).click();
  await expect(drop.getByRole("alert")).toHaveText(`已收入 ${name}。`, { timeout: 60_000 });
}

export const fieldIn = (scope: Locator, name: string) =>
  scope.locator(`.field:has(> label:text-is("${name}"))`).first();

/** Fills a field, found by its label; entries of lists and maps are found by their names. */
export async function write(form: Locator, steps: readonly string[], text: string) {
  let scope = form;
  for (const [at, step] of steps.entries()) {
    const entry = scope.locator(`details:has(> summary:text("${step}"))`).first();
    const named = scope.locator(`.map > .entry:has(> strong:text-is("${step}"))`).first();
    const field = fieldIn(scope, step);
    if (at === 0 || (await field.count()) > 0) scope = field;
    else if ((await named.count()) > 0) scope = named;
    else {
      if (!(await entry.evaluate((list: HTMLDetailsElement) => list.open)))
        await entry.locator("> summary").click();
      scope = entry;
    }
  }
  // A field that is only missing appears with the check.
  await scope.waitFor();
  const asHtml = scope.getByRole("button", { name: "HTML", exact: true, pressed: false });
  if ((await asHtml.count()) > 0) await asHtml.first().click();
  await scope.locator("input, textarea").first().fill(text);
}

/** Creates a new item of a kind in the desk's dialog. */
export async function begin(page: Page, noun: string, fields: Record<string, string>) {
  const kind = page.locator(`nav details:has(> summary:text("${noun}"))`).first();
  await kind.locator("> summary").click();
  await kind.getByRole("button", { name: `新建${noun}` }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole("button", { name: "开始" }).click();
}
