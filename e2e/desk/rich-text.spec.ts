import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "@/e2e/accessible";
import { publish, withProject } from "./editors-desk";
import { formOn, openItem } from "./form";

test("an editor writes a rich text: paragraphs, a list, a table, a link; it is on the page, and in one migration as clean HTML @all", async ({
  page,
}) => {
  await withProject(async ({ root, file, open, newest }) => {
    const [entry = ""] = readdirSync(`${root}/db/content/news`);
    const textOf = () =>
      (JSON.parse(readFileSync(file(`news/${entry}`), "utf8")) as { maincontent: string }).maincontent;
    const before = textOf();
    await open(page);
    await openItem(page, `news/${entry}`);
    const form = formOn(page);
    const text = form.getByRole("textbox", { name: "正文", exact: true });
    const tools = form.getByRole("toolbar", { name: "文字的样子" });
    await expect(tools.getByRole("button", { name: "撤销" })).toBeDisabled();

    await text.locator("p").first().click();
    await page.keyboard.press("Control+Home");
    await tools.getByRole("button", { name: "下面加一段" }).click();
    await page.keyboard.type("复核清单");
    await tools.getByLabel("这一段是").selectOption("标题");
    await page.keyboard.press("Enter");
    await page.keyboard.type("验电");
    await tools.getByRole("button", { name: "编号" }).click();
    await page.keyboard.press("Enter");
    await page.keyboard.type("放电");
    await page.keyboard.press("Shift+Home");
    await tools.getByRole("button", { name: "链接" }).click();
    await form.getByLabel("链接的地址").fill("/safety");
    await form.getByRole("button", { name: "加上链接" }).click();
    await page.keyboard.press("End");
    await tools.getByRole("button", { name: "表格", exact: true }).click();
    await page.keyboard.type("电压");
    await tools.getByRole("button", { name: "删这一列" }).click();
    await page.keyboard.type("残压");
    await tools.getByRole("button", { name: "撤销" }).click();
    await tools.getByRole("button", { name: "重做" }).click();

    const shown = page.frameLocator("iframe[title=网站页面]").getByRole("article");
    await expect(shown.getByRole("heading", { name: "复核清单" })).toBeAttached();
    await expect(shown.locator("ol > li").getByRole("link", { name: "放电" })).toHaveAttribute(
      "href",
      "/safety",
    );
    await expect(shown.getByRole("columnheader", { name: "残压" })).toBeAttached();
    await expectAccessible(page, "tools of a rich text", "[role=toolbar]");
    await form.getByRole("button", { name: "HTML" }).click();
    await expect(form.getByRole("textbox", { name: "正文", exact: true })).toHaveValue(/<h3>复核清单<\/h3>/);

    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.getByRole("status")).toHaveText("已保存");
    const added =
      '<h3>复核清单</h3>\n<ol><li>验电</li><li><a href="/safety">放电</a></li></ol>\n' +
      "<table><thead><tr><th>残压</th></tr></thead><tbody><tr><td></td></tr><tr><td></td></tr></tbody></table>";
    expect(textOf().replaceAll("\n", "").replace(added.replaceAll("\n", ""), "")).toBe(
      before.replaceAll("\n", ""),
    );
    await publish(page, "加一份复核清单");
    expect(newest()).toContain("复核清单");
    expect(newest()).toContain('<a href="/safety">放电</a>');
  });
});
