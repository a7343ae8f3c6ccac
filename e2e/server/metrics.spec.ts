import { execFile } from "node:child_process";
import { readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { firstId, fromStore } from "@/e2e/content";
import { type Site, startSite } from "@/e2e/start-site";
import { freePort } from "@/scripts/free-port";
import { ask, wire } from "./wire";

// The tests share one site, and its counters add up in this order.
test.describe.configure({ mode: "serial" });

const CANARY = { name: "金丝雀姓名", phone: "13912345678", addres: "金丝雀地址", content: "金丝雀内容" };

let site: Site;
let port: number;
test.beforeAll(async () => {
  port = await freePort();
  site = await startSite({
    METRICS_PORT: String(port),
    HOSTNAME: "0.0.0.0",
    MESSAGE_BURST: "2",
    MESSAGE_REFILL_S: "600",
    NOTIFY_WEBHOOK: "http://127.0.0.1:9/nobody",
  });
});
test.afterAll(() => site.stop());

const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** Every number by its name and labels. */
async function numbers(): Promise<Record<string, number>> {
  const lines = (await metrics()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const pairs = lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), line.split(" ").at(-1)]);
  return Object.fromEntries(pairs.map(([name, value]) => [name, Number(value?.replace("Inf", "Infinity"))]));
}

const requests = (kind: string, status: number, cache: string) =>
  `lanheng_requests_total{kind="${kind}",status="${status}",cache="${cache}"}`;

const get = (address: string, headers = {}) => ask(address, { headers }, new URL(site.url));
const post = async (address: string, fields: Record<string, string>) =>
  (await fetch(site.url + address, { method: "POST", body: new URLSearchParams(fields) })).status;

/** The listening sockets of a process, as `address:port` from /proc. */
function listening({ pid }: Site["process"]): string[] {
  const descriptors = readdirSync(`/proc/${pid}/fd`).map((name) => readlinkSync(`/proc/${pid}/fd/${name}`));
  const rows = ["tcp", "tcp6"].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, "utf8").split("\n"),
  );
  const sockets = rows.map((row) => row.trim().split(/\s+/)).filter(([, , , state]) => state === "0A");
  return sockets.filter((row) => descriptors.includes(`socket:[${row[9]}]`)).map(([, local = ""]) => local);
}
const inHex = (address: string) => Number(address).toString(16).toUpperCase().padStart(4, "0");

test("an operator sees the number of requests and responses, by kind and origin", async () => {
  for (let times = 0; times < 2; times++) {
    await get("/about");
    await get("/nowhere");
    await post("/api/News/getList", { page: "1" });
  }
  const product = `/newdetail/${fromStore((store) => firstId(store, "products"), site.store)}`;
  const { headers } = await get(product);
  await get(product, { "if-none-match": headers.etag });
  await get(/\/media\/[^" ]+\.webp/.exec((await get("/index")).body)?.[0] ?? "");
  await get("/cart");
  await get("/product_type_list/33?title=svg");
  await get("/api/nowhere");
  await post("/index", {});
  await wire("HELO example\r\n\r\n", new URL(site.url));
  await expect.poll(numbers).toMatchObject({
    [requests("page", 200, "made")]: 3,
    [requests("page", 200, "kept")]: 1,
    [requests("page", 304, "kept")]: 1,
    [requests("page", 404, "made")]: 1,
    [requests("page", 404, "kept")]: 1,
    [requests("page", 200, "none")]: 2,
    [requests("page", 405, "none")]: 1,
    [requests("call", 200, "made")]: 1,
    [requests("call", 200, "kept")]: 1,
    [requests("call", 404, "none")]: 1,
    [requests("file", 200, "none")]: 1,
    [requests("unreadable", 400, "none")]: 1,
    lanheng_renders_waiting: 0,
    lanheng_render_seconds_count: 6,
    lanheng_ready: 1,
  });
  const told = await numbers();
  expect(told[requests("health", 200, "none")]).toBeGreaterThan(0);
  expect(told.lanheng_render_seconds_sum).toBeGreaterThan(0);
  expect(told.process_resident_memory_bytes).toBeGreaterThan(30e6);
  expect(told.nodejs_eventloop_lag_p99_seconds).toBeGreaterThan(0);
  expect(told.lanheng_content_version).toBeGreaterThan(1);
});

test("an operator sees how many messages were stored, suspected, refused and not announced, and never their contents", async () => {
  const statuses = [
    await post("/api/Message/add", CANARY),
    await post("/api/Message/add", { ...CANARY, content: "二", website: "https://spam.example" }),
    await post("/api/Message/add", { ...CANARY, content: "三" }),
    await post("/api/Message/add", { ...CANARY, content: "四" }),
  ];
  expect(statuses).toEqual([200, 200, 200, 429]);
  await expect.poll(numbers).toMatchObject({
    lanheng_messages: 2,
    lanheng_messages_suspected: 1,
    lanheng_messages_rejected_total: 1,
    lanheng_announcements_waiting: 2,
    [requests("call", 429, "none")]: 1,
  });
  // Without the numbers: a time or a size may contain any digits.
  const text = (await metrics()).replace(/ \S+$/gm, "");
  for (const value of [...Object.values(CANARY), "/newdetail", "/about", "127.0.0.1"])
    expect(text).not.toContain(value);
});

test("the age of the last verified backup is in the metrics and in the readiness response", async () => {
  const ready = async () => (await fetch(`${site.url}/api/health/ready`)).json();
  const answer = (age: unknown) => ({
    code: 1,
    msg: "",
    data: { status: "ok", backup_age_seconds: age, damaged_logs: 0 },
  });
  expect((await numbers()).lanheng_backup_age_seconds).toBe(Infinity);
  expect(await ready()).toEqual(answer(null));
  const env = { ...process.env, DATABASE_FILE: site.store };
  await promisify(execFile)(process.execPath, ["commands/backup.mjs"], { cwd: path.resolve("release"), env });
  expect((await numbers()).lanheng_backup_age_seconds).toBeLessThan(60);
  expect(await ready()).toEqual(answer(expect.any(Number)));
});

test("a damaged log of the store is reported in both until an operator has removed it", async () => {
  const told = async () => {
    const { data } = (await (await fetch(`${site.url}/api/health/ready`)).json()) as {
      data: { damaged_logs: number };
    };
    return [data.damaged_logs, (await numbers()).lanheng_damaged_logs];
  };
  const damaged = `${site.store}.damaged-20261124T000000-wal`;
  writeFileSync(damaged, "");
  expect(await told()).toEqual([1, 1]);
  rmSync(damaged);
  expect(await told()).toEqual([0, 0]);
});

test("metrics are served to this machine only, at one address, whatever the site itself listens to", async () => {
  const places = listening(site.process);
  expect(places.toSorted()).toEqual([
    `00000000:${inHex(new URL(site.url).port)}`,
    `0100007F:${inHex(`${port}`)}`,
  ]);
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  expect((await fetch(`http://127.0.0.1:${port}/index`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
  expect((await get("/metrics")).status).toBe(404);
});

test("a site without a port for metrics opens none", { tag: "@all" }, async () => {
  const plain = await startSite();
  expect(listening(plain.process)).toEqual([`0100007F:${inHex(new URL(plain.url).port)}`]);
  await plain.stop();
});

test("an occupied port stops the start with a message", { tag: "@all" }, async () => {
  await expect(startSite({ METRICS_PORT: String(port) })).rejects.toThrow(
    `METRICS_PORT：127.0.0.1:${port} 不能使用（EADDRINUSE）`,
  );
});
