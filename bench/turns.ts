// Who is measured when. Machines change within a minute: whoever is compared has turns one after the other.

export const FILES = "nginx, files";
export const PROXIED = "site behind nginx";

/**
 * Not counted, before what is: some machines take the memory of a server that rests for a minute, and one with a
 * hundred megabytes of code then needs its first tenths of a second to read it back.
 */
const WAKING_SECONDS = 1;
/** How often in a round servers are compared whose figures lie close to one another, and for how long each time. */
const TURNS = 14;
const TURN_SECONDS = 1;

/**
 * The turns of all servers over one call. Two nginx with the same bytes differ by less than one run does from the next:
 * where speed-goals.ts compares them they have many short ones, each first in half of them.
 */
export function turnsOf<One extends { target: string }>(
  group: One[],
  connections: number,
  seconds: number,
): (One & { seconds: number; waking: number })[] {
  const turns = group.map((one) => ({ ...one, seconds, waking: WAKING_SECONDS }));
  if (connections !== 16 || !group.some(({ target }) => target === PROXIED)) return turns;
  const pair = turns
    .filter(({ target }) => target === FILES || target === PROXIED)
    .map((one) => ({ ...one, seconds: TURN_SECONDS, waking: 0 }));
  return [
    ...turns,
    ...Array.from({ length: TURNS }, (_, turn) => (turn % 2 ? pair : pair.toReversed())).flat(),
  ];
}
