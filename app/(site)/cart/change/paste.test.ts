import { beforeEach, expect, test } from "vitest";
import { cartStore } from "@/app/api/test-cart";
import { browser } from "./test-browser";

beforeEach(() => {
  cartStore();
});

const ADD = { do: "add", product_id: "1", quantity: "2", code: "lh-a 10" };
const LIST = "型号\t数量\t备注\nlh-a/10\t3\t1号柜\nLH-B\t2\nLH-A/10\t1\t2号柜\nLH-A/11\t5\n其他厂 X100\t4";
const kept = async (me: ReturnType<typeof browser>) =>
  (await me.lines()).map(({ product_id, code, quantity, note }) => [product_id, code, quantity, note]);

test("a parts list is read line by line, all that is read is added, and the page says how much", async () => {
  const me = browser();
  expect(await me.post({ do: "paste", list: LIST })).toEqual([303, "/cart?read=3-2"]);
  expect(await kept(me)).toEqual([
    [1, "LH-A/10", 4, "1号柜；2号柜"],
    [2, "", 2, ""],
  ]);
  expect(await me.post({ do: "paste", list: "LH-A/10 ×3\r\nLH-A/20" })).toEqual([303, "/cart?read=2-0"]);
  expect((await kept(me)).map(([, code, quantity]) => [code, quantity])).toEqual([
    ["LH-A/10", 7],
    ["", 2],
    ["LH-A/20", 1],
  ]);
});

test.each([
  ["", "empty"],
  [" \r\n--", "empty"],
  ["LH-A/10\n".repeat(201), "many"],
  ["长".repeat(20_001), "long"],
  ["LH-B\n".repeat(2) + "LH-B\t9999", "full"],
  [Array.from({ length: 60 }, () => `LH-B 1台 ${"备".repeat(100)}`).join("\n"), undefined],
])("%.20j… is answered as a whole", async (list, fault) => {
  const me = browser();
  const [, location] = await me.post({ do: "paste", list });
  expect(location).toBe(fault ? `/cart?fault=${fault}` : "/cart?read=60-0");
  expect((await me.lines()).length).toBe(fault ? 0 : 1);
});

test("a list of which nothing can be read makes no list", async () => {
  const me = browser();
  expect(await me.post({ do: "paste", list: "第一行\n第二行" })).toEqual([303, "/cart?read=0-2"]);
  expect(me.kept.cookie).toBe("");
});

test("a list that has no room left adds nothing", async () => {
  const me = browser();
  await me.post({ ...ADD, quantity: "9998" });
  expect(await me.post({ do: "paste", list: "LH-B\t1\nLH-A/10\t2" })).toEqual([303, "/cart?fault=full"]);
  expect(await me.sum()).toBe(9998);
});
