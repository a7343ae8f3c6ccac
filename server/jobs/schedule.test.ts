import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { messageForm } from "@/lib/inquiry/message-form";
import { takeAnnouncement } from "@/db/queries/inquiry/announcements";
import { sharedStore } from "@/db/connection";
import { addMessage } from "@/db/queries/inquiry/messages";
import { recordErrors } from "@/lib/test-log";
import { emptyStore } from "@/db/testing/store";
import { startMailbox, startWebhook } from "./test-receivers";
import { deliverDue } from "./schedule";

const settings = testSettings({ MESSAGE_REFILL_S: "0" });

const NOON = Date.parse("2026-11-20T04:00:00Z");
const HOUR = 3_600_000;
const fields = { name: "王小明", phone: "13800138000", addres: "澜州", content: "电表咨询\n第二行" };
const sender = { source: "", client: "", agent: "", notice: "", limitKey: "a" };
const send = (more: object = {}) =>
  addMessage(messageForm.parse({ ...fields, ...more }), sender, new Date(NOON));
const waiting = () =>
  sharedStore()
    .prepare("SELECT channel, attempts, due - ? AS later FROM announcements ORDER BY id")
    .all(NOON);

let webhook: Awaited<ReturnType<typeof startWebhook>>;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let log: string[];
beforeEach(async () => {
  emptyStore();
  [webhook, mailbox] = [await startWebhook(), await startMailbox()];
  for (const name of Object.keys(settings)) delete settings[name];
  Object.assign(settings, { NOTIFY_WEBHOOK: webhook.url });
  log = recordErrors();
});
afterEach(() => {
  webhook.stop();
  mailbox.stop();
  vi.restoreAllMocks();
});

