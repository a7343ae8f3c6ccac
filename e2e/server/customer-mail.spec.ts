import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { RECEIPT, someProducts } from "@/e2e/inquiry-page";
import { type Site, startSite } from "@/e2e/start-site";
import { startMailbox } from "@/server/jobs/test-receivers";

const PERSON = {
  name: "王工",
  phone: "13800138000",
  addres: "澜州一路",
  sex: "0",
  email: "wang@example.com",
};
let folder = "";
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let sites: Site[] = [];
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "lanheng-mail-"));
  sites = [];
  mailbox = await startMailbox();
});
test.afterAll(async () => {
  mailbox.stop();
  for (const site of sites) await site.stop();
  rmSync(folder, { recursive: true });
});

/** The staff's command, which only needs the database. */
const desk = (store: string, ...order: string[]) =>
  execFileSync(process.execPath, ["commands/messages.mjs", ...order], {
    cwd: "release",
    env: { ...process.env, DATABASE_FILE: store },
    encoding: "utf8",
  });

/** Fills in the quotation sheet and sends it. */
function answer(store: string) {
  const file = path.join(folder, "sheet.json");
  desk(store, "sheet", "1", file);
  const sheet = JSON.parse(readFileSync(file, "utf8"));
  Object.assign(sheet.明细[0], { "单价（元）": "4321.5", 含税: "是", 交期: "7 天", 有效期至: "2999-12-31" });
  sheet.整单.联系人 = "李工";
  writeFileSync(file, JSON.stringify(sheet));
  return desk(store, "answer", "1", file);
}

const toCustomer = () => mailbox.received.filter((mail) => /^To: wang@example\.com/m.test(mail));

test("a customer gets both mails although the site is killed in between, unsubscribes with the link's button, and subscribes again @all", async ({
  page,
  request,
}) => {
  const settings = { SMTP_URL: mailbox.url, NOTIFY_TO: "desk@example.com" };
  const first = await startSite(settings);
  sites.push(first);
  const { store, url } = first;
  const [product] = someProducts(new Database(store, { readonly: true }), 1);
  await request.post(`${url}/api/carts`, { form: { product_id: String(product?.id) } });
  const sent = await request.post(`${url}/contact/send?list=1`, { form: PERSON, maxRedirects: 0 });
  first.process.kill("SIGKILL");
  const { location = "" } = sent.headers();
  expect(location).toMatch(RECEIPT);

  const site = await startSite({ ...settings, DATABASE_FILE: store });
  sites.push(site);
  await expect.poll(() => toCustomer().length, { timeout: 30_000 }).toBe(1);
  expect(answer(store)).toContain("第 1 轮报价");
  await expect.poll(() => toCustomer().length, { timeout: 30_000 }).toBe(2);
  const [mail = ""] = toCustomer().slice(1);
  const [, who = ""] = /List-Unsubscribe:\s+<[^>]*\/unsubscribe\/send\?who=([0-9a-f]{64})>/.exec(mail) ?? [];

  await page.goto(`${site.url}/unsubscribe?who=${who}`);
  await page.getByRole("button", { name: "停止接收" }).click();
  await expect(page.getByRole("heading", { name: "已停止接收邮件" })).toBeVisible();
  const rows = new Database(store, { readonly: true })
    .prepare("SELECT count(*) FROM stopped_mailboxes")
    .pluck();
  expect(rows.get()).toBe(1);
  await page.getByRole("button", { name: "恢复接收" }).click();
  await expect(page.getByRole("button", { name: "停止接收" })).toBeVisible();
  expect(rows.get()).toBe(0);
  expect(site.log()).not.toMatch(new RegExp(`wang@|${who}`));
});

test("an incomplete unsubscribe link changes nothing, and its page reports it", async ({
  request,
  baseURL,
}) => {
  const answer = await request.post(`${baseURL}/unsubscribe/send?who=1`, { form: {} });
  expect(answer.url()).toMatch(/\/unsubscribe\?who=$/);
  expect(await answer.text()).toContain("链接不完整");
});
