import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { hrefs, readPage, words } from "@/e2e/read-page";
import { publish, siteWith, unpublish, withProject } from "./editors-desk";
import { begin, fieldIn, formOn, takePictureIn, write } from "./form";

const guide = readFileSync("docs/editing.md", "utf8");
/** The fields of the guide's example, with their values. */
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

test("the guide's example works in the desk: a product copied with a picture of its own, and news about it, in one migration that can be undone @all", async ({
  page,
}) => {
  test.slow();
  await withProject(async ({ root, file, open, migrations, newest }) => {
    const known = migrations();
    await open(page);

    await begin(page, "产品", { 照着哪一条: "1022", 型号: MODEL, 标题: TITLE });
    const form = formOn(page);
    const id = /\d+/.exec(await form.locator("code").first().innerText())?.[0] ?? "";
    // A copy lists links to the fields that must still be changed.
    await expect(form.getByRole("list", { name: "还要改的" })).toContainText("图片");
    await takePictureIn(form, { root, field: "图片", name: PICTURE, alt: ALT });
    for (const [steps, text] of rows) await write(form, steps, text.replaceAll("<br>", "\n"));
    await expect(form.getByRole("status")).toHaveText("没有保存");
    const shown = page.frameLocator("iframe");
    await expect(shown.getByRole("heading", { level: 1 })).toContainText(TITLE);
    const picture = shown.locator(`img[src*="${PICTURE}"]`).first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(readFileSync(file("pictures.json"), "utf8")).toContain(`"alt":"${ALT}"`);
    // The drawing is below the text from which it is made.
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
      for (const text of [MODEL, "120、150 kvar"]) expect(product).toContain(text);
      const news = await readPage(page.request, `${site.url}/detail/${article}`);
      expect(hrefs(news, MODEL)).toContain(`/newdetail/${id}`);
    } finally {
      await site.stop();
    }

    await unpublish(dialog);
    expect(migrations()).toEqual(known);
  });
});
