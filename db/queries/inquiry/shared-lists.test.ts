import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { addList, listableProducts } from "@/db/testing/lists";
import { emptyStore } from "@/db/testing/store";
import { MOST_SHARED, SHARED_DAYS } from "@/lib/inquiry/cart-limits";
import { makeRoomForLists } from "./cart-room";
import { purgeOld } from "./retention";
import { getSharedList, shareList } from "./shared-lists";

beforeEach(() => {
  emptyStore();
  listableProducts();
});

const NOON = new Date("2026-11-20T04:00:00Z");
const after = (days: number) => new Date(NOON.getTime() + days * 86_400_000);
const counted = (visitor = "") => ({ visitor, network: "" });
const rows = () => sharedStore().prepare("SELECT count(*) FROM shared_lists").pluck().get();

async function shared(cart: string, now = NOON) {
  const found = await shareList(cart, counted(), now);
  if (!("token" in found)) throw new Error(JSON.stringify(found));
  return found.token;
}

test("a link shows codes and quantities of its time, without notes and project", async () => {
  const cart = await addList({ note: "王工要的", changed: NOON });
  sharedStore().exec("UPDATE carts SET project = '澜州二期'");
  const token = await shared(cart);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  sharedStore().exec("UPDATE cart_lines SET quantity = 99");
  expect(getSharedList(token, NOON)).toMatchObject({
    lines: [
      { title: "甲电容", model: "LH-A", code: "LH-A/10", quantity: 3, note: "" },
      { title: "乙电容", model: "LH-B", code: "", quantity: 1, note: "" },
    ],
    gone: 0,
    until: after(SHARED_DAYS).toISOString(),
  });
  const stored = sharedStore().prepare("SELECT lines FROM shared_lists").pluck().get();
  expect(stored).not.toMatch(/王工|澜州/);
});

test("deleted products are left out and counted", async () => {
  const token = await shared(await addList({ changed: NOON }));
  sharedStore().exec("DELETE FROM products WHERE model = 'LH-B'");
  expect(getSharedList(token, NOON)).toMatchObject({ lines: [{ model: "LH-A" }], gone: 1 });
});

test("a link works for its period, however often the store is purged, and not after it", async () => {
  const cart = await addList({ changed: NOON });
  const token = await shared(cart);
  await purgeOld(after(SHARED_DAYS - 0.5));
  expect(getSharedList(token, after(SHARED_DAYS - 0.5))).toBeDefined();
  expect(getSharedList(token, after(SHARED_DAYS + 0.5))).toBeUndefined();
  await purgeOld(after(SHARED_DAYS + 0.5));
  expect(rows()).toBe(0);
});

test("the same list gets the same link with a new period, a changed list another one", async () => {
  const cart = await addList({ changed: NOON });
  const token = await shared(cart);
  expect(await shared(cart, after(80))).toBe(token);
  expect(getSharedList(token, after(SHARED_DAYS + 1))).toBeDefined();
  sharedStore().exec("UPDATE cart_lines SET quantity = 99");
  expect(await shared(cart, after(80))).not.toBe(token);
});

test("links are limited per list and visitor, and an empty list gets none", async () => {
  const cart = await addList({ changed: NOON });
  for (let at = 1; at <= MOST_SHARED; at++) {
    sharedStore().prepare("UPDATE cart_lines SET quantity = ?").run(at);
    await shareList(cart, counted(String(at)), NOON);
  }
  sharedStore().exec("UPDATE cart_lines SET quantity = 99");
  expect(await shareList(cart, counted("last"), NOON)).toEqual({ fault: "shared" });
  for (let at = 1; at < 10; at++) await shareList(cart, counted("last"), NOON);
  expect(await shareList(cart, counted("last"), NOON)).toEqual({ retryAfter: expect.any(Number) });
  expect(await shareList(undefined, counted("other"), NOON)).toEqual({ fault: "nothing" });
});

test("a list with a link is never deleted for space", async () => {
  const cart = await addList({ changed: NOON });
  await shared(cart);
  await addList({ changed: NOON });
  expect(await makeRoomForLists(NOON, 0)).toBe(1);
  expect(rows()).toBe(1);
});
