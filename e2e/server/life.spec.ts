import { existsSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { type Site, startSite } from "@/e2e/start-site";
import { ask, fastest } from "./wire";

let sent = 0;
/** A unique message. */
const newMessage = () => `name=张三&phone=13800138000&addres=澜州市&content=${++sent}`;
const BUSY = { code: 503, msg: "服务繁忙，请稍后再试", data: null };

const post = async (url: string) => {
  const answer = await fetch(`${url}/api/Message/add`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: newMessage(),
  });
  return { status: answer.status, retry: answer.headers.get("retry-after"), body: await answer.json() };
};

const ready = async (url: string) => (await fetch(`${url}/api/health/ready`)).status;

function stored(file: string): number {
  const store = new Database(file, { readonly: true });
  const count = store.prepare("SELECT count(*) FROM messages").pluck().get() as number;
  store.close();
  return count;
}

test("a post in flight at shutdown is stored and answered; open connections do not delay the exit", async () => {
  const site = await startSite({ MESSAGE_REFILL_S: "0" });
  await fetch(`${site.url}/api/health`);
  const holder = new Database(site.store);
  holder.exec("BEGIN IMMEDIATE");
  const waiting = post(site.url);
  await pause(300);
  const stopped = site.stop({ keep: true });
  // New connections are refused.
  await expect
    .poll(() =>
      ask("/api/health", {}, new URL(site.url)).then(
        () => "answered",
        (error: Error) => error.message,
      ),
    )
    .toMatch(/ECONN/);
  holder.exec("ROLLBACK");
  holder.close();
  const start = performance.now();
  expect((await waiting).status).toBe(200);
  expect(await stopped).toBe(0);
  // Less than Node's keep-alive timeout of 5 s.
  expect(performance.now() - start).toBeLessThan(4500);
  expect(existsSync(`${site.store}-wal`)).toBe(false);
  expect(stored(site.store)).toBe(1);
});

test.describe("a running site", () => {
  // All tests share one site, in one worker.
  test.describe.configure({ mode: "default" });

  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ MESSAGE_REFILL_S: "0" });
  });
  test.afterAll(() => site.stop());

  test("takes no message while its store is deleted, reports it, and recovers", async () => {
    const before = stored(site.store);
    expect((await post(site.url)).status).toBe(200);
    const away = `${site.store}.away`;
    renameSync(site.store, away);
    expect(await post(site.url)).toEqual({ status: 503, retry: "5", body: BUSY });
    expect(await ready(site.url)).toBe(503);
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
    const reads = await fetch(`${site.url}/api/Product/getCategory`);
    expect(reads.status).toBe(200);
    renameSync(away, site.store);
    expect((await post(site.url)).status).toBe(200);
    expect(await ready(site.url)).toBe(200);
    expect(stored(site.store)).toBe(before + 2);
  });

  test("stores messages in a store that replaced another", async () => {
    const other = `${site.store}.other`;
    const source = new Database(site.store);
    await source.backup(other);
    source.close();
    const before = stored(other);
    renameSync(other, site.store);
    expect((await post(site.url)).status).toBe(200);
    expect(stored(site.store)).toBe(before + 1);
    await expect.poll(() => ready(site.url)).toBe(200);
  });

  test("serves pages and health while another process locks the store, and the post waits for it", async () => {
    const paths = ["/api/health", "/api/health/ready", "/index", "/api/Product/getCategory"];
    for (const path of paths) await fetch(site.url + path);
    const holder = new Database(site.store);
    holder.exec("BEGIN IMMEDIATE");
    const start = performance.now();
    const waiting = post(site.url);
    for (const path of paths) {
      expect((await ask(path, {}, new URL(site.url))).status).toBe(200);
      expect(await fastest(() => ask(path, {}, new URL(site.url))), path).toBeLessThan(100);
    }
    setTimeout(() => holder.exec("ROLLBACK"), 500);
    expect((await waiting).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(400);
    holder.close();
  });
});

test.describe("a start that cannot succeed ends with a message", () => {
  const folder = () => mkdtempSync(path.join(tmpdir(), "lanheng-"));

  test("an invalid setting", async () => {
    await expect(startSite({ TRUST_PROXY: "yes" })).rejects.toThrow(
      /环境变量有误。TRUST_PROXY：要写成 loopback/,
    );
  });

  test("an invalid store", async () => {
    const file = path.join(folder(), "site.db");
    writeFileSync(file, "x".repeat(8192));
    await expect(startSite({ DATABASE_FILE: file })).rejects.toThrow(/数据库 .*site\.db 无法使用：/);
  });
});
