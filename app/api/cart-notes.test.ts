import { beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { POST } from "@/app/(site)/cart/change/route";
import { sharedStore } from "@/db/connection";
import { call, refused } from "./test-call";
import { cartStore, visitor } from "./test-cart";

testSettings({ MESSAGE_REFILL_S: "0" });

/** 600 bytes. */
const LONG = "备".repeat(200);
const INVALID = refused("参数错误");

/** A list whose notes are some bytes below the limit of their total size. */
async function fullList() {
  const store = cartStore();
  const product = store.prepare("INSERT INTO products (id, type, title) VALUES (?, 33, '丙')");
  for (let id = 10; id < 24; id++) product.run(id);
  const who = visitor();
  const lines = [];
  for (let line = 0; line < 13; line++)
    lines.push((await who.add({ product_id: String(10 + line), note: LONG })).data.id as number);
  const post = async (fields: Record<string, string>) =>
    (await call(POST, fields, { path: "/cart/change", headers: { cookie: who.kept.cookie } })).headers.get(
      "location",
    );
  return { ...who, first: lines[0] ?? 0, post };
}

let list: Awaited<ReturnType<typeof fullList>>;
beforeEach(async () => {
  list = await fullList();
});

test("all notes of a list have 8 KB together: a line whose note does not fit is not added", async () => {
  const added = await list.ask("POST", "carts", { product_id: "23", note: LONG });
  expect([added.body, added.headers.get("fault")]).toEqual([INVALID, "notes"]);
  expect(await list.post({ do: "add", product_id: "23", note: LONG })).toBe("/cart?fault=notes");
  expect((await list.add({ product_id: "23", note: "短" })).code).toBe(1);
  expect(await list.lines()).toHaveLength(14);
});

test("a note that does not fit is told at its line, and all else of the line is saved", async () => {
  const { id } = (await list.add({ product_id: "23", note: "短" })).data;
  expect((await list.ask("PUT", `carts/${id}`, { note: LONG, quantity: "7" })).body).toEqual(INVALID);
  const location = await list.post({ [`note-${id}`]: LONG, [`quantity-${id}`]: "5", [`checked-${id}`]: "1" });
  expect(location).toBe(`/cart?fault=${id}:notes`);
  expect((await list.lines()).at(-1)).toMatchObject({ note: "短", quantity: 5 });
});

test("what is shorter than before always fits, and makes room", async () => {
  sharedStore().exec(`UPDATE cart_lines SET note = '${"注".repeat(400)}'`);
  expect((await list.ask("PUT", `carts/${list.first}`, { note: LONG })).body.code).toBe(1);
});
