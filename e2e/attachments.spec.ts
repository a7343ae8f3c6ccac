import { existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import sharp from "sharp";
import { expectAccessible } from "./accessible";
import { ADD, field, fill, message, open, stored, submit, toast } from "./contact-page";
import { expect, test } from "./site";

/** A photo with GPS metadata. */
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#246" } })
    .withExif({ IFD0: { Copyright: "机密" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 14/1 0/1" } })
    .jpeg()
    .toBuffer();
const DXF = Buffer.from("0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n");

const chosen = async () => [
  { name: "铭牌 1.JPG", mimeType: "image/jpeg", buffer: await photo() },
  { name: "单线图.dxf", mimeType: "application/dxf", buffer: DXF },
];
const files = (page: Page) => page.getByLabel("附件");

/** The files of a message in the database, and their contents on disk. */
function filesOf(store: Database.Database, sent: Parameters<typeof stored>[1]) {
  const [row] = stored(store, sent);
  const rows = store
    .prepare("SELECT name, hash FROM attachments WHERE message = ? ORDER BY nth")
    .all(row?.id) as { name: string; hash: string }[];
  const place = (hash: string) => `${store.name}.attachments/${hash}`;
  return rows.map(({ name, hash }) => ({
    name,
    bytes: existsSync(place(hash)) ? readFileSync(place(hash)) : undefined,
  }));
}

async function expectStored(store: Database.Database, sent: ReturnType<typeof message>) {
  const [picture, drawing, ...others] = filesOf(store, sent);
  expect([picture?.name, drawing?.name, others]).toEqual(["铭牌_1.jpg", "单线图.dxf", []]);
  const { exif, width } = await sharp(picture?.bytes).metadata();
  expect([exif, width]).toEqual([undefined, 300]);
  expect(drawing?.bytes).toEqual(DXF);
}

test(
  "photos and drawings are sent with a question, and the confirmation lists them",
  { tag: "@phone-all" },
  async ({ page, store }) => {
    const sent = message();
    await open(page);
    await fill(page, sent);
    await files(page).setInputFiles(await chosen());
    await submit(page).click();
    await expect(toast(page, "提交成功")).toBeVisible();
    await expect(page.getByText("铭牌 1.JPG、单线图.dxf")).toBeVisible();
    await expect(files(page)).toHaveValue("");
    await expectStored(store, sent);
  },
);

test(
  "too many, too large and unsupported files are reported at once, and typed text is kept",
  { tag: "@all" },
  async ({ page, store }) => {
    const sent = message();
    let calls = 0;
    await page.route(ADD, (route) => (calls++, route.abort()));
    await open(page);
    await fill(page, sent);
    const one = { name: "a.jpg", mimeType: "image/jpeg", buffer: await photo() };
    for (const [wrong, sentence] of [
      [Array(6).fill(one), "最多附 5 个文件"],
      [[{ ...one, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }], "每个文件最多 10 MB"],
      [
        [{ ...one, name: "a.heic" }],
        "附件只收 JPG、PNG、WebP、PDF、xlsx、dxf；DWG 请另存为 DXF，CSV 请另存为 xlsx",
      ],
    ] as const) {
      await files(page).setInputFiles([...wrong]);
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await submit(page).click();
      await expect(files(page)).toBeFocused();
      await expect(files(page)).toHaveAccessibleDescription(sentence);
    }
    await files(page).setInputFiles([one]);
    await expect(page.getByText("附件只收")).toBeHidden();
    await expect(field(page, "姓名")).toHaveValue(sent.name);
    expect(calls).toBe(0);
    expect(stored(store, sent)).toEqual([]);
  },
);

test(
  "a file with a wrong extension is refused with a message, and typed text is kept",
  { tag: "@all" },
  async ({ page, store }) => {
    const sent = message();
    await open(page);
    await fill(page, sent);
    await files(page).setInputFiles([
      { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<script>") },
    ]);
    await submit(page).click();
    await expect(toast(page, "附件只收 JPG、PNG、WebP、PDF、xlsx、dxf")).toBeVisible();
    await expect(field(page, "姓名")).toHaveValue(sent.name);
    expect(stored(store, sent)).toEqual([]);
  },
);

test(
  "each chosen file is listed with its size, and can be removed with its button and by keyboard",
  { tag: ["@phone", "@all"] },
  async ({ page, store }) => {
    const sent = message();
    await open(page);
    await fill(page, sent);
    const list = page.getByRole("list", { name: "已选的文件" });
    await expect(list).toBeHidden();
    const large = { name: `${"很长的名称".repeat(12)}.pdf`, mimeType: "", buffer: Buffer.alloc(10_485_761) };
    await files(page).setInputFiles([...(await chosen()), large]);
    await expect(list.getByRole("listitem")).toHaveText([
      /^铭牌 1\.JPG\d+ KB移除$/,
      "单线图.dxf1 KB移除",
      `${large.name}10.1 MB，不能附移除`,
    ]);
    await expectAccessible(page, "chosen files", "form");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await list.getByRole("button", { name: `移除 ${large.name}` }).press("Enter");
    await expect(files(page)).toBeFocused();
    await expect(page.getByText("每个文件最多 10 MB")).toBeHidden();
    await list.getByRole("button", { name: "移除 铭牌 1.JPG" }).press("Space");
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await submit(page).click();
    await expect(toast(page, "提交成功")).toBeVisible();
    expect(filesOf(store, sent)).toEqual([{ name: "单线图.dxf", bytes: DXF }]);
    await expect(list).toBeHidden();
  },
);

test(
  "the file control has the site's language in any browser, and is reached by keyboard",
  { tag: ["@phone", "@all"] },
  async ({ page }) => {
    await open(page);
    const words = page.getByText("选择文件", { exact: true });
    await expect(words).toBeVisible();
    await expect(page.getByText("未选文件")).toBeVisible();
    await expect(files(page)).toHaveCSS("opacity", "0");
    // Clicking the label opens the native control.
    const asked = page.waitForEvent("filechooser");
    await words.click({ force: true });
    await (await asked).setFiles(await chosen());
    await expect(page.getByText("已选 2 个文件")).toBeVisible();
    await files(page).focus();
    const opened = page.waitForEvent("filechooser");
    await page.keyboard.press("Enter");
    await opened;
    await page.getByRole("button", { name: "重置" }).click();
    await expect(page.getByText("未选文件")).toBeVisible();
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test(
    "the form accepts photos and drawings, and says what it does not accept",
    { tag: ["@phone-only", "@all"] },
    async ({ page, store }) => {
      const sent = message();
      await page.goto("/contact");
      await expect(page.getByText("选择文件", { exact: true })).toBeHidden();
      await expect(files(page)).toHaveCSS("opacity", "1");
      await fill(page, sent);
      await files(page).setInputFiles([{ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("MZ") }]);
      await submit(page).click();
      await expect(page).toHaveURL("/contact?result=fileType");
      await expect(page.getByText("附件只收 JPG、PNG、WebP、PDF、xlsx、dxf")).toBeVisible();
      await page.goBack();
      await fill(page, sent);
      await files(page).setInputFiles(await chosen());
      await submit(page).click();
      await expect(page).toHaveURL(/\/contact\?number=\d+&result=ok$/);
      await expectStored(store, sent);
    },
  );
});
