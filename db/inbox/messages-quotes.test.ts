import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { replyToQuotation, quotationsOf } from "@/db/queries/inquiry/quotations";
import { fileStore } from "@/db/testing/file-store";
import { addList, sendList } from "@/db/testing/lists";
import { add, emptyDesk, order } from "@/db/testing/message-command";

const folder = mkdtempSync(path.join(tmpdir(), "lanheng-quotes-"));
const store = fileStore();
afterAll(() => {
  store.remove();
  rmSync(folder, { recursive: true });
});
let count = 0;
const newFile = () => path.join(folder, `${++count}.json`);
const counted = { visitor: "", network: "" };
let number = "";
let cart = "";
beforeEach(async () => {
  emptyDesk();
  cart = await addList({ note: "靠墙" });
  number = await sendList(cart);
});

type Sheet = { 单号: string; 明细: Record<string, unknown>[]; 整单: Record<string, unknown> };
const GOOD = { "单价（元）": "1280.5", 含税: "是", 交期: "7 天", 有效期至: "2999-12-31" };

/** The quotation sheet of the first message, filled in. */
async function filled(change: (sheet: Sheet) => void = () => {}) {
  const file = newFile();
  await order("sheet", "1", file);
  const sheet = JSON.parse(readFileSync(file, "utf8")) as Sheet;
  Object.assign(sheet.明细[0]!, GOOD);
  Object.assign(sheet.明细[1]!, { 说明: "已停产", 替代型号: "LH-C" });
  sheet.整单.联系人 = "李工 0571-0000000";
  change(sheet);
  writeFileSync(file, JSON.stringify(sheet));
  return file;
}
const answer = async (change?: (sheet: Sheet) => void) => order("answer", "1", await filled(change));
const newest = () => quotationsOf([number]).get(number)![0]!;

test("sheet writes the lines to fill in, readable by the owner alone, and overwrites no file", async () => {
  const file = newFile();
  expect(await order("sheet", "1", file)).toContain("共 2 行");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    单号: number,
    明细: [{ 序号: 1, 型号代码: "LH-A/10", 数量: 3, 备注: "靠墙", "单价（元）": "" }, { 型号代码: "LH-B" }],
  });
  await expect(order("sheet", "1", file)).rejects.toThrow("已经存在");
  add({});
  await expect(order("sheet", "2")).rejects.toThrow("没有询价单");
});

test("a filled-in sheet is stored as a quotation and answers the order; the same file again is no new round", async () => {
  expect(await answer()).toContain("第 1 轮报价");
  expect(await answer()).toContain("和第 1 轮报价相同");
  expect(await answer((sheet) => (sheet.明细[0]!["单价（元）"] = 1200))).toContain("第 2 轮报价");
  expect(newest()).toMatchObject({
    lines: [
      { price: "1200.00", taxed: true },
      { price: "", replacement: "LH-C" },
    ],
  });
  const told = (await order("show", "1")) as string;
  expect(told).toContain("询价单状态：已回复");
  expect(told).toMatch(
    /第 2 轮报价：.*合计 3,600\.00 元（含税），有效期至 2999-12-31\n第 1 轮报价：.*3,841\.50/,
  );
});

