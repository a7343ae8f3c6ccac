import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { backUp } from "@/db/backup/backup";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore, sharedStore } from "@/db/connection";
import { fileStore } from "@/db/testing/file-store";
import { SITE } from "@/lib/site";
import { setCartProject } from "@/db/queries/inquiry/cart-project";
import { addList, sendList } from "@/db/testing/lists";
import { add, emptyDesk, order } from "@/db/testing/message-command";

const store = fileStore();
afterAll(() => store.remove());

beforeEach(emptyDesk);

/** Whether the text is still in any file of the store. */
const holds = (text: string) =>
  ["", "-wal"].some((end) => existsSync(store.file + end) && readFileSync(store.file + end).includes(text));
const countOf = (table: string) =>
  sharedStore().prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;

describe("deleting", () => {
  test("purge removes messages beyond the notice's retention period, to the minute", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T05:00:00Z"), toFake: ["Date"] });
    const edge = Date.now() - SITE.messageRetentionDays * 86_400_000;
    add({ name: "旧留言人", createtime: new Date(edge - 60_000).toISOString() });
    add({ name: "还在", createtime: new Date(edge + 60_000).toISOString() });
    expect(await order("purge")).toContain(
      `留言保存 ${SITE.messageRetentionDays} 天，已删除 1 条过期的留言。`,
    );
    vi.useRealTimers();
    expect(await order("list")).toContain("还在");
    expect(holds("旧留言人")).toBe(false);
  });

  test("forget removes a person everywhere, in any spelling of the number, and reports what is left", async () => {
    add({ phone: "13911112222", name: "要忘记的人" });
    add({ phone: "13911112222", name: "要忘记的人" });
    add({ name: "别人", content: "请转告 13911112222" });
    add({ name: "别人", about: "回电 13911112222" });
    sharedStore().exec("INSERT INTO announcements (message, channel, due) VALUES (1, 'webhook', 0)");
    expect(holds("要忘记的人")).toBe(true);
    const told = (await order("forget", "+86", "139-1111-2222")) as string;
    expect(told).toContain("已删除这个号码的：2 条留言、1 条待发通知。");
    expect(told).toContain("备份轮换之后才会消失");
    expect(told).toContain("提到这个号码，请查看后决定：3、4。");
    expect(sharedStore().prepare("SELECT count(*) FROM announcements").pluck().get()).toBe(0);
    expect(holds("要忘记的人")).toBe(false);
    expect(await order("forget", "13911112222")).toContain("没有这个号码的留言和询价单。");
    await expect(order("forget", "1391111")).rejects.toThrow("11 位手机号码");
  });
});

describe("deleting in copies beside the store", () => {
  const aside = () => `${store.file}.replaced-20261101T000000`;
  const before = () => `${store.file}.pre-0042_x`;
  const damaged = () => `${store.file}.damaged-20261101T000000-wal`;
  const DAY_MS = 86_400_000;
  const files = () => readdirSync(path.dirname(store.file)).filter((name) => /\.(?:re|pre|dam)/.test(name));
  afterEach(() => {
    for (const name of files()) rmSync(path.join(path.dirname(store.file), name));
    rmSync(path.join(path.dirname(store.file), "backups"), { recursive: true, force: true });
  });

  test("forget cleans the copies of restores and migrations, and reports backups and copies that it could not clean", async () => {
    const cart = await addList({ note: "要忘记的备注", to: { phone: "13911112222" } });
    await sendList(cart, { phone: "13911112222", name: "要忘记的人" });
    add({ name: "留下的人" });
    const live = sharedStore();
    for (const copy of [aside(), before()]) live.prepare("VACUUM INTO ?").run(copy);
    const old = new Database(before());
    old.exec("DROP TABLE orders; DROP TABLE cart_lines; DROP TABLE unread_lines; DROP TABLE carts; VACUUM");
    old.close();
    // As after a restore: the latest rows are in the write-ahead log.
    const replaced = openStore(aside());
    replaced.exec("UPDATE messages SET content = '要忘记的话' WHERE phone = '13911112222'");
    for (const part of ["", "-wal"]) copyFileSync(aside() + part, `${aside()}1${part}`);
    replaced.close();
    writeFileSync(damaged(), "要忘记的人");
    const backup = await backUp(store.file, path.join(path.dirname(store.file), "backups"));

    const told = (await order("forget", "13911112222")) as string;
    for (const copy of [aside(), `${aside()}1`, before()]) expect(told).toContain(path.basename(copy));
    expect(told).toContain("打不开、没有清理的：site.db.damaged-20261101T000000。副本 28 天后自动删除");
    expect(told).toContain(`此前的备份（${path.basename(backup)}）里可能还有这些内容`);
    const texts = files().map((name) => readFileSync(path.join(path.dirname(store.file), name)));
    rmSync(damaged());
    for (const copy of [aside(), `${aside()}1`, before()])
      for (const part of ["", "-wal", "-journal"].filter((end) => existsSync(copy + end))) {
        const text = readFileSync(copy + part);
        for (const gone of ["要忘记的人", "要忘记的备注", "要忘记的话", "13911112222"])
          expect(text.includes(gone), `${gone} in ${copy + part}`).toBe(false);
      }
    expect(texts.some((text) => text.includes("留下的人"))).toBe(true);
  });

  test("purge removes copies with their logs after four weeks, and no newer ones", async () => {
    const edge = Date.now() - 28 * DAY_MS;
    const made = (file: string, time: number) => {
      writeFileSync(file, "x");
      utimesSync(file, new Date(time), new Date(time));
    };
    made(aside(), edge - 60_000);
    made(`${aside()}-wal`, Date.now());
    made(damaged(), edge - 60_000);
    made(`${store.file}.restoring`, edge - 60_000);
    made(before(), edge + 60_000);
    expect(await order("purge")).toContain("数据库旁边的副本保存 28 天，已删除 3 个过期的。");
    expect(files()).toEqual([path.basename(before())]);
    expect(existsSync(store.file)).toBe(true);
  });
});

