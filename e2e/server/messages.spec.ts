import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { startSite } from "@/e2e/start-site";

const CANARY = {
  name: "金丝雀姓名",
  phone: "13912345678",
  addres: "金丝雀地址",
  email: "canary@example.com",
  content: "金丝雀内容",
};

const folder = mkdtempSync(path.join(tmpdir(), "lanheng-messages-"));
const file = path.join(folder, "site.db");
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api/Message/add`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), body: await answer.json() };
}

/** A chat that is told of new messages. */
async function startChat() {
  const told: string[] = [];
  const server = http.createServer((request, response) => {
    request.on("data", (piece: Buffer) => told.push(piece.toString()));
    request.on("end", () => response.end("{}"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, told, stop: () => server.close() };
}

test("a visitor cannot get round the limit, by headers or by a restart", async () => {
  test.setTimeout(60_000);
  const settings = { DATABASE_FILE: file, MESSAGE_BURST: "5", MESSAGE_REFILL_S: "600" };
  const site = await startSite(settings);
  const statuses = [];
  for (let number = 0; number < 20; number++) {
    const address = `198.51.100.${number}`;
    const headers = { "x-forwarded-for": address, "x-real-ip": address, forwarded: `for=${address}` };
    const { status, body } = await post(site.url, { ...CANARY, content: `${number}` }, headers);
    statuses.push(status);
    if (status === 429) expect(body).toEqual({ code: 429, msg: "提交过于频繁，请稍后再试", data: null });
  }
  expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(15).fill(429)]);
  await site.stop();

  const again = await startSite(settings);
  const { status, retryAfter } = await post(again.url, CANARY);
  await again.stop();
  expect(status).toBe(429);
  expect(Number(retryAfter)).toBeGreaterThan(500);
  const store = new Database(file, { readonly: true });
  expect(store.prepare("SELECT client, count(*) AS times FROM messages").all()).toEqual([
    { client: "127.0.0.0/24", times: 5 },
  ]);
  store.close();
});

test("a message is announced to the chat once, and no log names the person", async () => {
  const chat = await startChat();
  const site = await startSite({ NOTIFY_WEBHOOK: chat.url });
  expect((await post(site.url, { ...CANARY, token: "one" })).body).toEqual({
    code: 1,
    msg: "提交成功",
    data: null,
  });
  expect((await post(site.url, { ...CANARY, token: "one" })).body.code).toBe(1);
  await post(site.url, { ...CANARY, phone: "1" });
  await post(site.url, { ...CANARY, website: "https://spam.example" });
  await expect.poll(() => chat.told.length, { timeout: 10_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(chat.told).toHaveLength(1);
  for (const value of Object.values(CANARY)) expect(chat.told[0]).toContain(value);
  await site.stop();
  chat.stop();
  for (const value of Object.values(CANARY)) expect(site.log()).not.toContain(value);
});

for (const [whence, addressOf, refused] of [
  ["130 /64 of one /48", (nth: number) => `2001:db8:7:${nth.toString(16)}::1`, 90],
  ["40 addresses of as many networks", (nth: number) => `198.51.${nth % 40}.1`, 0],
] as const)
  test(`130 messages at once from ${whence} do not close the form for others`, async () => {
    const site = await startSite({ TRUST_PROXY: "loopback" });
    const from = (address: string, content: string) =>
      post(site.url, { ...CANARY, content }, { "x-forwarded-for": address });
    const flood = await Promise.all(
      Array.from({ length: 130 }, (_, nth) => from(addressOf(nth), `flood ${nth}`)),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(refused);
    expect((await from("203.0.113.9", "honest")).body).toEqual({ code: 1, msg: "提交成功", data: null });
    await site.stop({ keep: true });
    const store = new Database(site.store, { readonly: true });
    const stored = store
      .prepare("SELECT count(*) AS messages, sum(suspected) AS suspected FROM messages")
      .get();
    store.close();
    expect(stored).toEqual(refused ? { messages: 41, suspected: 0 } : { messages: 131, suspected: 11 });
  });
