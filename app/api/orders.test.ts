import { beforeEach, describe, expect, test, vi } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { sendOrder } from "@/db/queries/inquiry/order-sending";
import { getReceipt } from "@/db/queries/inquiry/receipts";
import { receivedForm } from "@/lib/http/received-form";
import { MESSAGE_TEXT } from "@/lib/inquiry/message-rules";
import { orderForm } from "@/lib/inquiry/cart-form";
import { recordErrors } from "@/lib/test-log";
import { refused } from "./test-call";
import { cartStore, visitor } from "./test-cart";
import { storedMessages, VALID } from "./test-message";

beforeEach(() => {
  cartStore();
});

const NOTHING = refused("询价单里没有选中的产品");

/** A visitor with a product with a code, three pieces of another with a note, and an unchecked line. */
async function withList(options = {}) {
  const who = visitor(options);
  await who.add({ product_id: "1", code: "LH-A/10" });
  await who.add({ product_id: "2", quantity: "3", note: "靠墙" });
  const { id } = (await who.add({ product_id: "1", code: "LH-A/20" })).data;
  await who.ask("PUT", `carts/${id}`, { checked: "0" });
  const send = async (fields = {}) => (await who.ask("POST", "orders", { ...VALID, ...fields })).body;
  const receive = async (number: string) => (await who.ask("GET", `orders/${number}`)).body;
  const list = async (query = "") => (await who.ask("GET", `orders${query}`)).body;
  return { ...who, send, receive, list, unticked: id as number };
}

const SENT = [
  { product_id: 1, title: "甲电容", model: "LH-A", code: "LH-A/10", quantity: 1, note: "" },
  { product_id: 2, title: "乙电容", model: "LH-B", code: "", quantity: 3, note: "靠墙" },
];

test("what is ticked is sent as one message and leaves the list; what is not stays on it", async () => {
  const { ask, lines, receive, unticked } = await withList();
  const { body, headers } = await ask("POST", "orders", { ...VALID });
  const { number } = body.data;
  expect(body).toEqual({ code: 1, msg: "", data: { number: expect.stringMatching(/^[0-9a-f]{24}$/) } });
  expect(headers.getSetCookie()[1]).toMatch(/^cartCount=1;/);
  expect(storedMessages()).toMatchObject([
    { ...VALID, about: `询价单：2 种，共 4 件（单号 ${number}）`, suspected: 0 },
  ]);
  expect(await lines()).toMatchObject([{ id: unticked, code: "LH-A/20" }]);
  expect((await receive(number)).data).toEqual({
    number,
    createtime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    state: "已收到",
    lines: SENT,
    delivery: null,
  });
});

test("a client with a token sends and reads as a browser does", async () => {
  const { send, receive } = await withList({ sendsToken: true });
  const { number } = (await send()).data;
  expect((await receive(number)).data.lines).toEqual(SENT);
});

test("where the goods would go is sent along, as it was said then", async () => {
  const { ask, send, receive } = await withList();
  const address = { name: "李四", phone: "13900139000", addres: "工地" };
  await ask("POST", "addresses", address);
  const { number } = (await send()).data;
  await ask("PUT", "addresses", { ...address, addres: "别处" });
  expect((await receive(number)).data.delivery).toEqual(address);
});

describe("the same again", () => {
  test("with its token is the same order, also at once and from two tabs", async () => {
    const { send } = await withList();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ token: "t" })));
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
    expect(storedMessages()).toHaveLength(1);
  });

  test("with its token but other words is another order, for which nothing is left on the list", async () => {
    const { add, send } = await withList();
    const { number } = (await send({ token: "t" })).data;
    expect(await send({ token: "t", content: "改" })).toEqual(NOTHING);
    await add({ product_id: "2" });
    const other = (await send({ token: "t", content: "改" })).data.number;
    expect(other).not.toBe(number);
    expect(storedMessages()).toHaveLength(2);
  });

  test("with a token that another visitor used is an order of one's own", async () => {
    const { number } = (await (await withList()).send({ token: "t" })).data;
    const other = await withList();
    expect((await other.send({ token: "t" })).data.number).not.toBe(number);
  });

  test("without a token finds the list empty, and is the same order", async () => {
    const { send } = await withList();
    const { number } = (await send()).data;
    expect((await send()).data.number).toBe(number);
    expect(await send({ content: "改" })).toEqual(NOTHING);
    expect(storedMessages()).toHaveLength(1);
  });

  test("without a token, once there is something to send again, is another order", async () => {
    const { add, send } = await withList();
    const { number } = (await send()).data;
    await add({ product_id: "2" });
    const second = (await send()).data.number;
    expect(second).not.toBe(number);
    expect((await send()).data.number).toBe(second);
  });

  test("without a token after ten minutes, or from another list, is refused", async () => {
    const { kept, send } = await withList();
    const { number } = (await send()).data;
    const [cart] = /[0-9a-f]{32}/.exec(kept.cookie) ?? [];
    const sender = { source: "", client: "", agent: "", notice: "", limitKey: "k" };
    const again = (minutes: number, from = cart) =>
      sendOrder(
        { cart: from, member: undefined },
        orderForm.parse(VALID),
        sender,
        new Date(Date.now() + minutes * 60_000),
      );
    expect(await again(9)).toMatchObject({ number });
    expect(await again(11)).toEqual({ fault: "nothing" });
    expect(await again(0, "0".repeat(32))).toEqual({ fault: "nothing" });
  });
});

