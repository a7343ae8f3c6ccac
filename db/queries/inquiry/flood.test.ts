import { beforeAll, beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { openStore, sharedStore, shareStore } from "@/db/connection";
import { addList, listableProducts, sendList } from "@/db/testing/lists";
import { at, NOON } from "@/db/testing/messages";
import { emptyStore } from "@/db/testing/store";

testSettings({ NOTIFY_WEBHOOK: "https://hook.example/1" });

const MINUTE = 60_000;

let before: Buffer;
let flooded: Buffer;
/** 150 messages within a minute, from 60 visitors in as many networks; each test gets a copy of the store. */
beforeAll(async () => {
  const store = emptyStore();
  listableProducts();
  before = store.serialize();
  for (let sent = 0; sent < 150; sent++)
    expect(await at(sent / 3, `v${sent % 60}`, {}, `10.0.${sent % 60}.0/24`)).toBe("stored");
  flooded = store.serialize();
});
beforeEach(() => void shareStore(openStore(flooded)));

const stored = (column: string, id: number) =>
  sharedStore().prepare(`SELECT ${column} FROM messages WHERE id = ?`).pluck().get(id);
const announced = (after: number) =>
  sharedStore()
    .prepare("SELECT message, due - ? AS later FROM announcements WHERE message > ? ORDER BY id")
    .all(NOON, after);

test("during a flood an order from a list older than a minute is stored, not suspected, and announced", async () => {
  const cart = await addList({ changed: new Date(NOON - MINUTE) });
  await sendList(cart, {}, new Date(NOON + 50_000));
  expect(stored("suspected", 151)).toBe(0);
  expect(announced(150)).toEqual([{ message: 151, later: 50_000 }]);
});

test("an order from a list created during the flood is stored as suspected", async () => {
  await sendList(await addList({ changed: new Date(NOON + 49_000) }), {}, new Date(NOON + 50_000));
  expect(stored("suspected", 151)).toBe(1);
});

test("during a flood a message is stored, and one announcement is queued for all suspected ones", async () => {
  expect(await at(50, "person", {}, "203.0.113.0/24")).toBe("stored");
  expect(stored("suspected", 151)).toBe(1);
  expect(announced(120)).toEqual([{ message: 121, later: 40_000 + 5 * MINUTE }]);
});

test("while announced suspected messages wait, staff are reminded after an hour", async () => {
  sharedStore().exec("DELETE FROM announcements");
  for (let sent = 0; sent < 121; sent++) await at(400, `w${sent}`);
  expect(announced(270)).toEqual([{ message: 271, later: 400_000 + 60 * MINUTE }]);
});

test("ten thousand trapped messages do not affect a person's message or order", async () => {
  shareStore(openStore(before));
  const insert = sharedStore().prepare(
    `INSERT INTO messages (name, phone, sex, email, addres, content, createtime, source, client, agent, notice, suspected, trapped)
     VALUES ('', '', '0', '', '', '', ?, '', '', '', '', 1, 1)`,
  );
  sharedStore().transaction(() => {
    for (let count = 0; count < 10_000; count++) insert.run(new Date(NOON - 1000).toISOString());
  })();
  await at(0, "robot", { website: "x" }, "203.0.113.0/24");
  expect(await at(1, "person", {}, "203.0.113.0/24")).toBe("stored");
  await sendList(await addList({ changed: new Date(NOON) }), {}, new Date(NOON + 2000));
  expect(sharedStore().prepare("SELECT count(*) FROM messages WHERE NOT suspected").pluck().get()).toBe(2);
  expect(announced(0)).toHaveLength(2);
});
