// Node lets one new connection in at each turn of its event loop. Busy with a long row of requests, a turn is long, and
// a crowd would wait outside for as many turns as it has heads.

const TURN_MS = 1;

/** @type {(() => void)[]} */
let row = [];
let next = 0;

function turn() {
  const end = performance.now() + TURN_MS;
  do row[next++]?.();
  while (next < row.length && performance.now() < end);
  if (next < row.length) {
    setImmediate(turn);
    return;
  }
  row = [];
  next = 0;
}

/**
 * Does the work when those who came before are served, new connections let in between.
 * @param {() => void} work never throws
 */
export function inTurn(work) {
  row.push(work);
  if (row.length === 1) setImmediate(turn);
}
