import { setImmediate as turn } from "node:timers/promises";
import { sharedStore } from "@/db/connection";
import { write } from "@/db/write";
import { DAY_MS } from "@/lib/durations";
import { grouped } from "@/lib/grouped";

/** The maximum number of lists. */
const MOST_CARTS = 100_000;
/** Lists per slice, some milliseconds of work. */
const SLICE = 500;
const REMOVED_AT_ONCE = 25;

/** Lists that may be deleted: never sent, without a shared link and without an address. */
const LOOSE = `addres = '' AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.cart = carts.id)
  AND NOT EXISTS (SELECT 1 FROM shared_lists WHERE shared_lists.cart = carts.id)`;
const LOOK = `
  SELECT rowid, id, changed, CASE created WHEN '' THEN changed ELSE created END AS created, ${LOOSE} AS isLoose,
    (SELECT count(*) FROM cart_lines WHERE cart_lines.cart = carts.id) AS lines
  FROM carts WHERE changed >= ? AND (changed, rowid) > (?, ?) ORDER BY changed, rowid LIMIT ${SLICE}`;
const DELETE = `DELETE FROM carts WHERE id IN (SELECT value FROM json_each(?)) AND ${LOOSE}`;

type Found = { rowid: number; id: string; changed: string; created: string; isLoose: 0 | 1; lines: number };

/** Deletable lists changed since then, least recently changed first. */
async function* looseSince(since: string) {
  const look = sharedStore().prepare<[string, string, number], Found>(LOOK);
  let [changed, rowid] = [since, 0];
  for (;;) {
    const found = look.all(since, changed, rowid);
    const last = found.at(-1);
    if (!last) return;
    yield found.filter(({ isLoose }) => isLoose === 1);
    [changed, rowid] = [last.changed, last.rowid];
    await turn();
  }
}

async function remove(ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (let at = 0; at < ids.length; at += REMOVED_AT_ONCE) {
    const some = JSON.stringify(ids.slice(at, at + REMOVED_AT_ONCE));
    removed += await write(() => sharedStore().prepare(DELETE).run(some).changes);
    await turn();
  }
  return removed;
}

/** Today's lists in the order of deletion: those with at most one line, from the minutes in which most were created. */
async function ofToday(now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const found: Found[] = [];
  for await (const some of looseSince(since)) found.push(...some.filter(({ created }) => created >= since));
  const minuteOf = ({ created }: Found) => created.slice(0, "2026-11-24T05:00".length);
  const minutes = grouped(found, minuteOf);
  const crowd = (list: Found) => minutes.get(minuteOf(list))?.length ?? 0;
  const isLong = ({ lines }: Found) => Number(lines > 1);
  return found.sort((a, b) => isLong(a) - isLong(b) || crowd(b) - crowd(a)).map(({ id }) => id);
}

/**
 * Deletes lists beyond the maximum: those of today's floods first, then the least recently changed. Lists that were sent, have
 * a shared link or an address are kept. Works in slices, between which other requests are served.
 * @returns how many were deleted
 */
export async function makeRoomForLists(now: Date, most = MOST_CARTS): Promise<number> {
  const count = sharedStore().prepare<[], number>("SELECT count(*) FROM carts").pluck().get() ?? 0;
  const surplus = count - most;
  if (surplus <= 0) return 0;
  let removed = await remove((await ofToday(now)).slice(0, surplus));
  for await (const some of looseSince("")) {
    if (removed >= surplus) break;
    removed += await remove(some.slice(0, surplus - removed).map(({ id }) => id));
  }
  return removed;
}
