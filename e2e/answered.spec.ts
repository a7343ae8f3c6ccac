import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import sharp from "sharp";
import { goods, lines } from "./cart-page";
import { fill, FORM, order, person, RECEIPT, someProducts, stored, submit } from "./inquiry-page";
import { partsList, STRANGE } from "./parts-list";
import { readPage, words } from "./read-page";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

const run = promisify(execFile);
const PROJECT = "澜州二期配电房";
const OTHER = "浪涌保护器 XYZ-41/4P";

/** A parts list of 30 lines: two are not our products, one is misspelt. */
function misspelt() {
  const rows = partsList().text.split("\n");
  const { model } = goods();
  const name = `${model.slice(0, -1)}Q`;
  return {
    model,
    text: [...rows.slice(0, 28), `28\t\t${name}\t台\t4\t`, `29\t\t${OTHER}\t台\t1\t`, ...rows.slice(30)].join(
      "\n",
    ),
  };
}

const unread = (page: Page) => page.getByRole("region", { name: /^没有读懂的/ });

/** Pastes the list, corrects what one click can correct, names it and sends it with a photo. @returns the sender */
async function sendList(page: Page) {
  const { model, text } = misspelt();
  await page.goto("/cart");
  await page.getByRole("textbox", { name: /从图纸材料表/ }).fill(text);
  await page.getByRole("button", { name: "读取并加入询价单" }).click();
  await expect(page).toHaveURL("/cart?read=27-3");
  await expect(lines(page)).toHaveCount(27);
  await unread(page)
    .getByRole("button", { name: `改为 ${model}` })
    .first()
    .click();
  await expect(unread(page)).not.toContainText(`${model.slice(0, -1)}Q`);
  for (const strange of [STRANGE, OTHER]) await expect(unread(page)).toContainText(strange);
  const out = page.getByRole("region", { name: "带走清单" });
  await out.getByLabel("项目名称（选填）").fill(PROJECT);
  await out.getByRole("button", { name: "保存名称" }).click();
  await expect(out.getByLabel("项目名称（选填）")).toHaveValue(PROJECT);
  await page.getByRole("button", { name: "去提交" }).click();
  await expect(page).toHaveURL(FORM);
  const sent = person();
  await fill(page, sent);
  const photo = { create: { width: 300, height: 200, channels: 3, background: "#246" } } as const;
  const buffer = await sharp(photo).jpeg().toBuffer();
  await page.getByLabel("附件").setInputFiles([{ name: "铭牌.jpg", mimeType: "image/jpeg", buffer }]);
  await submit(page).click();
  await expect(page).toHaveURL(RECEIPT);
  return sent;
}

/** Staff: runs commands in the release, and fills in the sheet. */
function deskOf(store: Database.Database, folder: string) {
  const type = async (...typed: string[]) => {
    const { stdout } = await run(process.execPath, ["commands/messages.mjs", ...typed], {
      cwd: path.resolve("release"),
      env: { ...process.env, DATABASE_FILE: store.name },
    });
    return stdout;
  };
  const answer = async (id: string) => {
    const file = path.join(folder, "报价.json");
    await type("sheet", id, file);
    const sheet = JSON.parse(readFileSync(file, "utf8")) as {
      明细: Record<string, unknown>[];
      整单: Record<string, string>;
    };
    const priced = { "单价（元）": "1280.50", 含税: "是", 交期: "7 天", 有效期至: "2999-12-31" };
    const filled = {
      ...sheet,
      明细: sheet.明细.map((row) => ({ ...row, ...priced })),
      整单: { ...sheet.整单, 交货: "送到工地", 联系人: "李工 0571-0000000" },
    };
    writeFileSync(file, JSON.stringify(filled));
    expect(await type("answer", id, file)).toContain("第 1 轮报价已在客户的回执上");
  };
  return { type, answer };
}

async function journey(page: Page, store: Database.Database) {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-desk-"));
  const desk = deskOf(store, folder);
  const sent = await sendList(page);
  const id = String(stored(store, sent)[0]?.id);
  await desk.answer(id);
  await page.reload();
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { name: "第 1 轮报价" })).toBeVisible();
  for (const text of [PROJECT, STRANGE, OTHER, "送到工地", "铭牌.jpg"])
    await expect(main).toContainText(text);
  const paper = await page.request.get(`${page.url()}/quotation.pdf`, { maxRetries: 1 });
  const sheets = await readPdf(await paper.body());
  const text = sheets.map((sheet) => sheet.text).join("");
  for (const told of [PROJECT, "1,280.50", "2999-12-31", "李工0571-0000000"]) expect(text).toContain(told);
  expect(sheets.every(({ size }) => Math.round(size.width) === 210 && Math.round(size.height) === 297)).toBe(
    true,
  );
  await page.getByRole("button", { name: "接受报价" }).click();
  await expect(main).toContainText("您已接受这份报价");
  const shown = await desk.type("show", id);
  for (const told of [PROJECT, STRANGE, OTHER, "接受了报价"]) expect(shown).toContain(told);
  await desk.type("files", id, "--to", path.join(folder, "files"));
  expect(readdirSync(path.join(folder, "files"))).toEqual([expect.stringMatching(/铭牌\.jpg$/)]);
  rmSync(folder, { recursive: true });
}

const WAY =
  "a pasted parts list of 30 lines becomes an inquiry with a photo, a quotation, and an accepted one";

// The gate tests each step separately: paste-list, attachments and quotation specs, and the release's commands below.
test(WAY, { tag: "@all" }, ({ page, store }) => journey(page, store));
test(`on a phone ${WAY}`, { tag: ["@phone-only", "@all"] }, ({ page, store }) => journey(page, store));

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });
  test(WAY, { tag: ["@phone", "@all"] }, ({ page, store }) => journey(page, store));
});

test(
  "an answer by staff of a release is on the receipt, and the customer's reply reaches staff",
  { tag: "@all" },
  async ({ request, store }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "lanheng-desk-"));
    const desk = deskOf(store, folder);
    const { receipt, number, ...sent } = await order(request, someProducts(store, 2));
    const id = String(stored(store, sent)[0]?.id);
    await desk.answer(id);
    const page = await readPage(request, receipt);
    for (const told of ["第 1 轮报价", "1,280.50 含税", "送到工地"]) expect(words(page)).toContain(told);
    const quotation = page.querySelector("input[name=quotation]")?.getAttribute("value") ?? "";
    await request.post("/cart/reply", { form: { number, quotation, kind: "accept", words: "" } });
    expect(await desk.type("show", id)).toContain("接受了报价");
    rmSync(folder, { recursive: true });
  },
);
