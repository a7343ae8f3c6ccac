import { beforeEach, describe, expect, test, vi } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { refused } from "./test-call";
import { cartStore, visitor } from "./test-cart";

beforeEach(() => {
  cartStore();
});

test("a visitor's first product makes a list, which a signed cookie that scripts cannot read belongs to", async () => {
  const { headers, body } = await visitor().ask("POST", "carts", { product_id: "1", quantity: "2" });
  const [list = "", count = ""] = headers.getSetCookie();
  expect(list).toMatch(/^list=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly$/);
  expect(count).toBe("cartCount=2; Path=/; Max-Age=7776000; SameSite=Lax");
  expect(body.data).toMatchObject({
    ...{ product_id: 1, title: "甲电容", model: "LH-A", image: "/media/a.webp" },
    ...{ code: "", quantity: 2, note: "", checked: 1 },
  });
});

test("the same product with the same code adds up; another code is another line", async () => {
  const { add, lines, sum } = visitor();
  await add({ product_id: "1", quantity: "2", code: "LH-A/10" });
  await add({ product_id: "1", code: "lh a 10", note: "靠墙" });
  await add({ product_id: "1", code: "LH-A/20" });
  expect(await lines()).toMatchObject([
    { code: "LH-A/10", quantity: 3, note: "靠墙" },
    { code: "LH-A/20", quantity: 1 },
  ]);
  expect(await sum()).toBe(4);
});

test("a line is changed field by field, chosen or not, and removed", async () => {
  const { add, ask, lines } = visitor();
  const { id } = (await add({ product_id: "1", code: "LH-A/10", note: "一" })).data;
  await add({ product_id: "1", code: "LH-A/20" });
  await ask("PUT", `carts/${id}`, { quantity: "7" });
  await ask("PUT", "carts", { checked: "0" });
  await ask("PUT", `carts/${id}`, { checked: "1" });
  expect(await lines()).toMatchObject([
    { id, code: "LH-A/10", quantity: 7, note: "一", checked: 1 },
    { checked: 0 },
  ]);
  const twice = await ask("PUT", `carts/${id}`, { code: "LH-A/20", quantity: "9" });
  expect(twice.body).toEqual(refused("询价单里已有这个型号代码，请把数量加到那一行，再移除这一行"));
  expect(await lines()).toMatchObject([{ quantity: 7 }, {}]);
  const removed = await ask("DELETE", `carts/${id}`);
  expect(removed.body).toEqual({ code: 1, msg: "", data: null });
  expect(removed.headers.getSetCookie()[1]).toMatch(/^cartCount=1;/);
  expect((await ask("DELETE", `carts/${id}`)).body).toEqual(refused("内容不存在"));
});

test.each([
  ["a digit in a form", { checked: "0" }, { checked: "1" }, {}],
  ["a number in JSON", '{"checked":0}', '{"checked":1}', { "content-type": "application/json" }],
])("what goes along is chosen by %s, as answers say it", async (_how, off, on, type) => {
  const { add, ask, lines } = visitor();
  const { id } = (await add({ product_id: "1" })).data;
  expect((await ask("PUT", `carts/${id}`, off, type)).body.data.checked).toBe(0);
  expect((await ask("PUT", "carts", on, type)).body.data.data).toMatchObject([{ checked: 1 }]);
  expect((await ask("PUT", "carts", { checked: "2" })).body).toEqual(refused("参数错误"));
  expect(await lines()).toMatchObject([{ checked: 1 }]);
});

test("a client without cookies keeps the token of its first answer, and gets no cookies with it", async () => {
  const client = visitor({ sendsToken: true });
  const first = await client.add({ product_id: "1" });
  expect(first.data.token).toMatch(/^[0-9a-f]{32}\.[\w-]{43}$/);
  const second = await client.ask("POST", "carts", { product_id: "2" });
  expect(second.body.data.token).toBeUndefined();
  expect(second.headers.getSetCookie()).toEqual([]);
  expect(await client.sum()).toBe(2);
});

test("with a token and a cookie the token wins; one that is not ours hides nothing", async () => {
  const browser = visitor();
  await browser.add({ product_id: "1", quantity: "5" });
  const client = visitor({ sendsToken: true });
  await client.add({ product_id: "1", quantity: "3" });
  const sumWith = async (token: string) =>
    (await browser.ask("GET", "carts/products/sum", undefined, { token })).body.data;
  expect(await sumWith(client.kept.token)).toBe(3);
  expect(await sumWith("none of ours")).toBe(5);
  const { headers } = await browser.ask("POST", "carts", { product_id: "1" }, { token: "none of ours" });
  expect(headers.getSetCookie()[1]).toMatch(/^cartCount=6;/);
});

