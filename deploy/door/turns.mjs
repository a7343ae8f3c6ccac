// Node lets one new connection in at each turn of its event loop. Busy with a long row of requests, a turn is long, and
// a crowd would wait outside for as many turns as it has heads.

const TURN_MS = 1;

/** Whether somebody was let in since the last turn: more may be waiting outside. */
let isArriving = false;

/** @type {(() => void)[]} */
const row = [];
let isServing = false;

function turn() {
  const end = performance.now() + (isArriving ? 0 : TURN_MS);
  isArriving = false;
  let served = 0;
  try {
    do row[served++]?.();
    while (served < row.length && performance.now() < end);
  } finally {
    // At each turn: under a load that never ends the row is never empty. And whatever happens: nobody else would be served.
    row.splice(0, served);
    isServing = row.length > 0;
    if (isServing) setImmediate(turn);
  }
}

/** Says that a connection was let in: the turn is short, one visitor long, to let the next one in. */
export function letIn() {
  isArriving = true;
}

/**
 * Does the work when those who came before are served, new connections let in between.
 * @param {() => void} work
 */
export function inTurn(work) {
  row.push(work);
  if (isServing) return;
  isServing = true;
  setImmediate(turn);
}
