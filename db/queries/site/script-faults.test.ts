import { afterAll, beforeEach, expect, test } from "vitest";
import { faultsReport } from "@/db/inbox/faults-report";
import { sharedStore } from "@/db/connection";
import { fileStore } from "@/db/testing/file-store";
import { countFault, dropOldFaults, faultsOfDay, listFaults, type ScriptFault } from "./script-faults";
import { DAY_MS } from "@/lib/durations";

const store = fileStore();
afterAll(() => store.remove());
beforeEach(() => void sharedStore().exec("DELETE FROM script_faults"));

const FAULT: ScriptFault = { page: "/tools/kvar", part: "calculator", browser: "Chrome 109" };
/** A minute of its own for each test: what a visitor may report is counted by the minute. */
let minute = Date.now();
beforeEach(() => void (minute += 60_000));

test("operators see which part failed where and how often, without data on the visitor", async () => {
  expect(faultsReport()).toBe("近 30 天没有浏览器报告脚本故障。");
  await countFault(FAULT, "a1b2c3", Date.now());
  await countFault(FAULT, "d4e5f6", Date.now());
  await countFault({ ...FAULT, part: "menu" }, "a1b2c3", Date.now());
  const [day] = new Date().toISOString().split("T");
  expect(faultsReport().split("\n")).toEqual([
    "近 30 天浏览器报告的脚本故障共 3 次（日期、次数、浏览器、部分、页面）：",
    `${day}      2 次  Chrome 109  calculator  /tools/kvar`,
    `${day}      1 次  Chrome 109  menu  /tools/kvar`,
  ]);
});

test("at most ten errors a minute are counted per visitor", async () => {
  const counted = [];
  for (let nth = 0; nth < 12; nth++) counted.push(await countFault(FAULT, "a1b2c3", minute));
  expect(counted.filter(Boolean)).toHaveLength(10);
  expect(await countFault(FAULT, "d4e5f6", minute)).toBe(true);
  expect(await countFault(FAULT, "a1b2c3", minute + 60_000)).toBe(true);
  minute += 60_000;
});

test("at most two thousand errors a day are counted", async () => {
  const today = new Date(minute).toISOString().slice(0, 10);
  sharedStore()
    .prepare("INSERT INTO script_faults VALUES (?, '/index', 'menu', 'Chrome 109', 1999)")
    .run(today);
  expect(await countFault(FAULT, "a1b2c3", minute)).toBe(true);
  expect(await countFault(FAULT, "d4e5f6", minute)).toBe(false);
  expect(faultsOfDay(minute)).toBe(2000);
  expect(await countFault(FAULT, "d4e5f6", minute + DAY_MS)).toBe(true);
});

test("counts are deleted after thirty days", async () => {
  await countFault(FAULT, "a1b2c3", minute - 30 * DAY_MS);
  await countFault(FAULT, "a1b2c3", minute - 29 * DAY_MS);
  expect(listFaults(minute)).toHaveLength(1);
  await dropOldFaults(minute);
  expect(sharedStore().prepare("SELECT count(*) FROM script_faults").pluck().get()).toBe(1);
});
