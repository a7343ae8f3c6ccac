import http from "node:http";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { startSite } from "@/e2e/start-site";
import { listening } from "@/lib/test-listening";

const CANARY = {
  name: "金丝雀姓名",
  phone: "13912345678",
  addres: "金丝雀地址",
  email: "canary@example.com",
  content: "金丝雀内容",
};

function read(file: string, sql: string) {
  const store = new Database(file, { readonly: true });
  const rows = store.prepare(sql).all();
  store.close();
  return rows;
}

async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api/Message/add`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), body: await answer.json() };
}

/** A webhook that is notified of new messages. */
async function startChat() {
  const told: string[] = [];
  const server = http.createServer((request, response) => {
    request.on("data", (piece: Buffer) => told.push(piece.toString()));
    request.on("end", () => response.end("{}"));
  });
  return { url: `${await listening(server)}/`, told, stop: () => server.close() };
}

// db/queries/inquiry/rate-limits.test.ts tests how the limit counts, and that it persists over a restart.
test("a visitor cannot bypass the limit with headers", async () => {
  const site = await startSite({ MESSAGE_BURST: "5", MESSAGE_REFILL_S: "600" });
  const statuses = [];
  for (let number = 0; number < 20; number++) {
    const address = `198.51.100.${number}`;
    const headers = { "x-forwarded-for": address, "x-real-ip": address, forwarded: `for=${address}` };
    const { status, retryAfter, body } = await post(site.url, { ...CANARY, content: `${number}` }, headers);
    statuses.push(status);
    if (status === 200) continue;
    expect(body).toEqual({ code: 429, msg: "提交过于频繁，请稍后再试", data: null });
    expect(Number(retryAfter)).toBeGreaterThan(500);
  }
  expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(15).fill(429)]);
  await site.stop({ keep: true });
  expect(read(site.store, "SELECT client, count(*) AS times FROM messages GROUP BY client")).toEqual([
    { client: "127.0.0.0/24", times: 5 },
  ]);
});

test("a message is announced to the chat once, and no log has personal data", { tag: "@all" }, async () => {
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
  // Messages are announced in order: after this one no announcement is pending.
  const last = "最后一条";
  await post(site.url, { ...CANARY, content: last });
  await expect.poll(() => chat.told.at(-1), { timeout: 10_000 }).toContain(last);
  expect(chat.told).toHaveLength(2);
  for (const value of Object.values(CANARY)) expect(chat.told[0]).toContain(value);
  await site.stop();
  chat.stop();
  for (const value of Object.values(CANARY)) expect(site.log()).not.toContain(value);
});

for (const [whence, addressOf, refused] of [
  ["130 /64 of one /48", (nth: number) => `2001:db8:7:${nth.toString(16)}::1`, 90],
  ["40 addresses of as many networks", (nth: number) => `198.51.${nth % 40}.1`, 0],
] as const)
  test(`130 messages at once from ${whence} do not close the form for others`, { tag: "@all" }, async () => {
    const site = await startSite({ TRUST_PROXY: "loopback", MESSAGE_REFILL_S: "3600" });
    const from = (address: string, content: string) =>
      post(site.url, { ...CANARY, content }, { "x-forwarded-for": address });
    const flood = await Promise.all(
      Array.from({ length: 130 }, (_, nth) => from(addressOf(nth), `flood ${nth}`)),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(refused);
    expect((await from("203.0.113.9", "honest")).body).toEqual({ code: 1, msg: "提交成功", data: null });
    await site.stop({ keep: true });
    const stored = read(site.store, "SELECT count(*) AS messages, sum(suspected) AS suspected FROM messages");
    expect(stored).toEqual([refused ? { messages: 41, suspected: 0 } : { messages: 131, suspected: 11 }]);
  });
