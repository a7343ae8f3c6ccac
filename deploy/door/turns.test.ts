import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
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

test("who was served is forgotten, also while the row is never empty", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let last = false;
  const again = () => {
    work(0.1);
    if (!last) inTurn(again);
  };
  const serve = () => {
    const visitor = { name: "the first" };
    inTurn(() => visitor.name.at(0));
    return new WeakRef(visitor);
  };
  inTurn(again);
  inTurn(again);
  const first = serve();
  await setTimeout(20);
  collect();
  expect(first.deref()).toBeUndefined();
  last = true;
});
