import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
const MANIFEST = found(/`(\[\{ "file".+?\])`/);

/** The picture of the example, taken in as the guide says. */
async function takePictureIn(root: string) {
  const [{ file = "" } = {}] = JSON.parse(MANIFEST) as { file: string }[];
  const original = path.join(root, "in", file);
  mkdirSync(path.dirname(original), { recursive: true });
  const picture = { width: 1600, height: 1200, channels: 3, background: "#dfe5ea" } as const;
  await sharp({ create: picture }).jpeg().toFile(original);
  writeFileSync(path.join(root, "in/manifest.json"), MANIFEST);
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
  await withProject(async ({ root, content, open, migrations, newest }) => {
    await takePictureIn(root);
    const taken = await content("pictures", "in");
    expect(taken.code, taken.said).toBe(0);
    const known = migrations();
    await open(page);

    await begin(page, "产品", { 照着哪一条: "1022", 型号: MODEL, 标题: TITLE });
    const form = formOn(page);
    const id = /\d+/.exec(await form.locator("code").first().innerText())?.[0] ?? "";
    // What a copy still lacks is a list of ways to the fields.
    await expect(form.getByRole("list", { name: "还要改的" })).toContainText("图片");
    for (const [steps, text] of rows) await write(form, steps, text);
    await expect(form.getByRole("status")).toHaveText("没有保存");
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toContainText(TITLE);

    await begin(page, "新闻", { 标题: HEADLINE });
    await expect(form.locator("code").first()).toContainText("news/");
    await write(form, ["类别"], "19");
    await write(form, ["图片"], "products/lh-svg-h-1");
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
