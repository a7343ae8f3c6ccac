import { pasteToCart } from "@/db/queries/inquiry/cart-pasting";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { fileStore } from "@/db/testing/file-store";
import { setCartProject } from "@/db/queries/inquiry/cart-project";
import { addList, sendList } from "@/db/testing/lists";
import { add, emptyDesk, order } from "@/db/testing/message-command";

const folder = mkdtempSync(path.join(tmpdir(), "lanheng-orders-"));
const store = fileStore();
afterAll(() => {
  store.remove();
  rmSync(folder, { recursive: true });
});
beforeEach(emptyDesk);

const ids = (told: string) => told.match(/#\d+/g);

test("list shows quantity and state of an order", async () => {
  await sendList(await addList(), { content: "请报价" });
  add({ content: "只是问问" });
  expect(((await order("list")) as string).split("\n").slice(1)).toEqual([
    "#2  2026-11-20 13:00  未处理  王小明  13800138000  只是问问",
    "#1  2026-11-20 13:00  未处理  王小明  13800138000  询价单 2 种 4 件（已收到）  请报价",
  ]);
});

test("list filters by order and its state, combined with the other filters", async () => {
  await sendList(await addList());
  await sendList(await addList(), { content: "另一份" });
  add({});
  await order("state", "2", "处理中");
  const of = async (...typed: string[]) => ids((await order("list", ...typed)) as string);
  expect(await of("--order", "全部")).toEqual(["#2", "#1"]);
  expect(await of("--order", "处理中")).toEqual(["#2"]);
  expect(await of("--order", "全部", "--state", "handled")).toBeNull();
  expect(await order("list", "--order", "已关闭")).toBe("没有符合条件的留言。");
});

test("show prints every line, the delivery address, the project and the link to the receipt", async () => {
  const cart = await addList({ note: "靠墙", to: {} });
  await setCartProject(cart, "澜州二期", { visitor: "", network: "" });
  const number = await sendList(cart);
  await order("state", "1", "已回复");
  const sheet = (await order("show", "1")) as string;
  expect(sheet.split("\n").slice(-8)).toEqual([
    `询价单号：${number}`,
    "询价单状态：已回复",
    "询价单内容：1. LH-A/10 甲电容 × 3（靠墙）",
    "    2. LH-B 乙电容 × 1",
    "没有读懂的行：—",
    "收货地址：收货人，13700137000，澜州仓库",
    "项目名称：澜州二期",
    `回执：http://localhost:3000/Receipt/${number}`,
  ]);
});

test("show of a message without an order prints none", async () => {
  add({});
  expect(await order("show", "1")).not.toMatch(/询价单|回执|收货/);
});

test("export has the order in one cell, without formulas, empty if there is none", async () => {
  const file = path.join(folder, "留言.csv");
  const cart = await addList({ note: "=1+1", to: { name: "=2+2" } });
  await pasteToCart(cart, "浪涌 XYZ-40", { visitor: "", network: "" });
  const number = await sendList(cart);
  add({});
  await order("export", file);
  const [, bare, sent] = readFileSync(file, "utf8").split(/\r\n/);
  expect(bare).toMatch(/,2026-11,,,,,,,,$/);
  expect(sent).toContain(
    `${number},已收到,"1. LH-A/10 甲电容 × 3（=1+1）\n2. LH-B 乙电容 × 1",1. 浪涌 XYZ-40,'=2+2，13700137000，澜州仓库`,
  );
});

test("the state of orders is set; messages without one and unknown numbers are reported", async () => {
  await sendList(await addList());
  await sendList(await addList(), { content: "另一份" });
  add({});
  expect(await order("state", "1", "2", "2", "3", "9", "处理中")).toBe(
    "已把 2 份询价单设为处理中。\n编号为 3 的留言没有询价单。\n没有编号为 9 的留言。",
  );
  expect(ids((await order("list", "--order", "处理中")) as string)).toEqual(["#2", "#1"]);
});

test.each(["已回复", "已关闭"])("a message whose order is %s counts as handled", async (state) => {
  await sendList(await addList());
  await sendList(await addList(), { content: "另一份" });
  await order("mark", "2", "spam");
  await order("state", "1", "2", "处理中");
  expect(ids((await order("list", "--state", "new")) as string)).toEqual(["#1"]);
  expect(await order("state", "1", "2", state)).toBe(`已把 2 份询价单设为${state}，未处理的留言标为已处理。`);
  expect(ids((await order("list", "--state", "handled")) as string)).toEqual(["#1"]);
  expect(ids((await order("list", "--state", "spam")) as string)).toEqual(["#2"]);
});

test.each([
  [["1", "done"], "（已收到、处理中、已回复、已关闭）"],
  [["1", "handled"], "请写留言的编号和询价单的状态"],
  [["处理中"], "请写留言的编号和询价单的状态"],
  [["一", "处理中"], "请写留言的编号，例如 12。"],
])("state %j is answered with a usage error, and nothing changes", async (words, sentence) => {
  await sendList(await addList());
  await expect(order("state", ...words)).rejects.toThrow(sentence);
  expect(ids((await order("list", "--order", "已收到")) as string)).toEqual(["#1"]);
});

test("a handled message sets its order to the state that the customer sees", async () => {
  await sendList(await addList());
  await order("state", "1", "处理中");
  await order("mark", "1", "handled");
  expect(await order("list", "--state", "handled", "--order", "处理中")).toContain("已处理");
});
