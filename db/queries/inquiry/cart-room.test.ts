import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { addList, listableProducts, sendList } from "@/db/testing/lists";
import { emptyStore } from "@/db/testing/store";
import { makeRoomForLists } from "./cart-room";

beforeEach(() => {
  emptyStore();
  listableProducts();
});

const NOON = Date.parse("2026-11-20T04:00:00Z");
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOON + hours * HOUR);

/** Creates this many lists with no line or one line, all within one minute. */
function flood(count: number, hours: number) {
  const insert = sharedStore().prepare("INSERT INTO carts (id, created, changed) VALUES (?, ?, ?)");
  const line = sharedStore().prepare(
    "INSERT INTO cart_lines (cart, product, code, quantity, note) VALUES (?, 900002, '', 1, '')",
  );
  sharedStore().transaction(() => {
    for (let list = 0; list < count; list++) {
      const id = `flood-${hours}-${list}`;
      insert.run(id, at(hours).toISOString(), at(hours).toISOString());
      if (list % 2 === 0) line.run(id);
    }
  })();
}

const left = () => sharedStore().prepare<[], string>("SELECT id FROM carts").pluck().all();
const people = () => left().filter((id) => !id.startsWith("flood"));

test("within the maximum no list is deleted", async () => {
  await addList({ changed: at(-2000) });
  expect(await makeRoomForLists(at(0), 1)).toBe(0);
});

test("a flood of today is deleted first: neither older lists nor any with more than a line", async () => {
  const own = [
    await addList({ changed: at(-1000) }),
    await addList({ changed: at(-3) }),
    await addList({ changed: at(-1) }),
  ];
  flood(1200, -1);
  expect(await makeRoomForLists(at(0), 10)).toBe(1193);
  expect(people().sort()).toEqual(own.sort());
  expect(left()).toHaveLength(10);
});

test("of lists with one line those of a quiet minute are deleted last", async () => {
  flood(1, -5);
  flood(600, -1);
  flood(1, 0);
  await makeRoomForLists(at(0), 2);
  expect(left().sort()).toEqual(["flood--5-0", "flood-0-0"]);
});

test("a list that was sent or has an address is never deleted; of the others the least recently changed", async () => {
  const sent = await addList({ changed: at(-2000) });
  await sendList(sent, {}, at(-2000));
  const addressed = await addList({ to: {}, changed: at(-1900) });
  const oldest = await addList({ changed: at(-1800) });
  const newer = await addList({ changed: at(-1700) });
  await makeRoomForLists(at(0), 3);
  expect(left().sort()).toEqual([sent, addressed, newer].sort());
  expect(oldest).toBeDefined();
  await makeRoomForLists(at(0), 0);
  expect(left().sort()).toEqual([sent, addressed].sort());
});

test("creating lists deletes nobody else's, in any number", async () => {
  flood(50, -1);
  await addList({ changed: at(0) });
  expect(left()).toHaveLength(51);
});
