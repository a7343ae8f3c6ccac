import { beforeEach, describe, expect, test } from "vitest";
import { cartStore } from "@/app/api/test-cart";
import { visitorOf } from "@/app/api/visitor-cart";
import { getOrder } from "@/db/queries/inquiry/orders";
import { listUnread, listWritten } from "@/db/queries/inquiry/unread-lines";
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

const unread = (me: ReturnType<typeof browser>) =>
  listUnread(visitorOf({ headers: new Headers({ cookie: me.kept.cookie }) }).cart);

describe("what could not be read", () => {
  let me: ReturnType<typeof browser>;
  beforeEach(async () => {
    me = browser();
    await me.post({ do: "paste", list: "LH-A/11 5台 靠墙\n其他厂 X100 4台\nlh b 2台" });
  });

  test("is kept as it was written, with what may be meant, and what was read says from what", async () => {
    expect(unread(me)).toEqual([
      {
        id: 1,
        written: "LH-A/11 5台 靠墙",
        meant: [expect.objectContaining({ name: "LH-A", title: "甲电容" })],
      },
      { id: 2, written: "其他厂 X100 4台", meant: [] },
    ]);
    const [line] = await me.lines();
    expect(
      listWritten(visitorOf({ headers: new Headers({ cookie: me.kept.cookie }) }).cart).get(line.id),
    ).toBe("lh b 2台");
  });

  test("is put on the list by a button, with its quantity and its note, or taken off", async () => {
    expect(await me.post({ do: "choose-1-0" })).toEqual([303, "/cart"]);
    expect((await kept(me))[1]).toEqual([1, "", 5, "靠墙"]);
    expect(await me.post({ do: "drop-2" })).toEqual([303, "/cart"]);
    expect(unread(me)).toEqual([]);
  });

  test.each(["choose-1-9", "choose-2-0", "drop-9", "choose-1-0"])(
    "%s is another's or is gone: told so",
    async (act) => {
      const who = act === "choose-1-0" ? browser() : me;
      expect(await who.post({ do: act })).toEqual([303, "/cart?fault=gone"]);
      expect(unread(me)).toHaveLength(2);
    },
  );

  test("goes along with the list, and leaves it", async () => {
    await me.ask("POST", "orders", { name: "王小明", phone: "13800138000", addres: "澜州" });
    const { body } = await me.ask("GET", "orders");
    const [order] = body.data.data;
    expect(order).not.toHaveProperty("unread");
    expect(getOrder(order.number)?.unread).toEqual(["LH-A/11 5台 靠墙", "其他厂 X100 4台"]);
    expect(unread(me)).toEqual([]);
  });
});

test("a list of which no line can be read is kept, but cannot be sent alone", async () => {
  const me = browser();
  expect(await me.post({ do: "paste", list: "第一行\n第二行" })).toEqual([303, "/cart?read=0-2"]);
  expect(unread(me).map(({ written }) => written)).toEqual(["第一行", "第二行"]);
  const { body } = await me.ask("POST", "orders", { name: "王小明", phone: "13800138000", addres: "澜州" });
  expect(body.msg).toBe("询价单里没有选中的产品");
  expect(unread(me)).toHaveLength(2);
});

test("more lines than are kept unread are refused as a whole", async () => {
  const me = browser();
  const list = (count: number) => Array.from({ length: count }, (_, at) => `其他 ${at}`).join("\n");
  expect(await me.post({ do: "paste", list: list(101) })).toEqual([303, "/cart?fault=unread"]);
  expect(await me.post({ do: "paste", list: list(100) })).toEqual([303, "/cart?read=0-100"]);
  expect(await me.post({ do: "paste", list: "LH-B\n其他" })).toEqual([303, "/cart?fault=unread"]);
  expect(await me.lines()).toEqual([]);
});

test("a list that has no room left adds nothing", async () => {
  const me = browser();
  await me.post({ ...ADD, quantity: "9998" });
  expect(await me.post({ do: "paste", list: "LH-B\t1\nLH-A/10\t2" })).toEqual([303, "/cart?fault=full"]);
  expect(await me.sum()).toBe(9998);
});