test("another's order is not there, nor is one with a number that nobody got", async () => {
  const { number } = (await (await withList()).send()).data;
  const other = await withList();
  for (const who of [other, visitor()])
    for (const asked of [number, "0".repeat(24), "1", "%00", "constructor", `${number}'--`])
      expect((await who.ask("GET", `orders/${asked}`)).body).toEqual(refused("内容不存在"));
  expect((await other.list()).data).toMatchObject({ data: [], total: 0 });
});

test("where nothing is ticked, or there is no list, nothing is sent", async () => {
  const { ask, send, lines } = await withList();
  await ask("PUT", "carts", { checked: "0" });
  expect(await send()).toEqual(NOTHING);
  expect((await visitor().ask("POST", "orders", VALID)).body).toEqual(NOTHING);
  expect(await lines()).toHaveLength(3);
  expect(storedMessages()).toEqual([]);
});

test.each([
  [{ name: " " }, "请输入姓名"],
  [{ phone: "1" }, "请输入正确的手机号码"],
  [{ addres: "" }, "请输入联系地址"],
  [{ email: "x" }, "请输入正确的邮箱"],
  [{ content: "容".repeat(2001) }, "参数错误"],
  [{ token: "t".repeat(65) }, "参数错误"],
])("%j is refused as of a message, and the list stays", async (fields, msg) => {
  const { send, lines } = await withList();
  expect(await send(fields)).toEqual(refused(msg));
  expect(await lines()).toHaveLength(3);
  expect(storedMessages()).toEqual([]);
});

test.each(["fileBroken", "fileType", "fileSize", "fileCount"] as const)(
  "a list with files that are refused as %s is not sent, and stays",
  async (fault) => {
    const { send, lines } = await withList();
    const form = { fields: { ...VALID }, files: [], fault };
    expect(await receivedForm.run(form, () => send())).toEqual(refused(MESSAGE_TEXT[fault]));
    expect(storedMessages()).toEqual([]);
    expect(await lines()).toHaveLength(3);
  },
);

test("a filled hidden field is answered with success, and the message stored as suspected", async () => {
  const { send } = await withList();
  expect((await send({ website: "http://spam.example" })).code).toBe(1);
  expect(storedMessages()).toMatchObject([{ suspected: 1 }]);
});

test("another site's form sends nothing", async () => {
  const { ask, lines } = await withList();
  const { status } = await ask("POST", "orders", VALID, { "sec-fetch-site": "cross-site" });
  expect(status).toBe(403);
  expect(await lines()).toHaveLength(3);
});

test("who sends too often waits as with messages, and the list waits too", async () => {
  const { add, ask, send, lines } = await withList();
  for (let nth = 0; nth < 10; nth++) {
    expect((await send({ content: `${nth}` })).code).toBe(1);
    await add({ product_id: "2" });
  }
  const { status, body, headers } = await ask("POST", "orders", VALID);
  expect([status, body.msg]).toEqual([429, "提交过于频繁，请稍后再试"]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await lines()).toMatchObject([{ checked: 0 }, { product_id: 2, checked: 1 }]);
});

test("one's own orders come in pages, the newest first", async () => {
  const { add, list, send } = await withList();
  const numbers: string[] = [];
  for (let nth = 0; nth < 3; nth++) {
    numbers.unshift((await send({ content: `${nth}` })).data.number);
    await add({ product_id: "2" });
  }
  const numbersOn = async (query: string) => {
    const { data } = (await list(query)).data as { data: { number: string }[] };
    return data.map(({ number }) => number);
  };
  expect((await list()).data.total).toBe(3);
  expect(await numbersOn("?page=1&limit=2")).toEqual(numbers.slice(0, 2));
  expect(await numbersOn("?page=2&limit=2")).toEqual(numbers.slice(2));
  expect(await numbersOn("?page=3&limit=2")).toEqual([]);
  for (const query of ["?page=0", "?page=x", "?limit=-1", "?limit=1e9"])
    expect(await list(query), query).toEqual(refused("参数错误"));
});

test("a product that is taken away or renamed afterwards stays as it was sent", async () => {
  const { send, receive } = await withList();
  const { number } = (await send()).data;
  sharedStore().exec(`
    DELETE FROM product_codes WHERE product = 1;
    DELETE FROM products WHERE id = 1;
    UPDATE products SET title = '丙' WHERE id = 2;`);
  expect((await receive(number)).data.lines).toEqual(SENT);
  expect(getReceipt(number)).toMatchObject({ lines: SENT, offered: new Set([2]), sender: VALID });
});

test.each(["messages", "orders"])(
  "where a row of %s cannot be written, nothing is: the lines stay",
  async (table) => {
    const { ask, lines } = await withList();
    sharedStore().exec(
      `CREATE TRIGGER refuses BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END;`,
    );
    const { status } = await ask("POST", "orders", VALID);
    expect(status).toBe(500);
    sharedStore().exec("DROP TRIGGER refuses");
    expect(await lines()).toHaveLength(3);
    expect(storedMessages()).toEqual([]);
  },
);

test("no log names an order's number, which would let whoever reads it see the receipt", async () => {
  const { receive, send } = await withList();
  const { number } = (await send()).data;
  const log = recordErrors();
  closeStore();
  vi.spyOn(sharedStore(), "prepare").mockImplementation(() => {
    throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
  });
  await receive(number);
  vi.restoreAllMocks();
  expect(log.join()).toContain('"path":"/api/orders/{number}"');
  expect(log.join()).not.toContain(number);
});

test("an order goes with its message", async () => {
  const { send, receive } = await withList();
  const { number } = (await send()).data;
  sharedStore().exec("DELETE FROM messages");
  expect(await receive(number)).toEqual(refused("内容不存在"));
  expect(getReceipt(number)).toBeUndefined();
});
