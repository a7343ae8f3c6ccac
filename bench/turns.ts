// The order of measurements. The speed of a machine changes within minutes, so compared servers take turns.

export const FILES = "nginx, files";
export const PROXIED = "site behind nginx";

/**
 * Warm-up, not counted: some machines swap out a server that is idle for a minute, and reading a hundred megabytes of code
 * back takes some tenths of a second.
 */
const WAKING_SECONDS = 1;
/** The number and length of turns for servers whose figures are close to each other. */
const TURNS = 14;
const TURN_SECONDS = 1;

/**
 * The turns of all servers for one call. Two nginx with the same bytes differ by less than consecutive runs do: those that
 * speed-goals.ts compares get many short turns, in alternating order.
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