describe("a new message", () => {
  test("is announced to the webhook once", async () => {
    await send();
    await deliverDue(() => NOON);
    await deliverDue(() => NOON + HOUR);
    expect(webhook.received).toHaveLength(1);
    expect(JSON.stringify(webhook.received[0])).toContain("13800138000");
    expect(waiting()).toEqual([]);
  });

  test("is announced at once even if the clock was set back by a day", async () => {
    await send();
    await deliverDue(() => NOON - 24 * HOUR);
    expect(webhook.received).toHaveLength(1);
    expect(waiting()).toEqual([]);
  });

  test("is announced by mail in Chinese, without personal data in the subject", async () => {
    Object.assign(settings, { NOTIFY_WEBHOOK: "", SMTP_URL: mailbox.url, NOTIFY_TO: "desk@example.com" });
    await send();
    await deliverDue(() => NOON);
    const [mail = ""] = mailbox.received;
    const [head = "", body = ""] = mail.split("\r\n\r\n");
    expect(head).toMatch(/^To: desk@example\.com$/m);
    expect(head).not.toContain("13800138000");
    const text = /base64/.test(head) ? Buffer.from(body, "base64").toString() : body;
    expect(text).toContain("手机：13800138000");
    expect(waiting()).toEqual([]);
  });

  test("is announced on both channels, and a failing one delays neither the other nor the next message", async () => {
    Object.assign(settings, { SMTP_URL: mailbox.url, NOTIFY_TO: "desk@example.com" });
    webhook.answer.status = 500;
    await send();
    await send({ name: "李四" });
    await deliverDue(() => NOON);
    expect(mailbox.received).toHaveLength(2);
    expect(waiting()).toEqual([
      { channel: "webhook", attempts: 1, later: 30_000 },
      { channel: "webhook", attempts: 1, later: 30_000 },
    ]);
  });

  test("is not announced if it is suspected", async () => {
    await send({ website: "https://spam.example" });
    await deliverDue(() => NOON);
    expect(webhook.received).toEqual([]);
  });

  test("is announced together with others if it is suspected because of a flood, in one sentence", async () => {
    const wait = sharedStore().prepare("UPDATE messages SET suspected = 1");
    await send();
    await send({ content: "二" });
    await send({ content: "三", website: "x" });
    wait.run();
    await deliverDue(() => NOON);
    expect(webhook.received.map((told) => JSON.stringify(told))).toEqual([
      expect.stringContaining("有 2 条待查的可疑留言"),
      expect.stringContaining("有 2 条待查的可疑留言"),
    ]);
    expect(JSON.stringify(webhook.received)).not.toContain("13800138000");
  });

  test("is not announced if staff have handled it already", async () => {
    await send();
    sharedStore().exec("UPDATE messages SET state = 'spam'");
    await deliverDue(() => NOON);
    expect([webhook.received, waiting()]).toEqual([[], []]);
  });

  test("is stored at once, whatever the receiver does", async () => {
    settings.NOTIFY_WEBHOOK = "http://127.0.0.1:9/nobody";
    const start = performance.now();
    expect(await send()).toEqual({ number: 1 });
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe("a delivery that fails", () => {
  test.each([
    ["an error of the server", { status: 503 }],
    ["a refusal of the chat", { body: '{"errcode":93000}' }],
    ["a redirect, which is not followed", { status: 302, location: "http://127.0.0.1:9/elsewhere" }],
  ])("is retried after %s", async (_name, answer) => {
    Object.assign(webhook.answer, answer);
    await send();
    await deliverDue(() => NOON);
    expect(waiting()).toEqual([{ channel: "webhook", attempts: 1, later: 30_000 }]);
    Object.assign(webhook.answer, { status: 200, body: "ok", location: "" });
    await deliverDue(() => NOON + 29_000);
    expect(webhook.received).toHaveLength(1);
    await deliverDue(() => NOON + 30_000);
    expect(webhook.received).toHaveLength(2);
    expect(waiting()).toEqual([]);
  });

  test("is retried if a mail server refuses it, and nothing personal is logged", async () => {
    Object.assign(settings, { NOTIFY_WEBHOOK: "", SMTP_URL: mailbox.url, NOTIFY_TO: "desk@example.com" });
    mailbox.answer.toMail = "550 no 13800138000";
    await send();
    await deliverDue(() => NOON);
    expect(waiting()).toMatchObject([{ channel: "mail", attempts: 1 }]);
    expect(log.join()).toContain('"event":"announcement-failed"');
    for (const value of [...Object.values(fields), webhook.url]) expect(log.join()).not.toContain(value);
  });

  test("is retried at doubling intervals of at most an hour, and given up after forty attempts; the message stays", async () => {
    webhook.answer.status = 500;
    await send();
    let now = NOON;
    const pauses = [];
    for (let attempt = 1; attempt <= 40; attempt++) {
      await deliverDue(() => now);
      const [row] = waiting() as { later: number }[];
      if (row) pauses.push((NOON + row.later - now) / 1000);
      now = NOON + (row?.later ?? 0);
    }
    expect(pauses.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    expect(pauses).toHaveLength(39);
    expect(waiting()).toEqual([]);
    expect(sharedStore().prepare("SELECT count(*) FROM messages").pluck().get()).toBe(1);
  });

  /** Makes one wait of the site short. */
  function shorten(long: number) {
    const { setTimeout: wait } = globalThis;
    return vi
      .spyOn(globalThis, "setTimeout")
      .mockImplementation((work, ms, ...rest) => wait(work, ms === long ? 100 : ms, ...rest));
  }

  test.each([
    ["does not answer", { delayMs: 2000 }],
    ["does not end its answer", { isEndless: true }],
  ])("is aborted after ten seconds and retried for a webhook that %s", async (_name, answer) => {
    const waits = shorten(10_000);
    Object.assign(webhook.answer, answer);
    await send();
    await deliverDue(() => NOON);
    expect(waits).toHaveBeenCalledWith(expect.any(Function), 10_000);
    expect(waiting()).toMatchObject([{ attempts: 1 }]);
  });

  test("is aborted even if Node does not report the end of a response", async () => {
    shorten(10_000);
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(new ReadableStream()));
    await send();
    await deliverDue(() => NOON).finally(() => fetched.mockRestore());
    expect(waiting()).toMatchObject([{ attempts: 1 }]);
  });

  test("is aborted within its time limit if a mail server drips its answers", async () => {
    Object.assign(settings, { NOTIFY_WEBHOOK: "", SMTP_URL: mailbox.url, NOTIFY_TO: "desk@example.com" });
    const waits = shorten(40_000);
    mailbox.answer.isDripping = true;
    await send();
    await deliverDue(() => NOON);
    expect(waits).toHaveBeenCalledWith(expect.any(Function), 40_000);
    expect(waiting()).toMatchObject([{ channel: "mail", attempts: 1 }]);
  });

  test("waits like any other if its channel is no longer configured", async () => {
    await send();
    settings.NOTIFY_WEBHOOK = "";
    await deliverDue(() => NOON);
    expect(waiting()).toMatchObject([{ attempts: 1 }]);
  });
});

test("a delivery of one process is not taken by another meanwhile; after a minute of silence it may be", async () => {
  await send();
  const take = (now: number) => takeAnnouncement(now, ["webhook", "mail"]);
  expect(await take(NOON)).toMatchObject({ channel: "webhook", attempts: 1 });
  expect(await take(NOON + 59_000)).toBeUndefined();
  expect(await take(NOON + 60_000)).toMatchObject({ attempts: 2 });
});

test("a deleted message takes its announcement with it", async () => {
  await send();
  sharedStore().exec("DELETE FROM messages");
  await deliverDue(() => NOON);
  expect([webhook.received, waiting()]).toEqual([[], []]);
});
