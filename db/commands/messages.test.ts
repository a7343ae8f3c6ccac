import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fileStore } from "@/db/testing/file-store";
import { add, emptyDesk, order } from "@/db/testing/message-command";

const folder = mkdtempSync(path.join(tmpdir(), "lanheng-desk-"));
const store = fileStore();
afterAll(() => {
  store.remove();
  rmSync(folder, { recursive: true });
});

beforeEach(emptyDesk);

describe("list", () => {
  test("shows messages newest first, one line each, in China time", async () => {
    add({ content: "第一行\n第二行" });
    add({ name: "李四", createtime: "2026-11-20T16:30:00.000Z", content: "很".repeat(40) });
    expect(await order("list")).toBe(
      [
        "共 2 条：",
        `#2  2026-11-21 00:30  未处理  李四  13800138000  ${"很".repeat(30)}…`,
        "#1  2026-11-20 13:00  未处理  王小明  13800138000  第一行 第二行",
      ].join("\n"),
    );
  });

  test("takes dates in China time, the last one inclusive", async () => {
    for (const createtime of [
      "2026-11-19T15:59:59.999Z",
      "2026-11-19T16:00:00.000Z",
      "2026-11-20T15:59:59.999Z",
      "2026-11-20T16:00:00.000Z",
    ])
      add({ createtime });
    const days = (await order("list", "--from", "2026-11-20", "--to", "2026-11-20")) as string;
    expect(days.match(/#\d/g)).toEqual(["#3", "#2"]);
    expect(await order("list", "--from", "2026-11-22")).toBe("没有符合条件的留言。");
  });

  test("filters by state; suspected messages are not new", async () => {
    add({});
    add({ suspected: 1 });
    add({ state: "handled" });
    add({ state: "spam" });
    const of = async (state: string) => ((await order("list", "--state", state)) as string).match(/#\d/g);
    expect([await of("new"), await of("suspected"), await of("handled"), await of("spam")]).toEqual([
      ["#1"],
      ["#2"],
      ["#3"],
      ["#4"],
    ]);
    expect(await order("list")).toContain("共 4 条");
  });

  test("shows no more lines than requested, and says so", async () => {
    for (let count = 0; count < 60; count++) add({});
    expect(((await order("list")) as string).split("\n")[0]).toBe(
      "共 60 条，以下是最新的 50 条（--limit 可以多看）：",
    );
    expect(((await order("list", "--limit", "3")) as string).split("\n")).toHaveLength(4);
  });
});

test("show prints all details of a message", async () => {
  add({ content: "内容", about: "产品：LH-ZCS\n姓名：别人" });
  const sheet = (await order("show", "1")) as string;
  for (const line of [
    "编号：1",
    "时间（北京）：2026-11-20 13:00:00",
    "性别：女",
    "邮箱：—",
    "咨询事项：产品：LH-ZCS",
    "    姓名：别人",
    "内容：内容",
    "网段：203.0.113.0/24",
  ])
    expect(sheet.split("\n")).toContain(line);
  await expect(order("show", "9")).rejects.toThrow("没有编号为 9 的留言。");
});

test("a visitor's input cannot control the terminal, hide, or imitate another field", async () => {
  add({ name: "王\u001b[2J", content: "请报价\n手机：13900139000\u202e" });
  const sheet = (await order("show", "1")) as string;
  expect(sheet + (await order("list"))).not.toMatch(/[\u001b\u202e]/);
  expect(sheet.split("\n").filter((line) => line.startsWith("手机："))).toHaveLength(1);
});

test("export writes a table for Excel, readable by the owner alone, and overwrites no file", async () => {
  const file = path.join(folder, "留言.csv");
  add({ name: "=1+1", content: 'a"b,\nc' });
  add({ state: "spam" });
  expect(await order("export", file, "--state", "new")).toContain("已导出 1 条留言");
  const [head, ...rows] = readFileSync(file, "utf8").split("\r\n");
  expect(head).toBe(
    "\ufeff编号,时间（北京）,状态,姓名,性别,手机,邮箱,地址,咨询事项,内容,附件,来源页面,网段,浏览器,告知版本,负责人,期限,询价单号,询价单状态,询价单内容,没有读懂的行,收货地址,项目名称",
  );
  expect(rows.join("\r\n")).toContain(
    `1,2026-11-20 13:00:00,未处理,'=1+1,女,13800138000,,澜州,,"a""b,\nc",,/contact`,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(order("export", file)).rejects.toThrow("已经存在");
  await expect(order("export", path.join(folder, "none", "a.csv"))).rejects.toThrow("没有写成");
});

test("mark sets the state of existing messages, and reports missing ones", async () => {
  add({ suspected: 1 });
  add({});
  expect(await order("mark", "1", "2", "7", "handled")).toBe(
    "已把 2 条留言标为已处理。\n没有编号为 7 的留言。",
  );
  expect(await order("list", "--state", "handled")).toContain("共 2 条");
  await expect(order("mark", "1", "done")).rejects.toThrow("请写编号和状态");
  await expect(order("mark", "spam")).rejects.toThrow("请写编号和状态");
});

test.each([
  [["list", "--from", "2026-02-30"], "--from 要写成日期"],
  [["list", "--to", "昨天"], "--to 要写成日期"],
  [["list", "--state", "old"], "--state 只能是"],
  [["list", "--order", "new"], "--order 只能是 全部、已收到、处理中、已回复、已关闭。"],
  [["owner", "1"], "请写编号和负责人"],
  [["owner", "1", "2"], "请写编号和负责人"],
  [["due", "1", "2026-02-30"], "最后一项日期 要写成日期"],
  [["due", "1"], "请写编号和日期"],
  [["list", "--limit", "0"], "--limit 要写成"],
  [["list", "--other"], "有不认识的选项"],
  [["show"], "请写留言的编号"],
  [["show", "x"], "请写留言的编号"],
  [["export"], "请写要存成的文件"],
  [["forget"], "11 位手机号码"],
])("%j is answered with a usage error", async (typed, sentence) => {
  await expect(order(...typed)).rejects.toThrow(sentence);
});
