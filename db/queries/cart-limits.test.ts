import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/test-store";
import { write } from "@/db/write";
import { takeCart, takeMessage } from "./message-limits";

beforeEach(() => {
  emptyStore();
});

const NOON = Date.parse("2026-11-20T04:00:00Z");
const counted = { visitor: "a1b2c3", network: "192.0.2.0/24" };
const clients = () =>
  sharedStore().prepare("SELECT client FROM message_limits ORDER BY client").pluck().all();

test("who made a list is counted apart from who sent a message, and both are forgotten when all is allowed again", async () => {
  const other = { visitor: "d4e5f6", network: "" };
  await write(() => takeCart(counted, NOON));
  await write(() => takeMessage({ ...other, isTrapped: false }, NOON + 1000));
  expect(clients()).toEqual(["cart 192.0.2.0/24", "cart a1b2c3", "d4e5f6"]);
  await write(() => takeMessage({ ...other, isTrapped: false }, NOON + 200_500));
  expect(clients()).toEqual(["d4e5f6"]);
  await write(() => takeCart(counted, NOON + 500_000));
  expect(clients()).toEqual(["cart 192.0.2.0/24", "cart a1b2c3"]);
});
