import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cartStore } from "@/app/api/test-cart";
import { call } from "@/app/api/test-call";
import { sharedStore } from "@/db/connection";
import { POST } from "./route";
import { browser, type Fields } from "./test-browser";

beforeEach(() => {
  cartStore();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ADD = { do: "add", product_id: "1", quantity: "2", code: "lh-a 10" };
/** The fields that the form sends for an unchanged line. */
const line = (id: number, fields: Fields = {}) => ({
  [`quantity-${id}`]: "2",
  [`code-${id}`]: "LH-A/10",
  [`note-${id}`]: "",
  [`checked-${id}`]: "1",
  ...fields,
});

describe("adding", () => {
  test("puts the product on a list that the visitor's browser keeps, and leads to it", async () => {
    const me = browser();
    const { status, headers } = await call(POST, ADD, { path: "/cart/change" });
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      303,
      "/cart",
      "no-store",
    ]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^list=[0-9a-f]{32}\..*; HttpOnly$/),
      expect.stringMatching(/^cartCount=2;/),
    ]);
    await me.post(ADD);
    await me.post(ADD);
    expect(await me.lines()).toMatchObject([{ product_id: 1, code: "LH-A/10", quantity: 4 }]);
  });

  test.each([
    [{ product_id: "x" }, "invalid"],
    [{ quantity: "0" }, "invalid"],
    [{ note: "\u0000" }, "invalid"],
    [{ product_id: "99" }, "missing"],
    [{ code: "LH-A/11" }, "code"],
    [{ do: "buy" }, "invalid"],
  ])("%j is not done, and the page says why", async (fields, fault) => {
    const me = browser();
    expect(await me.post({ ...ADD, ...fields })).toEqual([303, `/cart?fault=${fault}`]);
    expect(await me.lines()).toEqual([]);
  });

  test("past 9,999 pieces of one product nothing is added", async () => {
    const me = browser();
    await me.post({ ...ADD, quantity: "9999" });
    expect(await me.post(ADD)).toEqual([303, "/cart?fault=full"]);
    expect(await me.sum()).toBe(9999);
  });

  test("a visitor who makes too many lists is told so", async () => {
    const told = new Set<unknown>();
    for (let press = 0; press < 60; press++) told.add((await browser().post(ADD))[1]);
    expect([...told]).toEqual(["/cart", "/cart?fault=limit"]);
  });
});

