import { setImmediate as turn } from "node:timers/promises";
import { grouped } from "@/lib/grouped";
import type { SearchKind } from "@/lib/links/search-address";
import { sharedStore } from "./connection";
import { statement } from "./statement";

/** Pages taken in between two moments for others: some milliseconds. */
const SLICE = 20;

type Change = { number: number; kind: SearchKind; page: number };

/** Pages that changed after a change of this number, in the order of their last changes. */
const changesAfter = (number: number): Change[] =>
  statement<[number], Change>(
    sharedStore(),
    `SELECT number, kind, page FROM page_changes WHERE number > ? ORDER BY number LIMIT ${SLICE}`,
  ).all(number);

/** The number of the last change. */
export const lastChange = (): number =>
  statement<[], number>(sharedStore(), "SELECT coalesce(max(number), 0) FROM page_changes").pluck().get() ??
  0;

/** Products that changed after a change of this number; undefined where there are more than so many. */
export function productsChangedAfter(number: number, most: number): number[] | undefined {
  const ids = statement<[number, number], number>(
    sharedStore(),
    // Found by their numbers, of which few are new: all pages are of some kind.
    "SELECT page FROM page_changes WHERE number > ? AND +kind = 'products' LIMIT ?",
  )
    .pluck()
    .all(number, most + 1);
  return ids.length > most ? undefined : ids;
}

/** Pages that changed, by their kind. */
export type Changed = ReadonlyMap<SearchKind, readonly number[]>;

/**
 * Gives an index what changed since the last change that it has, slice by slice, so that nobody waits for the whole: a page
 * takes less than a millisecond, where making an index of 100,000 products takes seconds, or minutes.
 */
export async function takeIn<Index extends { change: number }>(
  index: Index,
  take: (index: Index, changed: Changed) => void,
): Promise<Index> {
  for (;;) {
    const changes = changesAfter(index.change);
    const ofKinds = [...grouped(changes, ({ kind }) => kind)];
    take(index, new Map(ofKinds.map(([kind, some]) => [kind, some.map(({ page }) => page)])));
    index.change = changes.at(-1)?.number ?? index.change;
    if (changes.length < SLICE) return index;
    await turn();
  }
}
