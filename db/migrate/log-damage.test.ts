import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { closeStore, openStore, sharedStore } from "@/db/connection";
import { fileStore } from "@/db/testing/file-store";
import { write } from "@/db/write";
import { noteLogDamage } from "./log-damage";

const kept = fileStore();
afterAll(() => kept.remove());
beforeEach(() => {
  sharedStore().exec("CREATE TABLE IF NOT EXISTS letters (text TEXT); DELETE FROM letters");
  sharedStore().pragma("wal_checkpoint(TRUNCATE)");
  return () => void vi.useRealTimers();
});

const HEADER = 32;
const FRAME = 24 + 4096;
let times = 0;

const post = (text: string) => sharedStore().prepare("INSERT INTO letters VALUES (?)").run(text);

/** The store and its log as a process that is killed leaves them, with one byte of the log changed. */
function killed(flipped?: number): string {
  const file = `${kept.file}.${++times}`;
  for (const part of ["", "-wal"]) copyFileSync(kept.file + part, file + part);
  if (flipped !== undefined) {
    const log = readFileSync(`${file}-wal`);
    log.writeUInt8(log.readUInt8(flipped) ^ 1, flipped);
    writeFileSync(`${file}-wal`, log);
  }
  return file;
}

/** What is found at the next start: what is said to be lost, and the letters that are there. */
function start(file: string) {
  const store = openStore(file);
  try {
    const lost = noteLogDamage(store, file);
    return { lost, letters: store.prepare("SELECT text FROM letters").pluck().all() };
  } finally {
    store.close();
  }
}
const damagedBeside = (file: string) =>
  readdirSync(path.dirname(file)).filter((name) => name.startsWith(`${path.basename(file)}.damaged-`));

test("an intact log, or that of a killed process, loses nothing and reports nothing", () => {
  for (const text of ["一", "二", "三"]) post(text);
  const whole = killed();
  expect(start(whole)).toEqual({ lost: 0, letters: ["一", "二", "三"] });
  const torn = killed();
  writeFileSync(`${torn}-wal`, readFileSync(`${torn}-wal`).subarray(0, -100));
  expect(start(torn)).toEqual({ lost: 0, letters: ["一", "二"] });
  expect([...damagedBeside(whole), ...damagedBeside(torn)]).toEqual([]);
});

test.each([
  ["page", HEADER + 2 * FRAME + 24 + 4000],
  ["frame's head", HEADER + 2 * FRAME + 8],
])("a changed byte in a %s loses the changes after it, which is reported", (_what, byte) => {
  for (const text of ["一", "二", "三", "四", "五", "六"]) post(text);
  expect(statSync(`${kept.file}-wal`).size).toBe(HEADER + 6 * FRAME);
  const file = killed(byte);
  const { lost, letters } = start(file);
  expect([letters, lost]).toEqual([["一", "二"], byte % FRAME === HEADER + 8 ? 3 : 4]);
  const [copy = ""] = damagedBeside(file);
  expect(readFileSync(path.join(path.dirname(file), copy)).includes("六"), "what is left is kept").toBe(true);
});

test("a changed byte in the log's header loses all of it, which is reported", () => {
  for (const text of ["一", "二", "三"]) post(text);
  for (const byte of [1, 9, 17, 30]) expect(start(killed(byte)).lost, `byte ${byte}`).toBe(3);
});

test("remains of an earlier cycle at the end of the log are no loss", () => {
  for (const text of ["一", "二", "三", "四"]) post(text);
  sharedStore().pragma("wal_checkpoint(RESTART)");
  post("五");
  expect(start(killed())).toEqual({ lost: 0, letters: ["一", "二", "三", "四", "五"] });
});

test("shortly after a burst of messages, damage to the log cannot lose any", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (const text of ["一", "二", "三", "四", "五", "六"]) await write(() => post(text));
  expect(statSync(`${kept.file}-wal`).size).toBeGreaterThan(0);
  vi.advanceTimersByTime(1000);
  expect(statSync(`${kept.file}-wal`).size).toBe(0);
  expect(start(killed())).toEqual({ lost: 0, letters: ["一", "二", "三", "四", "五", "六"] });
  closeStore();
});
