import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { withProject } from "./editors-desk";
import { formOn, openItem } from "./form";

type Article = { title: string; sort?: number };

test("two desks on one file: both texts are kept, a save of one is shown to the other and not overwritten; a killed desk has all typed text @all", async ({
  page,
  context,
}) => {
  test.slow();
  await withProject(async ({ root, file, open, kill }) => {
    const [first = "", second = ""] = readdirSync(`${root}/db/content/news`).map((name) => `news/${name}`);
    const onDisk = (name: string) => JSON.parse(readFileSync(file(name), "utf8")) as Article;
    const other = await context.newPage();
    const titleOn = (of: typeof page) => formOn(of).getByLabel("标题", { exact: true });
    const stateOn = (of: typeof page) => formOn(of).getByRole("status");
    await open(page);
    await open(other);
    for (const one of [page, other]) await openItem(one, first);

    await titleOn(page).fill("这边写的标题");
    await expect(stateOn(page)).not.toHaveText("已保存");
    await formOn(other).getByLabel("时间", { exact: true }).fill("2026-01-31 09:30:00");
    await expect(formOn(other)).toContainText("另一个窗口也在改这个文件：标题");
    await expect(titleOn(other)).toHaveValue("这边写的标题");
    await formOn(other).getByRole("button", { name: "保存" }).click();
    await expect(stateOn(other)).toHaveText("已保存");
    expect(onDisk(first)).toMatchObject({ title: "这边写的标题", createtime: "2026-01-31 09:30:00" });

    for (const one of [page, other]) await openItem(one, second);
    const { title } = onDisk(second);
    await titleOn(page).fill("这边先保存的标题");
    await formOn(page).getByRole("button", { name: "保存" }).click();
    await expect(stateOn(page)).toHaveText("已保存");
    await formOn(other).getByLabel("时间", { exact: true }).fill("2026-02-01 09:30:00");
    await expect(formOn(other)).toContainText("别人保存过这个文件，改了：标题");
    await expect(formOn(other).getByRole("button", { name: "保存" })).toBeDisabled();
    expect(onDisk(second)).toMatchObject({ title: "这边先保存的标题" });

    await formOn(other).getByLabel("时间", { exact: true }).fill("2026-02-02 09:30:00");
    const kept = () => readFileSync(`${root}/data/desk/drafts/${second}`, "utf8");
    await expect.poll(kept).toContain("2026-02-02 09:30:00");
    await kill();
    await titleOn(page).fill("没有人听见的字");
    await expect(formOn(page)).toContainText("编辑台已经停了");
    await open(other);
    await openItem(other, second);
    await expect(formOn(other).getByLabel("时间", { exact: true })).toHaveValue("2026-02-02 09:30:00");
    await expect(titleOn(other)).toHaveValue(title);
    expect(onDisk(second).title).toBe("这边先保存的标题");
  });
});
