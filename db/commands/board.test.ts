import { beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/testing/store";
import { BOARD_COMMANDS } from "@/db/inbox/board-actions";
import { readBoardCommand } from "@/db/inbox/board-options";

testSettings({ NOTIFY_WEBHOOK: "https://hook.example.com/a" });

const order = async (...typed: string[]) => {
  const read = readBoardCommand(typed, "desk");
  return BOARD_COMMANDS[read.name]!(read);
};

beforeEach(() => {
  emptyStore().exec(`
    DELETE FROM sqlite_sequence;
    INSERT INTO members (phone, username, createtime, seen, notice) VALUES ('13800138000', '王工', '', '', '');
    INSERT INTO posts (kind, title, member, username, content, state, createtime) VALUES
      ('speak', '第一个问题', 1, '王工', '正文' || char(10) || char(27) || '[31m红', 'pending', '2026-11-24T01:00:00Z'),
      ('stick', '一篇手记', 1, '王工', '正文', 'public', '2026-11-24T02:00:00Z');
    INSERT INTO replies (post, member, username, content, state, createtime) VALUES
      (2, 1, '王工', '电话 13900139000', 'pending', '2026-11-24T03:00:00Z');`);
});

test("the queue lists pending texts, oldest first, with warnings of personal data", async () => {
  expect(await order("queue")).toBe(
    [
      "共 2 条待审核：",
      "1  2026-11-24 09:00  问题  待审核  王工（m1）  第一个问题",
      "r1  2026-11-24 11:00  回答  待审核  王工（m1）  一篇手记  【含手机号码】",
    ].join("\n"),
  );
});

test("a text is shown completely, without control characters for the terminal", async () => {
  expect(await order("show", "1")).toContain("正文：正文\n    \\u{001b}[31m红");
});

test("every act is logged: who, what, on which subject and why", async () => {
  await order("refuse", "1", "--why", "请写明电压");
  await order("allow", "1", "r1");
  await order("answer", "1", "请看", "说明书。");
  await order("pin", "2");
  await order("pin", "2", "--off");
  await order("hide", "2", "--why", "过时");
  await order("ban", "m1", "--why", "广告");
  const lines = sharedStore()
    .prepare("SELECT who || ' ' || act || ' ' || subject || ' ' || why FROM board_acts")
    .pluck()
    .all();
  expect(lines).toEqual([
    ...["desk refuse 1 请写明电压", "desk allow 1 ", "desk allow r1 ", "desk answer r2 "],
    ...["desk pin 2 ", "desk unpin 2 ", "desk hide 2 过时", "desk ban m1 广告"],
  ]);
  expect(await order("show", "1")).toMatch(/处理记录：\n.*allow  1\n.*refuse  1  请写明电压/);
  expect(await order("stats")).toContain("会员：1 位，停止发布的 1 位");
});

test("the texts of a banned member are hidden, and lifting the ban lets the member write again", async () => {
  await order("ban", "m1", "--why", "广告");
  expect(sharedStore().prepare("SELECT DISTINCT state FROM posts").pluck().all()).toEqual(["hidden"]);
  expect(sharedStore().prepare("SELECT banned FROM members").pluck().get()).toBe("广告");
  await order("ban", "m1", "--off");
  expect(sharedStore().prepare("SELECT banned FROM members").pluck().get()).toBe("");
});

test("announce notifies at once, one time for all pending texts", async () => {
  expect(await order("announce")).toBe("网站运行时马上通知：2 条待审核。");
  await order("announce");
  expect(sharedStore().prepare("SELECT message, channel FROM announcements").all()).toEqual([
    { message: null, channel: "webhook" },
  ]);
});

test.each([
  [["refuse", "1"], "请用 --why 写明原因，作者会看到。"],
  [["hide", "1", "--why", "a\u202eb"], "--why 要写成一行，最多 200 字。"],
  [["allow"], "请写编号：问题和手记写数字，例如 12；回答写 r 加数字，例如 r34。"],
  [["allow", "m1"], "请写编号：问题和手记写数字，例如 12；回答写 r 加数字，例如 r34。"],
  [["answer", "r1", "好"], "请写问题或手记的编号，例如 12。"],
  [["answer", "1", "好"], "请写回答的内容，或用 --file 指定文本文件，最多 5000 字。"],
  [["answer", "99", "好的好的"], "没有编号为 99 的问题或手记。"],
  [["ban", "1", "--why", "广告"], "请写会员的编号，例如 m5；show 里有。"],
  [["queue", "--what"], "有不认识的选项；可以用 --why、--file、--limit、--off。"],
  [["queue", "--limit", "0"], "--limit 要写成 1 以上的整数。"],
])("board %j is answered with the mistake", async (typed: string[], sentence) => {
  await expect(order(...typed)).rejects.toThrow(sentence);
});

test("a missing number is reported", async () => {
  expect(await order("allow", "1", "77")).toBe("已公开 1 条。\n没有编号为 77 的内容。");
});
