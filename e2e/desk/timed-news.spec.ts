import { readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { expect, test } from "@playwright/test";
import { NEWS_TYPE } from "@/lib/constants";
import { readPage, words } from "@/e2e/read-page";
import { publish, siteWith, withProject } from "./editors-desk";
import { begin, formOn, takePictureIn, write } from "./form";

const HEADLINE = "澜衡电气南区实验楼启用";
const COMES = "2099-12-01 08:00:00";
const PICTURE = "news/south-laboratory-1";
const ALT = "南区实验楼的试验大厅";

test("a scheduled news item with a picture is written in the desk, appears nowhere before its time, and then everywhere by itself @all", async ({
  page,
}) => {
  test.slow();
  await withProject(async ({ root, file, open, newest }) => {
    await open(page);
    await begin(page, "新闻", { 标题: HEADLINE });
    const form = formOn(page);
    const place = form.locator("code").first();
    await expect(place).toContainText("news/");
    const id = /\d+/.exec(await place.innerText())?.[0] ?? "";
    await write(form, ["类别"], String(NEWS_TYPE.company));
    await takePictureIn(form, { root, field: "图片", name: PICTURE, alt: ALT });
    await write(form, ["图片"], PICTURE);
    await write(
      form,
      ["正文"],
      "<p>南区实验楼十二月启用，电能质量装置的满载试验移到这里做，照着试验大纲的现场见证在这里约。</p>",
    );
    await form.getByRole("button", { name: "上线时间" }).click();
    await write(form, ["上线时间"], COMES);
    // The editor sees it before its scheduled time; visitors do not.
    const shown = page.frameLocator("iframe");
    await expect(shown.getByRole("heading", { level: 1 })).toContainText(HEADLINE);
    const picture = shown.locator(`article img[src*="${PICTURE}"]`);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(form.getByRole("status")).toHaveText("没有保存");
    await page.getByRole("button", { name: "全部保存" }).click();
    await expect(page.getByText("全部已保存")).toBeVisible();
    expect(JSON.parse(readFileSync(file(`news/${id}.json`), "utf8"))).toMatchObject({ publish: COMES });

    const dialog = await publish(page, "实验楼启用，十二月上线");
    const then = dialog.getByRole("region", { name: COMES });
    await expect(then.getByText(`新增 新闻 ${id}`)).toBeVisible();
    expect(newest()).toMatch(new RegExp(`INSERT INTO \`scheduled_changes\` .*'${COMES}'`, "s"));
    expect(newest()).not.toMatch(/^INSERT INTO `news`/m);

    const site = await siteWith(root);
    const store = new Database(site.store, { timeout: 5000 });
    try {
      const said = async (address: string) => (await page.request.get(site.url + address)).text();
      const list = () =>
        page.request.post(`${site.url}/api/News/getList`, { form: { type: NEWS_TYPE.company } });
      const places = async () => ({
        page: (await page.request.get(`${site.url}/detail/${id}`)).status(),
        newsPage: (await said("/newsPage")).includes(`/detail/${id}"`),
        companyNews: (await said("/Companynew")).includes(`/detail/${id}"`),
        search: (await said(`/search?q=${encodeURIComponent("南区实验楼")}`)).includes(`/detail/${id}"`),
        sitemap: (await said("/sitemap.xml")).includes(`/detail/${id}<`),
        feed: (await said("/feed.xml")).includes(HEADLINE),
        call: (await (await list()).text()).includes(HEADLINE),
      });
      const nowhere = { newsPage: false, companyNews: false, search: false, sitemap: false, feed: false };
      expect(await places()).toEqual({ ...nowhere, page: 404, call: false });
      // Pretends that its time has come.
      store.prepare("UPDATE scheduled_changes SET at = '2026-01-01 00:00:00'").run();
      const everywhere = { newsPage: true, companyNews: true, search: true, sitemap: true, feed: true };
      await expect.poll(places).toEqual({ ...everywhere, page: 200, call: true });
      const article = words(await readPage(page.request, `${site.url}/detail/${id}`));
      expect(article).toContain("南区实验楼十二月启用");
    } finally {
      store.close();
      await site.stop();
    }
  });
});
