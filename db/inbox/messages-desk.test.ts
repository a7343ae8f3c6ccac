import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { countOverdue } from "@/db/queries/inquiry/desk";
import { fileStore } from "@/db/testing/file-store";
import { add, emptyDesk, order } from "@/db/testing/message-command";

const store = fileStore();
afterAll(() => store.remove());
beforeEach(() => {
  emptyDesk();
  // Late evening of the 20th in UTC, already the 21st in China.
  vi.useFakeTimers({ now: Date.parse("2026-11-20T17:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ids = async (...typed: string[]) => ((await order("list", ...typed)) as string).match(/#\d+/g);

test("a message gets an owner, who is shown and filters the list; 无 clears the owner", async () => {
  add({});
  add({});
  add({});
  expect(await order("owner", "1", "2", "9", "李工")).toBe("已把 2 条留言交给李工。\n没有编号为 9 的留言。");
  expect(await ids("--owner", "李工")).toEqual(["#2", "#1"]);
  expect(await order("list", "--owner", "李工")).toContain("13800138000  负责人 李工  ");
  expect(await order("show", "1")).toContain("负责人：李工");
  expect(await order("owner", "2", "无")).toBe("已取消 1 条留言的负责人。");
  expect(await ids("--owner", "无")).toEqual(["#3", "#2"]);
});

test("an unhandled message is overdue in the list and the count from the day after its due date in China", async () => {
  for (let count = 0; count < 4; count++) add({});
  expect(await order("due", "1", "2", "2026-11-18")).toBe("已设定 2 条留言在 2026-11-18 前办结（含当天）。");
  await order("due", "3", "2026-11-21");
  await order("mark", "2", "handled");
  expect(await ids("--overdue")).toEqual(["#1"]);
  const told = (await order("list")) as string;
  expect(told).toContain("共 4 条，其中 1 条已逾期：");
  expect(told).toContain("逾期 3 天（2026-11-18）");
  expect(told).toContain("期限 2026-11-21");
  expect(countOverdue(new Date())).toBe(1);
  expect(countOverdue(new Date("2026-11-21T16:00:00Z"))).toBe(2);
  expect(await order("due", "1", "无")).toBe("已取消 1 条留言的期限。");
  expect(await order("list", "--overdue")).toBe("没有符合条件的留言。");
});

test("messages are grouped by phone number, the latest sender first", async () => {
  add({ phone: "13911112222" });
  add({});
  add({ phone: "13911112222" });
  const told = ((await order("list", "--by-phone")) as string).split("\n").slice(1);
  expect(told.map((line) => line.match(/^\S.*|#\d/)?.[0])).toEqual([
    "13911112222  2 条",
    "#3",
    "#1",
    "13800138000  1 条",
    "#2",
  ]);
});
