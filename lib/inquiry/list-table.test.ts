import { expect, test } from "vitest";
import { listTable } from "./list-table";

const LINE = { product_id: 7, title: "电容", model: "LH-A", code: "LH-A/10", quantity: 3, note: "靠墙" };
const OTHER = { ...LINE, code: "", quantity: 1, note: "" };

test("a downloaded inquiry list has its project name and a row per line", () => {
  const { title, rows, head } = listTable({
    lines: [{ ...LINE, href: "/newdetail/7" }, OTHER],
    project: "二期",
  });
  expect(title).toBe("询价单");
  expect(rows.slice(0, head)).toEqual([["询价单", "澜衡电气有限公司"], ["项目名称", "二期"], []]);
  expect(rows.slice(head)).toEqual([
    ["序号", "型号代码", "型号", "产品", "数量", "备注", "产品页面"],
    [1, "LH-A/10", "LH-A", "电容", 3, "靠墙", expect.stringMatching(/^http.*\/newdetail\/7$/)],
    [2, "LH-A", "LH-A", "电容", 1, "", ""],
  ]);
});

test("a list without a project has no row for it; a list that was sent has its numbers", () => {
  const sent = {
    number: "0123",
    message: 12,
    createtime: "2026-11-20T05:00:00.000Z",
    quotation: undefined,
    today: "2026-11-25",
  };
  expect(listTable({ lines: [LINE], project: "", sent }).rows.slice(0, 4)).toEqual([
    ["询价单", "澜衡电气有限公司"],
    ["单号", "0123"],
    ["留言编号", "第 12 号"],
    ["提交时间（北京）", "2026-11-20 13:00:00"],
  ]);
});

test("a quotation is beside the lines, with prices as numbers", () => {
  const line = {
    taxed: true,
    lead: "7 天",
    until: "2026-12-31",
    replacement: "",
    remark: "",
    revision: "V1",
  };
  const quotation = {
    id: 1,
    createtime: "2026-11-25T04:00:00.000Z",
    lines: [
      { ...line, price: "1280.50" },
      { ...line, price: "", until: "", remark: "停产" },
    ],
    terms: { delivery: "送到工地", payment: "", contact: "李工", remark: "" },
    replies: [],
  };
  const sent = {
    number: "0123",
    message: 12,
    createtime: "2026-11-20T05:00:00.000Z",
    quotation,
    today: "2027-01-01",
  };
  const { title, rows } = listTable({ lines: [LINE, OTHER], project: "", sent });
  expect(title).toBe("报价单");
  expect(rows).toContainEqual(["合计", "3,841.50 元（含税）"]);
  expect(rows).toContainEqual(["报价时间", "2026-11-25 12:00（北京时间）"]);
  expect(rows).toContainEqual(["有效期至", "2026-12-31（已过期）"]);
  expect(rows).toContainEqual(["交货", "送到工地"]);
  expect(rows.at(-2)?.slice(7)).toEqual([1280.5, "含税", 3841.5, "7 天", "2026-12-31", "", "", "V1"]);
  expect(rows.at(-1)?.slice(7)).toEqual([null, "不报价", null, "7 天", "", "", "停产", "V1"]);
});
