import { readFileSync } from "node:fs";
import { collectDefaultMetrics } from "prom-client";
import { beforeEach, expect, test, vi } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { closeStore, sharedStore } from "@/db/connection";
import { addMessage } from "@/db/queries/inquiry/messages";
import { countFault } from "@/db/queries/site/script-faults";
import { emptyStore } from "@/db/testing/store";
import { messageForm } from "@/lib/inquiry/message-form";
import { registry, renderSeconds, requests } from "./metrics";
import { RenderQueue } from "./render-queue";
import { registerStoreMetrics } from "./store-metrics";

testSettings({ MESSAGE_BURST: "2", NOTIFY_WEBHOOK: "http://127.0.0.1:9/" });

registerStoreMetrics();
beforeEach(() => {
  emptyStore();
  registry.resetMetrics();
});

/** The numbers under a name, by their labels as they are written. */
async function read(name: string): Promise<Record<string, number>> {
  const lines = (await registry.metrics()).split("\n").filter((line) => /^\w+/.exec(line)?.[0] === name);
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
}

const sender = { source: "", client: "198.51.100.0/24", agent: "", notice: "", limitKey: "a" };
const send = (content: string, website = "") =>
  addMessage(
    messageForm.parse({ name: "王小明", phone: "13800138000", addres: "澜州", content, website }),
    sender,
  );

test("an operator sees how many messages are stored, suspected, refused and not announced yet", async () => {
  await send("一");
  await send("二", "https://spam.example");
  await send("三");
  await send("四");
  expect(await read("lanheng_messages")).toEqual({ "": 2 });
  expect(await read("lanheng_messages_suspected")).toEqual({ "": 1 });
  expect(await read("lanheng_messages_rejected_total")).toEqual({ "": 1 });
  expect(await read("lanheng_announcements_waiting")).toEqual({ "": 2 });
});

test("an operator sees how many messages are overdue", async () => {
  await send("一");
  await send("二");
  sharedStore().exec("UPDATE messages SET due = '2026-01-31' WHERE content = '一'");
  expect(await read("lanheng_messages_overdue")).toEqual({ "": 1 });
});

test("an operator sees the number of lists, the size of the store, and the free space of its disk", async () => {
  sharedStore().exec("INSERT INTO carts (id, changed) VALUES ('a', ''), ('b', '')");
  expect(await read("lanheng_lists")).toEqual({ "": 2 });
  // This store is in memory.
  expect(await read("lanheng_store_bytes")).toEqual({ "": 0 });
  expect((await read("lanheng_disk_free_bytes"))[""]).toBeGreaterThan(0);
});

test("an operator sees how many scripts failed in browsers today", async () => {
  const browser = { page: "/index", part: "menu", browser: "Chrome 109" } as const;
  await countFault(browser, "a1b2c3", Date.now());
  await countFault(browser, "d4e5f6", Date.now());
  expect(await read("lanheng_script_faults")).toEqual({ "": 2 });
});

test("requests are counted by kind, status and cache state", async () => {
  requests.inc({ kind: "page", status: 200, cache: "kept" });
  requests.inc({ kind: "page", status: 200, cache: "kept" });
  requests.inc({ kind: "call", status: 503, cache: "none" });
  expect(await read("lanheng_requests_total")).toEqual({
    '{kind="page",status="200",cache="kept"}': 2,
    '{kind="call",status="503",cache="none"}': 1,
  });
});

test("waiting renderings are counted, and the duration of each is measured, also of failed ones", async () => {
  const queue = new RenderQueue();
  const inQueue = (work: () => Promise<void>) => queue.run("visitor", undefined, work);
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const all = [inQueue(work), inQueue(work), inQueue(() => Promise.reject(new Error("broken")))];
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  expect(await read("lanheng_renders_waiting")).toEqual({ "": 2 });
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await Promise.allSettled(all);
  expect(await read("lanheng_renders_waiting")).toEqual({ "": 0 });
  expect(await read("lanheng_render_seconds_count")).toEqual({ "": 3 });
});

test("the content version rises with a change; its name across machines is that of the migrations", async () => {
  const [before, info] = [await read("lanheng_content_version"), await read("lanheng_content_info")];
  expect(Object.entries(info)).toEqual([[expect.stringMatching(/^\{migrations="[0-9a-f]{12}"\}$/), 1]]);
  sharedStore().exec("INSERT INTO banners (image, title) VALUES ('/media/a.webp', 'a')");
  expect((await read("lanheng_content_version"))[""]).toBe((before[""] ?? 0) + 1);
  expect(await read("lanheng_content_info")).toEqual(info);
});

test("an unreadable store hides no other metric", async () => {
  renderSeconds.observe(0.02);
  closeStore();
  process.env.DATABASE_FILE = "/dev/null/site.db";
  try {
    expect(await read("lanheng_ready")).toEqual({ "": 0 });
    expect(await read("lanheng_messages")).toEqual({ "": NaN });
    expect(await read("lanheng_content_info")).toEqual({});
    expect(await read("lanheng_render_seconds_count")).toEqual({ "": 1 });
  } finally {
    process.env.DATABASE_FILE = ":memory:";
  }
});

test("every metric used by an alert exists", async () => {
  const expressions = [...readFileSync("deploy/alerts.yml", "utf8").matchAll(/^ +expr: (.*)$/gm)].map(
    ([, expression]) => expression,
  );
  const watched = new Set(expressions.join().match(/\b(?:lanheng|nodejs|process)_\w+/g));
  expect(watched.size).toBeGreaterThan(5);
  collectDefaultMetrics({ register: registry });
  const text = await registry.metrics();
  for (const name of watched)
    expect(text, name).toMatch(new RegExp(`^# HELP ${name.replace(/_bucket$/, "")} `, "m"));
});