describe("a faulty sheet is refused with row and field", () => {
  test.each<[string, (sheet: Sheet) => void, string]>([
    ["price", (sheet) => (sheet.明细[0]!["单价（元）"] = "一千"), "第 1 行“单价（元）”要写成"],
    ["no price", (sheet) => (sheet.明细[0]!["单价（元）"] = "0"), "第 1 行“单价（元）”要写成"],
    ["tax", (sheet) => (sheet.明细[0]!.含税 = ""), "第 1 行“含税”要写 是 或 否"],
    ["day", (sheet) => (sheet.明细[0]!.有效期至 = "2027-02-30"), "第 1 行“有效期至”要写成日期"],
    ["past", (sheet) => (sheet.明细[0]!.有效期至 = "2020-01-01"), "第 1 行“有效期至”2020-01-01 已经过去"],
    ["empty line", (sheet) => Object.assign(sheet.明细[1]!, { 说明: "", 替代型号: "" }), "第 2 行没有填"],
    ["long", (sheet) => (sheet.明细[1]!.说明 = "很".repeat(201)), "第 2 行“说明”要写成一行文字"],
    ["code", (sheet) => (sheet.明细[1]!.型号代码 = "LH-X"), "第 2 行“型号代码”是 LH-X，询价单里是 LH-B"],
    ["lines", (sheet) => sheet.明细.pop(), "“明细”应有 2 行"],
    ["contact", (sheet) => (sheet.整单.联系人 = ""), "整单“联系人”没有填"],
    ["another list", (sheet) => (sheet.单号 = "0"), "文件不是第 1 条留言的"],
  ])("%s", async (_name, change, sentence) => {
    await expect(answer(change)).rejects.toThrow(sentence);
    expect(quotationsOf([number]).size).toBe(0);
  });

  test("invalid JSON, or a missing file", async () => {
    const file = newFile();
    writeFileSync(file, "{");
    await expect(order("answer", "1", file)).rejects.toThrow("文件不是 JSON");
    await expect(order("answer", "1", `${file}x`)).rejects.toThrow("读不了");
    await expect(order("answer", "1")).rejects.toThrow("请写填好的报价表");
  });
});

describe("the customer's reply to a quotation", () => {
  const say = (kind: "accept" | "decline" | "ask", words = "", day = "2026-11-26", own = cart) =>
    replyToQuotation(
      number,
      { cart: own, member: undefined },
      { quotation: newest().id, kind, words },
      counted,
      new Date(`${day}T04:00:00Z`),
    );

  test("accepted: staff have it among new messages, and no further reply is taken", async () => {
    await answer();
    expect(await say("accept")).toBe("stored");
    expect(await say("accept")).toBe("stored");
    expect(await order("list", "--state", "new")).toContain("已回复，客户接受了报价");
    expect(await say("decline")).toBe("done");
    expect(await order("show", "1")).toContain("2026-11-26 12:00 客户接受了报价");
    expect(newest().replies).toHaveLength(1);
  });

  test("question: the order is in progress again until the next round", async () => {
    await answer();
    const first = newest().id;
    expect(await say("ask")).toBe("words");
    expect(await say("ask", "能否 5 天交货")).toBe("stored");
    expect(await order("list", "--order", "处理中")).toContain("客户再次询问");
    await answer((sheet) => (sheet.明细[0]!.交期 = "5 天"));
    expect(newest().replies).toEqual([]);
    const late = { quotation: first, kind: "accept", words: "" } as const;
    expect(await replyToQuotation(number, { cart, member: undefined }, late, counted)).toBe("old");
    expect(await say("accept")).toBe("stored");
    expect(await order("list", "--order", "已回复", "--state", "new")).toContain("客户接受了报价");
  });

  test("expired: it can only be asked about; on its last day it can be accepted", async () => {
    await answer((sheet) => (sheet.明细[0]!.有效期至 = "2998-01-31"));
    expect(await say("accept", "", "2998-02-01")).toBe("expired");
    expect(await say("ask", "还有效吗", "2998-02-01")).toBe("stored");
    expect(await say("accept", "", "2998-01-31")).toBe("stored");
  });

  test("only the sender may reply, at most ten times per order", async () => {
    await answer();
    expect(await say("accept", "", "2026-11-26", "别人")).toBeUndefined();
    for (let nth = 0; nth < 10; nth++) expect(await say("ask", `问 ${nth}`)).toBe("stored");
    expect(await say("ask", "再问")).toBe("many");
  });

  test("forget removes rounds and replies; replies of others that mention the number are reported", async () => {
    await answer();
    await say("ask", "请打 13911112222");
    expect(await order("forget", "13911112222")).toContain("提到这个号码，请查看后决定：1");
    await order("forget", "13800138000");
    const left = (table: string) => sharedStore().prepare(`SELECT count(*) FROM ${table}`).pluck().get();
    expect([left("quotations"), left("quotation_replies")]).toEqual([0, 0]);
  });
});
