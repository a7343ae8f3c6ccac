import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { formOn, openItem, publish, withProject } from "./editors-desk";

test("an editor changes a field, sees it on the real page before anything is saved, and writes one migration @all", async ({
  page,
}) => {
  await withProject(async ({ root, file, open, migrations, newest }) => {
    const [entry = ""] = readdirSync(`${root}/db/content/news`);
    const before = readFileSync(file(`news/${entry}`), "utf8");
    const known = migrations().length;
    await open(page);
    await openItem(page, `news/${entry}`);
    const form = formOn(page);
    const { title } = JSON.parse(before) as { title: string };
    await form.getByLabel("标题", { exact: true }).fill(`${title}（更新）`);
    const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(heading).toContainText("（更新）");
    expect(readFileSync(file(`news/${entry}`), "utf8")).toBe(before);

    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.getByRole("status")).toHaveText("已保存");
    await publish(page, "改一个标题");
    expect(migrations()).toHaveLength(known + 1);
    expect(newest()).toContain(`UPDATE \`news\` SET \`title\` = '${title}（更新）'`);
  });
});
