import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as EnvModule from "@/lib/env";
import { sharedStore } from "@/db/connection";
import { addPost } from "@/db/queries/board/writing";
import { decide } from "@/db/queries/board/moderation";
import { emptyStore } from "@/db/testing/store";
import { deliverDue } from "./schedule";
import { startWebhook } from "./test-receivers";

const settings = vi.hoisted((): Record<string, string> => ({}));
vi.mock("@/lib/env", async (original) => {
  const { readEnv } = await original<typeof EnvModule>();
  return { env: () => readEnv({ MESSAGE_REFILL_S: "0", ...settings }) };
});

const NOON = Date.parse("2026-11-20T04:00:00Z");
const MINUTE = 60_000;
const WANG = { id: 1, username: "王工" };

let webhook: Awaited<ReturnType<typeof startWebhook>>;
beforeEach(async () => {
  emptyStore().exec(`
    DELETE FROM sqlite_sequence;
    INSERT INTO members (phone, username, createtime, seen, notice) VALUES ('13800138000', '王工', '', '', '')`);
  webhook = await startWebhook();
  settings.NOTIFY_WEBHOOK = webhook.url;
});
afterEach(() => webhook.stop());

const ask = (title: string, ms: number) => {
  const form = { title, content: "正文正文正文正文正文", product: undefined, token: "" };
  return addPost("speak", form, WANG, { visitor: "a", network: "" }, new Date(ms));
};

test("what waits on the board is told once for all of some minutes, and not when it was dealt with", async () => {
  await ask("第一个<at all>问题", NOON);
  await ask("第二个问题", NOON + MINUTE);
  await deliverDue(() => NOON + 4 * MINUTE);
  expect(webhook.received).toEqual([]);
  await deliverDue(() => NOON + 5 * MINUTE);
  expect(webhook.received).toEqual([
    {
      text: [
        "澜衡电气网站有 2 条问答待审核",
        "1  问题  第一个＜at all＞问题",
        "2  问题  第二个问题",
        "请用 board -- queue 查看，allow 通过，refuse --why 退回，answer 回答。",
      ].join("\n"),
    },
  ]);
  await ask("第三个问题", NOON + 10 * MINUTE);
  const all = [1, 2, 3].map((id) => ({ kind: "post" as const, id }));
  await decide(all, "public", { who: "desk", act: "allow", why: "" });
  await deliverDue(() => NOON + 60 * MINUTE);
  expect(webhook.received).toHaveLength(1);
  expect(sharedStore().prepare("SELECT count(*) FROM announcements").pluck().get()).toBe(0);
});
