import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sharedStore } from "@/db/connection";
import { fileStore } from "@/db/test-file-store";
import { SITE } from "@/lib/site";
import { add, order } from "./test-message-command";

const store = fileStore();
afterAll(() => store.remove());

beforeEach(() => {
  sharedStore().exec("DELETE FROM messages; DELETE FROM sqlite_sequence");
});

describe("deleting", () => {
  /** Whether any file of the store still holds the text. */
  const holds = (text: string) =>
    ["", "-wal"].some((end) => existsSync(store.file + end) && readFileSync(store.file + end).includes(text));

  test("purge removes what is older than the notice promises, to the minute", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T05:00:00Z"), toFake: ["Date"] });
    const edge = Date.now() - SITE.messageRetentionDays * 86_400_000;
    add({ name: "旧留言人", createtime: new Date(edge - 60_000).toISOString() });
    add({ name: "还在", createtime: new Date(edge + 60_000).toISOString() });
    expect(await order("purge")).toBe(`保存期限是 ${SITE.messageRetentionDays} 天，已删除 1 条过期的留言。`);
    vi.useRealTimers();
    expect(await order("list")).toContain("还在");
    expect(holds("旧留言人")).toBe(false);
  });

  test("forget removes a person everywhere, however the number is written, and says what remains elsewhere", async () => {
    add({ phone: "13911112222", name: "要忘记的人" });
    add({ phone: "13911112222", name: "要忘记的人" });
    add({ name: "别人", content: "请转告 13911112222" });
    add({ name: "别人", about: "回电 13911112222" });
    sharedStore().exec("INSERT INTO announcements (message, channel, due) VALUES (1, 'webhook', 0)");
    expect(holds("要忘记的人")).toBe(true);
    const told = (await order("forget", "+86", "139-1111-2222")) as string;
    expect(told).toContain("已删除这个号码的 2 条留言和 1 条待发通知。");
    expect(told).toContain("备份轮换之后才会消失");
    expect(told).toContain("提到这个号码，请查看后决定：3、4。");
    expect(sharedStore().prepare("SELECT count(*) FROM announcements").pluck().get()).toBe(0);
    expect(holds("要忘记的人")).toBe(false);
    expect(await order("forget", "13911112222")).toContain("没有这个号码的留言。");
    await expect(order("forget", "1391111")).rejects.toThrow("11 位手机号码");
  });
});
