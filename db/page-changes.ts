import { setImmediate as turn } from "node:timers/promises";
import { grouped } from "@/lib/grouped";
import type { SearchKind } from "@/lib/links/search-address";
import { sharedStore } from "./connection";
import { statement } from "./statement";

/** Pages per slice, some milliseconds of work; other requests are served between slices. */
const SLICE = 20;

type Change = { number: number; kind: SearchKind; page: number };

/** Pages changed after this change number, in the order of their last changes. */
const changesAfter = (number: number): Change[] =>
  statement<[number], Change>(
    sharedStore(),
    `SELECT number, kind, page FROM page_changes WHERE number > ? ORDER BY number LIMIT ${SLICE}`,
  ).all(number);

/** The number of the last change. */
export const lastChange = (): number =>
  statement<[], number>(sharedStore(), "SELECT coalesce(max(number), 0) FROM page_changes").pluck().get() ??
  0;

/** Products changed after this change number; undefined if more than `most`. */
export function productsChangedAfter(number: number, most: number): number[] | undefined {
  const ids = statement<[number, number], number>(
    sharedStore(),
    // The plus sign keeps SQLite from using the index on `kind`: the one on `number` finds far fewer rows.
    "SELECT page FROM page_changes WHERE number > ? AND +kind = 'products' LIMIT ?",
  )
    .pluck()
    .all(number, most + 1);
  return ids.length > most ? undefined : ids;
}

/** Changed pages by kind. */
export type Changed = ReadonlyMap<SearchKind, readonly number[]>;

/**
 * Updates an index with what changed since its last change, in slices between which other requests are served. A page takes
 * less than a millisecond; building an index of 100,000 products takes seconds to minutes.
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