test.each(["id", "signature"])(
  "a cookie whose %s was changed is nobody's, and loses nothing",
  async (part) => {
    const owner = visitor();
    await owner.add({ product_id: "1" });
    const { cookie } = owner.kept;
    const forger = visitor();
    const at = cookie.indexOf("=") + 1 + (part === "id" ? 3 : 40);
    forger.kept.cookie = cookie.slice(0, at) + (cookie[at] === "0" ? "1" : "0") + cookie.slice(at + 1);
    expect(await forger.lines()).toEqual([]);
    await forger.add({ product_id: "2" });
    expect(await owner.lines()).toMatchObject([{ product_id: 1 }]);
  },
);

test("another's line is not there: neither read, changed, sent nor removed", async () => {
  const owner = visitor();
  const { id } = (await owner.add({ product_id: "1" })).data;
  const other = visitor();
  await other.add({ product_id: "2" });
  expect((await other.ask("PUT", `carts/${id}`, { quantity: "9" })).body).toEqual(refused("内容不存在"));
  expect((await other.ask("DELETE", `carts/${id}`)).body).toEqual(refused("内容不存在"));
  await other.ask("PUT", "carts", { checked: "0" });
  expect(await owner.lines()).toMatchObject([{ id, quantity: 1, checked: 1 }]);
});

describe("bad input gets a sentence, and the list stays as it was", () => {
  const BAD_NUMBERS = ["0", "-1", "1e9", "10000", "1.5", "abc", "٣", " ", "9".repeat(400)];
  test.each(BAD_NUMBERS)("the quantity %j", async (quantity) => {
    const { add, ask, lines } = visitor();
    const { id } = (await add({ product_id: "1" })).data;
    expect((await add({ product_id: "2", quantity })).code).toBe(0);
    expect((await ask("PUT", `carts/${id}`, { quantity })).body).toEqual(refused("参数错误"));
    expect(await lines()).toMatchObject([{ product_id: 1, quantity: 1 }]);
  });

  test.each([
    [{}, "参数错误"],
    [{ product_id: "x" }, "参数错误"],
    [{ product_id: "3" }, "内容不存在"],
    [{ product_id: "1", code: "LH-A/30" }, "型号代码与产品不符"],
    [{ product_id: "2", code: "LH-A/10" }, "型号代码与产品不符"],
    [{ product_id: "1", note: "长".repeat(201) }, "参数错误"],
    [{ product_id: "1", note: "两\n行" }, "参数错误"],
    [{ product_id: "1", note: "隐\u202e藏" }, "参数错误"],
    [{ product_id: "1", code: "x".repeat(101) }, "参数错误"],
  ])("%j: %s", async (fields, msg) => {
    const { add, kept } = visitor();
    expect(await add(fields as Record<string, string>)).toEqual(refused(msg));
    // No list was created.
    expect(kept.cookie).toBe("");
    expect(sharedStore().prepare("SELECT count(*) FROM carts").pluck().get()).toBe(0);
  });

  test.each(["0", "x", "1.5", "-1", "99999999999999999999", "1'--", "%00", "constructor"])(
    "the line %j",
    async (id) => {
      const { add, ask } = visitor();
      await add({ product_id: "1" });
      for (const method of ["PUT", "DELETE"] as const)
        expect((await ask(method, `carts/${id}`, { quantity: "2" })).body.code).toBe(0);
    },
  );

  test("more pieces than a line holds, and a line more than a list holds", async () => {
    const { add, kept, lines } = visitor();
    await add({ product_id: "1", quantity: "9999" });
    expect(await add({ product_id: "1" })).toEqual(refused("参数错误"));
    const [cart = ""] = /[0-9a-f]{32}/.exec(kept.cookie) ?? [];
    const insert = sharedStore().prepare(
      "INSERT INTO cart_lines (cart, product, code, quantity, note) VALUES (?, 2, ?, 1, '')",
    );
    for (let nth = 0; nth < 99; nth++) insert.run(cart, String(nth));
    expect(await add({ product_id: "2" })).toEqual(refused("参数错误"));
    expect(await lines()).toHaveLength(100);
  });

  test("a line whose product is gone takes no place: another one comes for it", async () => {
    const { add, kept, lines } = visitor();
    await add({ product_id: "1" });
    const [cart = ""] = /[0-9a-f]{32}/.exec(kept.cookie) ?? [];
    const insert = sharedStore().prepare(
      "INSERT INTO cart_lines (cart, product, code, quantity, note) VALUES (?, ?, ?, 1, '')",
    );
    for (let nth = 0; nth < 98; nth++) insert.run(cart, 2, String(nth));
    insert.run(cart, 99, "");
    expect((await add({ product_id: "1", code: "LH-A/10" })).code).toBe(1);
    expect(await lines()).toHaveLength(100);
    expect(await add({ product_id: "1", code: "LH-A/20" })).toEqual(refused("参数错误"));
  });

  test("a post, a change and a removal from another site", async () => {
    const { add, ask, lines } = visitor();
    const { id } = (await add({ product_id: "1" })).data;
    const foreign = { "sec-fetch-site": "cross-site" };
    for (const [method, path] of [
      ["POST", "carts"],
      ["PUT", "carts"],
      ["PUT", `carts/${id}`],
      ["DELETE", `carts/${id}`],
      ["DELETE", "addresses"],
    ] as const)
      expect((await ask(method, path, { product_id: "1", checked: "0" }, foreign)).status).toBe(403);
    expect(await lines()).toMatchObject([{ id, quantity: 1, checked: 1 }]);
  });
});

