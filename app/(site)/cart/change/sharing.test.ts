import { beforeEach, expect, test } from "vitest";
import { cartStore } from "@/app/api/test-cart";
import { sharedStore } from "@/db/connection";
import { browser } from "./test-browser";

beforeEach(() => {
  cartStore();
});

const ADD = { do: "add", product_id: "1", quantity: "2", code: "LH-A/10", note: "王工要的" };

/** Shares a list. @returns the token of the link */
async function sharedToken() {
  const maker = browser();
  await maker.post(ADD);
  const [, location] = await maker.post({ do: "share" });
  expect(location).toMatch(/^\/cart\?copy=[0-9a-f]{32}$/);
  return String(location).slice("/cart?copy=".length);
}

test("what a list is for is kept, in one line of sixty characters at most", async () => {
  const me = browser();
  expect(await me.post({ do: "project", project: "二期" })).toEqual([303, "/cart?fault=nothing"]);
  await me.post(ADD);
  expect(await me.post({ do: "project", project: " 二期 " })).toEqual([303, "/cart#out"]);
  for (const project of ["字".repeat(61), "一\n二"])
    expect(await me.post({ do: "project", project })).toEqual([303, "/cart?fault=project"]);
  expect(sharedStore().prepare("SELECT project FROM carts").pluck().all()).toEqual(["二期"]);
});

test("who opens a link takes its lines over, and twice as many when they press twice", async () => {
  const token = await sharedToken();
  const other = browser();
  expect(await other.post({ do: "copy", copy: token })).toEqual([303, "/cart"]);
  await other.post({ do: "copy", copy: token });
  expect(await other.lines()).toMatchObject([{ product_id: 1, code: "LH-A/10", quantity: 4, note: "" }]);
});

test("a code that is none any more does not keep the other lines back, and is told of", async () => {
  const token = await sharedToken();
  sharedStore().exec(`
    UPDATE shared_lists
    SET lines = '[{"product":1,"code":"LH-A/99","quantity":1},{"product":1,"code":"","quantity":5}]'`);
  const other = browser();
  expect(await other.post({ do: "copy", copy: token })).toEqual([303, "/cart?fault=some"]);
  expect(await other.lines()).toMatchObject([{ product_id: 1, code: "", quantity: 5 }]);
});

test("a link that is no more, and an empty list, are answered with a sentence", async () => {
  const token = await sharedToken();
  sharedStore().exec("UPDATE shared_lists SET createtime = '2026-01-01T00:00:00.000Z'");
  for (const copy of [token, "0".repeat(32), "x", ""])
    expect(await browser().post({ do: "copy", copy })).toEqual([303, "/cart?fault=unshared"]);
  expect(await browser().post({ do: "share" })).toEqual([303, "/cart?fault=nothing"]);
});
