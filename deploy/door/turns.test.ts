import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { inTurn, letIn } from "./turns.mjs";

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

test("while newcomers are let in, one visitor is served between two of them", () => {
  vi.useFakeTimers({ toFake: ["setImmediate"] });
  let served = 0;
  for (let visitor = 1; visitor <= 10; visitor++) inTurn(() => served++);
  letIn();
  vi.runOnlyPendingTimers();
  expect(served).toBe(1);
  letIn();
  vi.runOnlyPendingTimers();
  expect(served).toBe(2);
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  expect(served).toBe(10);
});

test("whoever fails is served once, and those behind are served all the same", () => {
  vi.useFakeTimers({ toFake: ["setImmediate"] });
  const served: string[] = [];
  inTurn(() => {
    served.push("the one who fails");
    throw new Error("a fault of one visitor");
  });
  inTurn(() => served.push("the next"));
  expect(() => vi.runOnlyPendingTimers()).toThrow("a fault of one visitor");
  inTurn(() => served.push("who comes later"));
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  expect(served).toEqual(["the one who fails", "the next", "who comes later"]);
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
