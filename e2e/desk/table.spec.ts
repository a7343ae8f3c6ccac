import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { rowsIn, workbookOf } from "@/desk/tables/workbook";
import { readPage, words } from "@/e2e/read-page";
import { publish, siteWith, unpublish, withProject } from "./editors-desk";

const ROWS = 30;

test("a table of thirty products with three faults writes nothing and reports each; corrected, it becomes one migration that the site shows @all", async ({
  page,
}) => {
  test.slow();
  await withProject(async ({ root, file, content, open, migrations, newest }) => {
    const table = path.join(root, "products.xlsx");
    expect((await content("export", table, "--columns", "title,sort")).code).toBe(0);
    const [head = [], ...all] = rowsIn(readFileSync(table));
    const right = all
      .slice(0, ROWS)
      .map(([id = "", title = ""], at) => [id, `${title}甲`, String(5000 + at)]);
    const before = right.map(([id]) => readFileSync(file(`products/${id}.json`), "utf8"));
    const wrong = right.map((row) => [...row]);
    wrong[4]![2] = "很靠前";
    wrong[9]![0] = "999999";
    wrong[19]![1] = "";
    writeFileSync(table, workbookOf([head, ...wrong]));
    const refused = await content("import", table, "--yes");
    expect(refused.code).not.toBe(0);
    for (const place of ["第 6 行，C 列", "第 11 行，A 列", "第 21 行，B 列"])
      expect(refused.said).toContain(place);
    expect(refused.said).toContain("共 3 处需要修改，什么都没有写。");
    expect(right.map(([id]) => readFileSync(file(`products/${id}.json`), "utf8"))).toEqual(before);

    writeFileSync(table, workbookOf([head, ...right]));
    const written = await content("import", table, "--yes");
    expect(written.said).toContain(`已写进 ${ROWS} 个文件。`);

    const known = migrations();
    await open(page);
    const dialog = await publish(page, "调整排序");
    expect(migrations()).toHaveLength(known.length + 1);
    for (const [, title, sort] of right)
      expect(newest()).toContain(`UPDATE \`products\` SET \`sort\` = ${sort}, \`title\` = '${title}', `);
    const site = await siteWith(root);
    try {
      const [id, title = ""] = right[0]!;
      expect(words(await readPage(page.request, `${site.url}/newdetail/${id}`))).toContain(title);
    } finally {
      await site.stop();
    }
    await unpublish(dialog);
    expect(migrations()).toEqual(known);
  });
});