describe("deleting with lists", () => {
  test("purge removes lists that are unchanged for the notice's retention period, with lines and address", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T05:00:00Z"), toFake: ["Date"] });
    const edge = Date.now() - SITE.cartRetentionDays * 86_400_000;
    await addList({ note: "旧备注", to: { addres: "旧仓库" }, changed: new Date(edge - 60_000) });
    const kept = await addList({ note: "新备注", changed: new Date(edge + 60_000) });
    expect([holds("旧备注"), holds("旧仓库")]).toEqual([true, true]);
    const told = await order("purge");
    vi.useRealTimers();
    expect(told).toBe(
      "留言保存 730 天，已删除 0 条过期的留言。\n未提交的询价单在最后一次改动后保存 90 天，已删除 1 份过期的。\n" +
        "会员最后一次登录后保存 730 天，已删除 0 个过期的。\n" +
        "数据库旁边的副本保存 28 天，已删除 0 个过期的。",
    );
    expect(sharedStore().prepare("SELECT DISTINCT cart FROM cart_lines").pluck().all()).toEqual([kept]);
    expect([holds("旧备注"), holds("旧仓库"), holds("新备注")]).toEqual([false, false, true]);
  });

  test("purge removes orders with their messages", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T05:00:00Z"), toFake: ["Date"] });
    await sendList(await addList({ note: "随单备注" }));
    vi.setSystemTime(Date.now() + (SITE.messageRetentionDays + 1) * 86_400_000);
    await order("purge");
    vi.useRealTimers();
    expect([countOf("messages"), countOf("orders"), countOf("carts")]).toEqual([0, 0, 0]);
    expect(holds("随单备注")).toBe(false);
  });

  test("forget removes a person's orders, their lists, and lists with that delivery address", async () => {
    const cart = await addList({ note: "要忘记的备注", to: { addres: "要忘记的仓库" } });
    await sendList(cart, { phone: "13911112222", name: "要忘记的人" });
    await addList({ note: "没提交的备注", to: { phone: "13911112222" } });
    const others = await addList({ note: "别人的备注" });
    await sendList(others, { name: "别人" });
    expect(await order("forget", "13911112222")).toContain(
      "已删除这个号码的：1 条留言、1 份随留言提交的询价单、2 份留在网站上的询价单。",
    );
    expect(sharedStore().prepare("SELECT name FROM messages").pluck().all()).toEqual(["别人"]);
    expect(sharedStore().prepare("SELECT id FROM carts").pluck().all()).toEqual([others]);
    expect([countOf("orders"), countOf("cart_lines")]).toEqual([1, 0]);
    for (const gone of ["要忘记的人", "要忘记的备注", "要忘记的仓库", "没提交的备注", "13911112222"])
      expect(holds(gone), gone).toBe(false);
    expect(holds("别人的备注")).toBe(true);
  });

  test("forget reports lists that mention the number, and when unsent ones expire", async () => {
    await sendList(await addList({ note: "到货前联系 13911112222" }));
    await sendList(await addList({ to: { phone: "13911112222" } }), { content: "请先报价" });
    sharedStore().exec("DELETE FROM carts");
    await addList({ note: "到货前联系 13911112222" });
    await addList({ to: { addres: "澜州仓库，找 13911112222" } });
    await addList({ note: "无关" });
    for (const isSent of [false, true]) {
      const named = await addList();
      await setCartProject(named, "13911112222 的项目", { visitor: "", network: "" });
      if (isSent) await sendList(named, { content: "第三份" });
    }
    const told = (await order("forget", "13911112222")) as string;
    expect(told).toContain("没有这个号码的留言和询价单。");
    expect(told).toContain("内容或询价单提到这个号码，请查看后决定：1、2、3。");
    expect(told).toContain("另有 3 份未提交的询价单提到这个号码，它们最后一次改动 90 天后自动删除。");
    expect([countOf("messages"), countOf("carts")]).toEqual([3, 5]);
  });
});