describe("a list of two lines", () => {
  let me: ReturnType<typeof browser>;
  beforeEach(async () => {
    me = browser();
    await me.post(ADD);
    await me.post({ ...ADD, product_id: "2", code: "" });
  });
  const kept = async () =>
    (await me.lines()).map(({ id, code, quantity, note, checked }) => [id, code, quantity, note, checked]);

  test("is saved with all its fields; a box that is not ticked is cleared", async () => {
    const { "checked-2": _cleared, ...second } = line(2, { "code-2": "", "note-2": "上\r\n下" });
    expect(
      await me.post({ ...line(1, { "quantity-1": "7", "code-1": "LHA20" }), ...second, do: "save" }),
    ).toEqual([303, "/cart"]);
    expect(await kept()).toEqual([
      [1, "LH-A/20", 7, "", 1],
      [2, "", 2, "上 下", 0],
    ]);
  });

  test.each(["0", "-1", "1e9", "10000", "1.5", "", "二"])(
    "a quantity of %j is told at its line; everything else is saved",
    async (quantity) => {
      const fields = { ...line(1, { "quantity-1": quantity, "note-1": "急" }), ...line(2, { "code-2": "" }) };
      expect(await me.post({ ...fields, do: "send" })).toEqual([303, "/cart?fault=1:quantity"]);
      expect(await kept()).toEqual([
        [1, "LH-A/10", 2, "急", 1],
        [2, "", 2, "", 1],
      ]);
    },
  );

  test("a code of another product is told at its line; the rest of the line is saved", async () => {
    const fields = line(1, { "quantity-1": "3", "code-1": "LH-B/10" });
    expect(await me.post(fields)).toEqual([303, "/cart?fault=1:code"]);
    expect((await kept())[0]).toEqual([1, "LH-A/10", 3, "", 1]);
  });

  test("a note that is too long or holds control characters is told at its line", async () => {
    const fields = {
      ...line(1, { "note-1": "长".repeat(201) }),
      ...line(2, { "code-2": "", "note-2": "\u0007" }),
    };
    expect(await me.post(fields)).toEqual([303, "/cart?fault=1:note,2:note"]);
  });

  test("a line is taken off, whatever was typed in it, and the others are saved", async () => {
    const fields = { ...line(1, { "quantity-1": "x" }), ...line(2, { "code-2": "", "quantity-2": "5" }) };
    expect(await me.post({ ...fields, do: "remove-1" })).toEqual([303, "/cart"]);
    expect(await kept()).toEqual([[2, "", 5, "", 1]]);
    expect(me.kept.cookie).toMatch(/cartCount=5$/);
  });

  test("all lines are chosen or none, and only a list with a chosen line goes on to the form", async () => {
    const fields = { ...line(1), ...line(2, { "code-2": "" }) };
    expect(await me.post({ ...fields, do: "none" })).toEqual([303, "/cart"]);
    expect((await me.lines()).map(({ checked }) => checked)).toEqual([0, 0]);
    expect(await me.post({ do: "send" })).toEqual([303, "/cart?fault=nothing"]);
    expect(await me.post({ do: "all" })).toEqual([303, "/cart"]);
    expect(await me.post({ ...fields, do: "send" })).toEqual([303, "/contact?list=1"]);
  });

  test("another visitor's lines are neither changed nor removed", async () => {
    const other = browser();
    await other.post({ ...ADD, quantity: "1" });
    expect(await other.post({ ...line(1, { "quantity-1": "9" }), do: "save" })).toEqual([
      303,
      "/cart?fault=1:gone",
    ]);
    expect(await other.post({ do: "remove-1" })).toEqual([303, "/cart?fault=gone"]);
    expect((await kept())[0]).toEqual([1, "LH-A/10", 2, "", 1]);
  });

  test("a form that is older than the list loses nothing: what it has is saved, what is gone is told", async () => {
    const stale = { ...line(1, { "quantity-1": "4" }), ...line(2, { "code-2": "" }) };
    await me.post({ do: "remove-2" });
    await me.post({ ...ADD, code: "LH-A/20" });
    expect(await me.post({ ...stale, do: "send" })).toEqual([303, "/cart?fault=2:gone"]);
    expect((await kept()).map(([id, , quantity]) => [id, quantity])).toEqual([
      [1, 4],
      [3, 2],
    ]);
  });

  test("more lines than a list has are not looked at", async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`quantity-${at + 1}`, "8"]));
    expect(await me.post(many)).toEqual([303, "/cart?fault=invalid"]);
    expect(await me.sum()).toBe(4);
  });

  test("a store that fails is told as busy", async () => {
    vi.spyOn(sharedStore(), "prepare").mockImplementation(() => {
      throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
    });
    const [status, location] = await me.post({ do: "all" });
    expect([status, location]).toEqual([303, "/cart?fault=busy"]);
  });
});

test("another site's form and a body that is no form are answered as the API does", async () => {
  const me = browser();
  await me.post(ADD);
  expect((await me.post({ do: "remove-1" }, { "sec-fetch-site": "cross-site" }))[0]).toBe(403);
  expect((await me.post({ do: "remove-1" }, { origin: "http://evil.test" }))[0]).toBe(403);
  expect((await me.post("x", { "content-type": "text/plain" }))[0]).toBe(415);
  expect(await me.post("do=%ff", { "content-type": "application/x-www-form-urlencoded" })).toEqual([
    303,
    "/cart?fault=invalid",
  ]);
  expect(await me.sum()).toBe(2);
});

test.each(["GET", "PUT", "DELETE"] as const)("%s is refused", async (method) => {
  const route = await import("./route");
  expect((await call(route[method], undefined, { method, path: "/cart/change" })).status).toBe(405);
});
