import { afterEach, beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { addList, listableProducts, sendList } from "@/db/testing/lists";
import { emptyStore } from "@/db/testing/store";
import { deliverDue } from "./schedule";
import { startMailbox, startWebhook } from "./test-receivers";

const settings = testSettings({ MESSAGE_REFILL_S: "0" });

const NOON = Date.parse("2026-11-20T04:00:00Z");

let webhook: Awaited<ReturnType<typeof startWebhook>>;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
beforeEach(async () => {
  emptyStore();
  listableProducts();
  [webhook, mailbox] = [await startWebhook(), await startMailbox()];
  Object.assign(settings, {
    NOTIFY_WEBHOOK: webhook.url,
    SMTP_URL: mailbox.url,
    NOTIFY_TO: "desk@example.com",
  });
});
afterEach(() => {
  webhook.stop();
  mailbox.stop();
});

const decoded = (base64: string) => Buffer.from(base64, "base64").toString();

test("a list is announced line by line on both channels, without any of it in the subject", async () => {
  const number = await sendList(await addList({ note: "靠墙", to: {} }), {}, new Date(NOON));
  await deliverDue(() => NOON);
  const [head = "", body = ""] = (mailbox.received[0] ?? "").split("\r\n\r\n");
  const subject = [...head.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)].map(([, part = ""]) => decoded(part)).join("");
  expect(subject).toBe("澜衡电气网站新留言（第 1 条）");
  const mail = decoded(body).replaceAll("\r\n", "\n");
  const { text } = webhook.received[0] as { text: string };
  for (const told of [mail, text]) {
    expect(told).toContain(`单号 ${number}`);
    expect(told).toContain("收货地址：收货人，13700137000，澜州仓库");
    expect(told).toContain("询价单内容：1. LH-A/10 甲电容 × 3（靠墙）\n    2. LH-B 乙电容 × 1");
  }
});