test("a visitor makes ten lists at once, and then waits; the own list can still be changed", async () => {
  const first = visitor();
  await first.add({ product_id: "1" });
  for (let list = 2; list <= 10; list++) expect((await visitor().add({ product_id: "1" })).code).toBe(1);
  const eleventh = await visitor().ask("POST", "carts", { product_id: "1" });
  expect([eleventh.status, eleventh.body.msg]).toEqual([429, "提交过于频繁，请稍后再试"]);
  expect(Number(eleventh.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await first.add({ product_id: "1" })).data.quantity).toBe(2);
  expect((await visitor({ address: "198.51.100.7" }).add({ product_id: "1" })).code).toBe(1);
});

test("a product that editors take away is on no list; who listed it keeps all else", async () => {
  const { add, lines, sum } = visitor();
  await add({ product_id: "1", quantity: "2" });
  await add({ product_id: "2", quantity: "3" });
  sharedStore().exec("DELETE FROM products WHERE id = 2");
  expect(await lines()).toMatchObject([{ product_id: 1 }]);
  expect(await sum()).toBe(2);
});

test("two tabs at once lose nothing", async () => {
  const tab = visitor();
  await tab.add({ product_id: "1" });
  await Promise.all(Array.from({ length: 20 }, () => tab.add({ product_id: "1" })));
  expect(await tab.sum()).toBe(21);
});

test("a delivery address is kept, replaced and deleted, for its visitor alone", async () => {
  const address = { name: "张三", phone: "13800138000", addres: "澜州市" };
  const { ask } = visitor();
  const get = async (who = ask) => (await who("GET", "addresses")).body.data;
  expect(await get()).toBeNull();
  expect((await ask("POST", "addresses", { ...address, phone: "1" })).body).toEqual(
    refused("请输入正确的手机号码"),
  );
  expect((await ask("POST", "addresses", address)).body.data).toMatchObject(address);
  await ask("PUT", "addresses", { ...address, name: "李四" });
  expect(await get()).toEqual({ ...address, name: "李四" });
  expect(await get(visitor().ask)).toBeNull();
  expect((await ask("DELETE", "addresses")).body).toEqual({ code: 1, msg: "", data: null });
  expect(await get()).toBeNull();
});

test("a store that cannot be read or written is told, and nothing is acknowledged", async () => {
  const { add, ask } = visitor();
  await add({ product_id: "1" });
  closeStore();
  vi.spyOn(sharedStore(), "prepare").mockImplementation(() => {
    throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
  });
  for (const [method, path] of [
    ["GET", "carts"],
    ["POST", "carts"],
    ["GET", "orders"],
  ] as const) {
    const { status, body } = await ask(method, path, method === "GET" ? undefined : { product_id: "1" });
    expect([status, body.code]).toEqual([503, 503]);
  }
});
