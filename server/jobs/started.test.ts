import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { sharedStore } from "@/db/connection";
import { addMessage } from "@/db/queries/inquiry/messages";
import { addList, listableProducts, sendList } from "@/db/testing/lists";
import { emptyStore } from "@/db/testing/store";
import { messageForm } from "@/lib/inquiry/message-form";
import { SITE } from "@/lib/site";
import { startJobs } from "./schedule";
import { startMailbox, startWebhook } from "./test-receivers";

const settings = testSettings({ MESSAGE_REFILL_S: "0" });

const NOON = Date.parse("2026-11-20T04:00:00Z");
const HOUR = 3_600_000;

// Once for all of these, as in a process: the clock of each test drives the same jobs.
vi.useFakeTimers({ now: NOON, toFake: ["Date", "setTimeout", "clearTimeout"] });
startJobs();

let stops: (() => void)[] = [];
beforeEach(() => {
  vi.setSystemTime(NOON);
  emptyStore();
  listableProducts();
  for (const name of Object.keys(settings)) delete settings[name];
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
});

test("a slow mail server does not delay messages to staff", async () => {
  const [webhook, mailbox] = [await startWebhook(), await startMailbox()];
  stops = [webhook.stop, mailbox.stop];
  Object.assign(settings, {
    NOTIFY_WEBHOOK: webhook.url,
    SMTP_URL: mailbox.url,
    NOTIFY_TO: "desk@example.com",
  });
  const sender = { source: "", client: "", agent: "", notice: "", limitKey: "a" };
  const customer = {
    name: "王小明",
    phone: "13800138000",
    addres: "澜州一路",
    email: "Wang@customer.example",
  };
  const send = (content: string) =>
    addMessage(messageForm.parse({ ...customer, content }), sender, new Date(NOON));
  let goOn = () => {};
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  mailbox.answer.waits = (to) => (to.includes("Wang@") ? slow : undefined);
  const toDesk = () => [
    webhook.received.length,
    mailbox.recipients.filter((to) => to.includes("desk@")).length,
  ];
  const toCustomer = () =>
    mailbox.received.filter((mail) => /^To: wang@customer\.example/im.test(mail)).length;
  /** Waits while the jobs' time goes on, more slowly than any delivery is given up. */
  const reach = (look: () => unknown) =>
    expect.poll(
      () => {
        vi.advanceTimersByTime(100);
        return look();
      },
      { timeout: 10_000 },
    );
  await send("一");
  await send("二");
  vi.advanceTimersByTime(2000);
  await reach(toDesk).toEqual([2, 2]);
  await reach(() => mailbox.recipients.join()).toContain("Wang@");
  await send("三");
  vi.advanceTimersByTime(2000);
  await reach(toDesk).toEqual([3, 3]);
  expect(toCustomer()).toBe(0);
  goOn();
  await reach(toCustomer).toBe(3);
});

test("every hour expired lists, and messages with their orders, are deleted", async () => {
  await sendList(await addList({ changed: new Date(NOON) }), {}, new Date(NOON));
  const later = new Date(NOON + SITE.messageRetentionDays * 24 * HOUR);
  await addList({ changed: later });
  vi.setSystemTime(later.getTime() + 1);
  const left = () =>
    sharedStore()
      .prepare("SELECT (SELECT count(*) FROM carts) AS carts, (SELECT count(*) FROM orders) AS orders")
      .get();
  expect(left()).toEqual({ carts: 2, orders: 1 });
  // At once, so that what is looked for every two seconds is not looked for 1,800 times.
  vi.advanceTimersByTime(HOUR);
  await vi.advanceTimersByTimeAsync(1000);
  expect(left()).toEqual({ carts: 1, orders: 0 });
});
