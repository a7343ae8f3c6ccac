import { completeProduct, one } from "./content";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

/** The products with the most to print. */
const KINDS = [
  { kind: "a product with much to say of its wiring", where: "true" },
  { kind: "an instrument", where: "id IN (SELECT product FROM product_categories WHERE category = 49)" },
  { kind: "a product without wiring", where: "wirecontent = ''" },
];

for (const { kind, where } of KINDS) {
  test(
    `${kind} prints on two or three full sheets with model, version and number in the footer`,
    { tag: "@all" },
    async ({ page, store }) => {
      const id = one<number>(
        store,
        `SELECT id FROM products WHERE ${where} ORDER BY length(wirecontent) DESC, id`,
      );
      const model = one<string>(store, "SELECT model FROM products WHERE id = ?", id);
      const [number, date] = store
        .prepare("SELECT number, date FROM product_revisions WHERE product = ? ORDER BY number DESC")
        .raw()
        .get(id) as [number, string];
      await page.goto(`/newdetail/${id}`);
      const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect([2, 3]).toContain(sheets.length);
      for (const [at, { text }] of sheets.entries()) {
        expect(text).toContain(model);
        expect(text).toContain(`版本V1.${number - 1}·${date}`);
        expect(text).toContain(`${at + 1}/${sheets.length}`);
      }
      for (const { filled } of sheets) expect(filled).toBeGreaterThan(0.4);
    },
  );
}

test(
  "a data sheet prints on two A4 sheets with its own margins, another page with the site's",
  { tag: "@all" },
  async ({ page, store }) => {
    const print = async (path: string) => {
      await page.goto(path);
      return readPdf(await page.pdf({ preferCSSPageSize: true }));
    };
    const sheets = await print(`/datasheet/${completeProduct(store).id}`);
    expect(sheets).toHaveLength(2);
    for (const { left, size } of sheets) {
      expect(size.width).toBeCloseTo(210, 0);
      expect(size.height).toBeCloseTo(297, 0);
      expect(left).toBeGreaterThan(13.8);
      expect(left).toBeLessThan(14.6);
    }
    const [first] = await print("/privacy");
    expect(first?.left).toBeGreaterThan(15.8);
    expect(first?.left).toBeLessThan(16.6);
  },
);

test(
  "a product's page shows its version and changes, newest first",
  { tag: "@all" },
  async ({ page, store }) => {
    // No other spec reads the last one.
    const id = one<number>(store, "SELECT max(id) FROM products");
    const record = page.getByRole("region", { name: "资料" });
    const [given, days] = store
      .prepare("SELECT count(*), count(DISTINCT date) FROM product_revisions WHERE product = ?")
      .raw()
      .get(id) as [number, number];
    const revise = store.prepare("INSERT INTO product_revisions VALUES (?, ?, ?, ?)");
    const last = given + 4;
    const change = (fact: string) => ({ fact, before: "30 kvar", after: "40 kvar" });
    await page.goto(`/newdetail/${id}`);
    const version = await record.getByText(/^版本 V1\.\d+ · \d{4}-\d\d-\d\d$/).textContent();
    expect(version).toContain(`版本 V1.${given - 1} ·`);
    try {
      for (let number = given + 1; number <= last; number++) {
        const changes = ["额定容量", "外形尺寸", "安装深度", "执行标准"].map(change);
        revise.run(id, number, `2031-01-0${(number % 9) + 1}`, JSON.stringify(changes));
      }
      await page.reload();
      await expect(record.getByText(`版本 V1.${last - 1} · 2031-01-0${(last % 9) + 1}`)).toBeVisible();
      await expect(
        record.getByText(/^额定容量原 30\s?kvar\s?现 40\s?kvar$/).filter({ visible: true }),
      ).toHaveCount(1);
      // Changes of one day are one entry.
      await record.getByRole("link", { name: `另有 1 处改动，更早的 ${days + 3} 次修订` }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("修订记录");
      await expect(page.getByRole("row", { name: "执行标准 30 kvar 40 kvar" })).toHaveCount(4);
      await expect(page.getByText("首次发布")).toBeVisible();
    } finally {
      store.prepare("DELETE FROM product_revisions WHERE product = ? AND number > ?").run(id, given);
    }
  },
);

test(
  "a product prints as a data sheet, without the site's frame",
  { tag: "@all" },
  async ({ page, store }) => {
    const { id, title } = completeProduct(store);
    await page.goto(`/newdetail/${id}`);
    await page.emulateMedia({ media: "print" });
    for (const part of ["规格参数", "外形与安装尺寸", "接线", "产品概述", "如何订购"]) {
      await expect(page.getByRole("heading", { name: part, exact: true })).toBeVisible();
    }
    const gallery = page.getByRole("group", { name: `${title}的图片` });
    await expect(gallery.locator("img").filter({ visible: true })).toHaveCount(1);
    await expect(gallery.locator("button, svg, a > span").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("main").locator("form").filter({ visible: true })).toHaveCount(0);
    for (const rest of ["咨询此产品", "相关产品", "在线咨询"]) {
      for (const item of await page.getByText(rest, { exact: true }).all()) await expect(item).toBeHidden();
    }
  },
);
