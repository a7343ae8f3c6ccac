import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/testing/store";
import { write } from "@/db/write";
import { takeCart, takeChanges, takeMessage } from "./rate-limits";

beforeEach(() => {
  emptyStore();
});

const NOON = Date.parse("2026-11-20T04:00:00Z");
const counted = { visitor: "a1b2c3", network: "192.0.2.0/24" };
const clients = () =>
  sharedStore().prepare("SELECT client FROM message_limits ORDER BY client").pluck().all();

test("new lists and messages have separate limits, and counts are deleted when the limit is full again", async () => {
  const other = { visitor: "d4e5f6", network: "" };
  await write(() => takeCart(counted, NOON));
  await write(() => takeMessage(other, false, NOON + 1000));
  expect(clients()).toEqual(["cart 192.0.2.0/24", "cart a1b2c3", "d4e5f6"]);
  await write(() => takeMessage(other, false, NOON + 200_500));
  expect(clients()).toEqual(["d4e5f6"]);
  await write(() => takeCart(counted, NOON + 500_000));
  expect(clients()).toEqual(["cart 192.0.2.0/24", "cart a1b2c3"]);
});

test("a visitor may change 200 lines at once, then one more per second, and a network four times as many", async () => {
  const change = (amount: number, second = 0, visitor = "a") =>
    write(() => takeChanges({ visitor, network: "192.0.2.0/24" }, amount, NOON + second * 1000));
  expect(await change(100)).toBeUndefined();
  expect(await change(100)).toBeUndefined();
  expect(await change(1)).toEqual({ retryAfter: 1 });
  expect(await change(100, 40)).toEqual({ retryAfter: 60 });
  expect(await change(40, 40)).toBeUndefined();
  for (const visitor of ["b", "c", "d"]) await change(200, 40, visitor);
  expect(await change(200, 40, "e")).toEqual({ retryAfter: 20 });
  expect(await write(() => takeMessage({ visitor: "a", network: "" }, false, NOON + 40_000))).toEqual({
    suspected: false,
  });
});
