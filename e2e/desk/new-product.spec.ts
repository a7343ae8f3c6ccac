import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { hrefs, readPage, words } from "@/e2e/read-page";
import { formOn, publish, siteWith, unpublish, withProject } from "./editors-desk";

const guide = readFileSync("docs/editing.md", "utf8");
/** What the guide's example writes into which field. */
const rows = [...guide.matchAll(/^ {3}\| (?!字段)([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, place = "", text = ""]) => [place.split(" › "), text] as const,
);
const found = (pattern: RegExp) => pattern.exec(guide)?.[1] ?? "";
const MODEL = found(/型号 `(.+?)`，标题“/);
const TITLE = found(/，标题“(.+?)”。编号/);
const HEADLINE = found(/类别 19，标题“(.+?)”/);
const ARTICLE = found(/`(<p>.+?<\/p>)`/);
const PICTURE = found(/名称写 `(.+?)`/);
const ALT = found(/替代文字写“(.+?)”/);

/** The picture of the example, dropped into the form as the guide says. */
async function takePictureIn(form: Locator, root: string) {
  const original = path.join(root, "original.jpg");
  const picture = { width: 1600, height: 1200, channels: 3, background: "#dfe5ea" } as const;
  await sharp({ create: picture }).jpeg().toFile(original);
  const drop = fieldIn(form, "图片").locator(".drop");
  await drop.locator("input[type=file]").setInputFiles(original);
  await expect(drop.getByRole("img", { name: "要收入的图片" })).toBeVisible();
  await drop.getByLabel("图片的名称").fill(PICTURE);
  await drop.getByLabel("替代文字").fill(ALT);
  await drop.getByRole("button", { name: "收入" }).click();
  await expect(drop.getByRole("alert")).toHaveText(`已收入 ${PICTURE}。`, { timeout: 60_000 });
}

const fieldIn = (scope: Locator, name: string) =>
  scope.locator(`.field:has(> label:text-is("${name}"))`).first();

/** Fills a field as an editor finds it: by its name, an entry of a list by what it is called. */
async function write(form: Locator, steps: readonly string[], text: string) {
  let scope = form;
  for (const [at, step] of steps.entries()) {
    const entry = scope.locator(`details:has(> summary:text("${step}"))`).first();
    const field = fieldIn(scope, step);
    if (at > 0 && (await field.count()) === 0) {
      if (!(await entry.evaluate((list: HTMLDetailsElement) => list.open)))
        await entry.locator("> summary").click();
      scope = entry;
    } else scope = field;
  }
  // A field that is only missed comes with the check.
  await scope.waitFor();
  const asHtml = scope.getByRole("button", { name: "HTML", exact: true, pressed: false });
  if ((await asHtml.count()) > 0) await asHtml.first().click();
  await scope.locator("input, textarea").first().fill(text);
}

async function begin(page: Page, noun: string, fields: Record<string, string>) {
  const kind = page.locator(`nav details:has(> summary:text("${noun}"))`).first();
  await kind.locator("> summary").click();
  await kind.getByRole("button", { name: `新建${noun}` }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole("button", { name: "开始" }).click();
}

test("the guide's example is made in the desk: a product like its sister with a picture of its own, and the news of it, in one migration that can be taken back @all", async ({
  page,
}) => {
  test.slow();
  await withProject(async ({ root, file, open, migrations, newest }) => {
    const known = migrations();
    await open(page);

    await begin(page, "产品", { 照着哪一条: "1022", 型号: MODEL, 标题: TITLE });
    const form = formOn(page);
    const id = /\d+/.exec(await form.locator("code").first().innerText())?.[0] ?? "";
    // What a copy still lacks is a list of ways to the fields.
    await expect(form.getByRole("list", { name: "还要改的" })).toContainText("图片");
    await takePictureIn(form, root);
    for (const [steps, text] of rows) await write(form, steps, text);
    await expect(form.getByRole("status")).toHaveText("没有保存");
    const shown = page.frameLocator("iframe");
    await expect(shown.getByRole("heading", { level: 1 })).toContainText(TITLE);
    const picture = shown.locator(`img[src*="${PICTURE}"]`).first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(readFileSync(file("pictures.json"), "utf8")).toContain(`"alt":"${ALT}"`);
    // Its drawing stands below the words that it is drawn from.
    await expect(fieldIn(form, "外形尺寸").getByRole("img", { name: "网站画出的图" }).first()).toBeVisible();

    await begin(page, "新闻", { 标题: HEADLINE });
    await expect(form.locator("code").first()).toContainText("news/");
    await write(form, ["类别"], "19");
    await write(form, ["图片"], PICTURE);
    await write(form, ["正文"], ARTICLE.replace("1077", id));
    await expect(form.getByRole("status")).toHaveText("没有保存");
    const article = /\d+/.exec(await form.locator("code").first().innerText())?.[0] ?? "";
    await page.getByRole("button", { name: "全部保存" }).click();
    await expect(page.getByText("全部已保存")).toBeVisible();

    const dialog = await publish(page, `新增产品 ${MODEL}`);
    expect(migrations()).toHaveLength(known.length + 1);
    expect(newest()).toMatch(new RegExp(`INSERT INTO \`products\` .*${id}.*'${MODEL}'`, "s"));
    expect(newest()).toMatch(new RegExp(`INSERT INTO \`news\` .*${article}.*'${HEADLINE}'`, "s"));
    const site = await siteWith(root);
    try {
      const product = words(await readPage(page.request, `${site.url}/newdetail/${id}`));
      for (const text of [MODEL, "125、150 kvar"]) expect(product).toContain(text);
      const news = await readPage(page.request, `${site.url}/detail/${article}`);
      expect(hrefs(news, MODEL)).toContain(`/newdetail/${id}`);
    } finally {
      await site.stop();
    }

    await unpublish(dialog);
    expect(migrations()).toEqual(known);
  });
});
