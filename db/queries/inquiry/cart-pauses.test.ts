import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { openStore, sharedStore, shareStore } from "@/db/connection";
import { listableProducts } from "@/db/testing/lists";
import { emptyStore } from "@/db/testing/store";
import { lineForm } from "@/lib/inquiry/cart-form";
import * as find from "@/lib/order-code/find";
import { addToCart } from "./cart-adding";
import { changeCart } from "./cart-changes";
import { listCartLines } from "./carts";

testSettings({ MESSAGE_REFILL_S: "0" });
const { read } = find;
/** Is told of each code that is parsed. */
let told = (_typed: string) => {};

const counted = { visitor: "", network: "" };
const LINES = 100;
/** A valid code for each line, from `LH-A/10` on. */
const codeAt = (line: number) => `LH-A/${10 + line}`;

let cart: string;
let filled: Buffer;
/** A list of a hundred lines, created once; each test gets a copy of its store. */
beforeAll(async () => {
  const store = emptyStore();
  listableProducts();
  const { product } = store.prepare("SELECT product FROM product_codes").get() as { product: number };
  const numbers = Array.from({ length: 3 * LINES }, (_, at) => 10 + at);
  const grammar = { head: "LH-A", parts: [{ kind: "number", name: "容量", before: "/", numbers }] };
  store.prepare("UPDATE product_codes SET grammar = ?").run(JSON.stringify(grammar));
  let own: string | undefined;
  for (let line = 0; line < LINES; line++) {
    const added = await addToCart(
      own,
      lineForm.parse({ product_id: String(product), code: codeAt(line) }),
      counted,
    );
    if (!("cart" in added)) throw new Error(JSON.stringify(added));
    own = added.cart;
  }
  cart = own ?? "";
  filled = store.serialize();
});
beforeEach(() => {
  shareStore(openStore(filled));
  told = () => {};
  vi.spyOn(find, "read").mockImplementation((coded, typed) => {
    told(typed);
    return read(coded, typed);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** The form data of all lines, with each code `further` values higher. */
const wholeForm = (further: number) =>
  new Map(
    listCartLines(cart).map(({ id }, at) => [
      id,
      { quantity: 2, code: codeAt(at + further), note: "", checked: true },
    ]),
  );

/** Runs work beside a loop that waits for a turn of the process. @returns the number of codes parsed in each turn */
async function readingsPerTurn(work: () => Promise<unknown>) {
  const turns = [0];
  let isOver = false;
  const watch = () => {
    if (isOver) return;
    turns.push(0);
    setImmediate(watch);
  };
  told = () => {
    expect(sharedStore().inTransaction).toBe(false);
    turns[turns.length - 1] = (turns.at(-1) ?? 0) + 1;
  };
  setImmediate(watch);
  await work();
  isOver = true;
  return turns;
}

const most = (turns: readonly number[]) => Math.max(...turns);
const all = (turns: readonly number[]) => turns.reduce((sum, count) => sum + count, 0);

test("unchanged codes are not parsed again when a list is saved", async () => {
  expect(all(await readingsPerTurn(() => changeCart(cart, { lines: wholeForm(0) }, counted)))).toBe(0);
  expect(listCartLines(cart).every(({ quantity }) => quantity === 2)).toBe(true);
});

test("with a hundred changed codes, other requests are served between any two, and the store is not locked", async () => {
  const turns = await readingsPerTurn(() => changeCart(cart, { lines: wholeForm(LINES) }, counted));
  expect([all(turns), most(turns)]).toEqual([LINES, 1]);
  expect(listCartLines(cart).map(({ code }) => code)).toEqual(
    Array.from({ length: LINES }, (_, at) => codeAt(at + LINES)),
  );
});

test("with many saving at once, others are still served in between", async () => {
  const form = wholeForm(LINES);
  const saves = () => Promise.all([1, 2, 3, 4].map(() => changeCart(cart, { lines: form }, counted)));
  expect(most(await readingsPerTurn(saves))).toBe(1);
});

test("the number of queries of a save does not depend on the number of lines", async () => {
  const form = wholeForm(LINES);
  const asked: string[] = [];
  const store = sharedStore();
  const prepare = store.prepare.bind(store);
  vi.spyOn(store, "prepare").mockImplementation((sql: string) => {
    asked.push(sql);
    return prepare(sql);
  });
  await changeCart(cart, { lines: form }, counted);
  expect(asked.length).toBeLessThan(10);
});
