import { copyFileSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { sharedStore } from "@/db/connection";
import { fileStore } from "@/db/testing/file-store";
import { at, NOON, rows } from "@/db/testing/messages";
import { write } from "@/db/write";

const settings = testSettings({ MESSAGE_BURST: "10", MESSAGE_REFILL_S: "20", NOTIFY_WEBHOOK: "" });

let store: ReturnType<typeof fileStore>;
beforeEach(() => {
  Object.assign(settings, { MESSAGE_BURST: "10", MESSAGE_REFILL_S: "20", NOTIFY_WEBHOOK: "" });
  store = fileStore();
});
afterEach(() => {
  vi.useRealTimers();
  store.remove();
});

/** The rows in the main file of the store without the write-ahead log, as after damage to the log. */
function rowsWithoutLog() {
  const copy = `${store.file}.copy`;
  copyFileSync(store.file, copy);
  const found = new Database(copy).prepare("SELECT count(*) FROM messages").pluck().get();
  rmSync(copy);
  return found;
}

test("a message is in the write-ahead log only for moments", async () => {
  sharedStore().pragma("wal_checkpoint(TRUNCATE)");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await at(0);
  expect(rowsWithoutLog()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(rowsWithoutLog()).toBe(1);
});

describe("the same message again", () => {
  const same = { content: "要一份报价" };
  const NETWORK = "203.0.113.0/24";

  test("without a token, from the same network within ten minutes, is stored once", async () => {
    for (const second of [0, 1, 599]) expect(await at(second, "a", same, NETWORK)).toBe("stored");
    expect(rows()).toBe(1);
    expect(await at(601, "a", same, NETWORK)).toBe("stored");
    expect(rows()).toBe(2);
  });

  test.each([
    ["from another network", same, "198.51.100.0/24"],
    ["with one letter changed", { content: "要一份报价。" }, NETWORK],
    ["for another person", { ...same, name: "李" }, NETWORK],
    ["about something else", { ...same, about: "产品：LH-ZCS" }, NETWORK],
    ["with another e-mail", { ...same, email: "a@b.cn" }, NETWORK],
  ])("%s is another message", async (_how, more, network) => {
    await at(0, "a", same, NETWORK);
    await at(1, "a", more, network);
    expect(rows()).toBe(2);
  });

  test("with a token is stored once, at any time and from anywhere", async () => {
    await at(0, "a", { ...same, token: "one" }, NETWORK);
    await at(90_000, "b", { ...same, token: "one" }, "198.51.100.0/24");
    expect(rows()).toBe(1);
  });

  test("a token belongs to its message: another message with it is stored as well, repeats of each are not", async () => {
    for (const content of ["一", "二", "一", "二"]) await at(0, "a", { content, token: "one" }, NETWORK);
    const stored = sharedStore().prepare("SELECT content, token FROM messages ORDER BY id").all();
    expect(stored).toEqual([
      { content: "一", token: "one" },
      { content: "二", token: null },
    ]);
  });
});

describe("the store", () => {
  test("is durable when it acknowledges, after every start", async () => {
    const durable = () => [
      sharedStore().pragma("journal_mode", { simple: true }),
      sharedStore().pragma("synchronous", { simple: true }),
    ];
    expect(durable()).toEqual(["wal", 2]);
    await at(0);
    store.restart();
    expect(durable()).toEqual(["wal", 2]);
    expect(rows()).toBe(1);
  });

  test("locked by another process for a while: the message waits and is stored, reads continue", async () => {
    const other = store.other();
    other.exec("BEGIN IMMEDIATE");
    const outcome = at(0);
    const start = performance.now();
    expect(rows()).toBe(0);
    expect(performance.now() - start).toBeLessThan(50);
    await pause(100);
    other.exec("COMMIT");
    expect(await outcome).toBe("stored");
    expect(rows()).toBe(1);
    other.close();
  });

  test("locked for longer than clients wait: everybody is answered in time, and nothing is stored", async () => {
    const other = store.other();
    other.exec("BEGIN IMMEDIATE");
    const heard = vi.fn();
    const outcomes = Promise.allSettled([at(0), at(0), at(0)].map((sent) => sent.finally(heard)));
    await pause(50);
    const start = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => start + 5000);
    await pause(100);
    expect(heard).not.toHaveBeenCalled();
    // Clients time out after eight seconds.
    clock.mockImplementation(() => start + 7000);
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: "rejected", reason: { code: "SQLITE_BUSY" } });
    clock.mockRestore();
    other.exec("ROLLBACK");
    expect(rows()).toBe(0);
    expect(await at(1)).toBe("stored");
    other.close();
  });

  test("locked while very many write: the last ones are refused at once", async () => {
    settings.MESSAGE_REFILL_S = "0";
    const other = store.other();
    other.exec("BEGIN IMMEDIATE");
    const waiting = [
      // What is written does not matter to the queue.
      ...Array.from({ length: 900 }, () => write(() => "stored")),
      ...Array.from({ length: 100 }, () => at(0)),
    ];
    await expect(at(0)).rejects.toMatchObject({ code: "SQLITE_BUSY_QUEUE" });
    other.exec("ROLLBACK");
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["stored"]));
    expect(rows()).toBe(100);
    other.close();
  });
});

test("a message is queued for every configured channel; a suspected one for none", async () => {
  settings.NOTIFY_WEBHOOK = "https://hook.example/1";
  await at(0);
  await at(0, "a", { website: "x" });
  expect(sharedStore().prepare("SELECT message, channel, attempts, due FROM announcements").all()).toEqual([
    { message: 1, channel: "webhook", attempts: 0, due: NOON },
  ]);
});
