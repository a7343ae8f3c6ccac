import { expect, test } from "vitest";
import { inTurn } from "./turns.mjs";

function work(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("who comes first is served first, also who comes while others are served", async () => {
  const served: number[] = [];
  await new Promise<void>((done) => {
    for (let visitor = 1; visitor <= 20; visitor++)
      inTurn(() => {
        served.push(visitor);
        work(0.3);
        if (visitor === 20) inTurn(() => done());
        else if (visitor <= 3) inTurn(() => served.push(100 + visitor));
      });
  });
  expect(served).toEqual([...Array.from({ length: 20 }, (_, at) => at + 1), 101, 102, 103]);
});

test("new connections are let in long before a long row is served", async () => {
  let served = 0;
  const row = new Promise<void>((done) => {
    for (let visitor = 1; visitor <= 100; visitor++)
      inTurn(() => {
        work(1);
        if (++served === 100) done();
      });
  });
  // What a timer waits for, a connection waits for, too: the next turn of the loop.
  const servedAtTurns: number[] = [];
  const timer = setInterval(() => servedAtTurns.push(served), 1);
  await row;
  clearInterval(timer);
  expect(servedAtTurns.length).toBeGreaterThan(10);
});
