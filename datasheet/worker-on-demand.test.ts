import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { workerOnDemand } from "./worker-on-demand";

/** Answers with the id of its thread; on request it throws, exits, does not answer or is slow. */
const THREAD = `
  const { parentPort, threadId } = require("node:worker_threads");
  parentPort.on("message", (asked) => {
    if (asked === "fail") throw new Error("no such sheet");
    if (asked === "leave") process.exit(0);
    if (asked === "fail later") setTimeout(() => { throw new Error("after the answer"); }, 20);
    if (asked === "slow") setTimeout(() => parentPort.postMessage(threadId), 60);
    else if (asked !== "silent") parentPort.postMessage(threadId);
  });
`;

type Order = "make" | "fail" | "leave" | "fail later" | "slow" | "silent";

function threads(limits: { idleMs?: number; mostMs?: number; mostAnswers?: number } = {}) {
  const started: Worker[] = [];
  const ask = workerOnDemand<Order, number>(
    () => {
      const worker = new Worker(THREAD, { eval: true });
      started.push(worker);
      return worker;
    },
    { idleMs: 30, mostMs: 5000, mostAnswers: 100, ...limits },
  );
  /** Node sets the id of an ended thread to -1. */
  const alive = () => started.filter(({ threadId }) => threadId !== -1).length;
  return { ask, started, alive };
}

afterEach(() => void vi.useRealTimers());

const ended = (alive: () => number) => expect.poll(alive, { timeout: 5000, interval: 5 }).toBe(0);

test("the thread starts at the first request, serves the next ones and ends when idle", async () => {
  const { ask, started, alive } = threads({ idleMs: 200 });
  expect(started).toHaveLength(0);
  const answers = [await ask("make"), await ask("make"), await ask("make")];
  expect(new Set(answers).size).toBe(1);
  expect(started).toHaveLength(1);
  await ended(alive);
});

test("a request that takes longer than the idle time is answered", async () => {
  const { ask, started } = threads({ idleMs: 10 });
  expect(await ask("slow")).toBe(started[0]?.threadId);
});

test("a thread that ended is started again, and requests at the moment of its end are answered", async () => {
  const { ask, started } = threads({ idleMs: 10 });
  for (let at = 0; at < 12; at++) {
    expect(await ask("make")).toBeGreaterThan(0);
    await sleep(8 + (at % 6));
  }
  expect(started.length).toBeGreaterThan(1);
});

test("concurrent requests are answered by the same thread", async () => {
  const { ask, started } = threads();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask("make")));
  expect(new Set(answers).size).toBe(1);
  expect(started).toHaveLength(1);
});

test.each<[Order, RegExp]>([
  ["fail", /no such sheet/],
  ["leave", /ended without an answer/],
])("other requests are answered when the thread is to %s at one", async (order, message) => {
  const { ask, alive } = threads();
  const [before, failed, after] = await Promise.allSettled([ask("make"), ask(order), ask("make")]);
  expect(before).toMatchObject({ status: "fulfilled" });
  expect(failed).toMatchObject({ status: "rejected", reason: { message: expect.stringMatching(message) } });
  expect(after).toMatchObject({ status: "fulfilled" });
  await ended(alive);
});

test("only a request that the thread does not answer fails, after the timeout", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { ask, started, alive } = threads({ idleMs: 30, mostMs: 1500 });
  await ask("make");
  const over = vi.fn();
  const failed = ask("silent").catch(over);
  const after = ask("make");
  await vi.advanceTimersByTimeAsync(1499);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(over).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/aborted|timeout/i) }),
  );
  expect(await after).toBe(started[1]?.threadId);
  await vi.advanceTimersByTimeAsync(30);
  await ended(alive);
});

test("a thread is replaced after a number of answers, without losing a request", async () => {
  const { ask, started, alive } = threads({ idleMs: 5000, mostAnswers: 3 });
  const answers = await Promise.all(Array.from({ length: 7 }, () => ask("make")));
  const [first, second, third] = started.map(({ threadId }) => threadId);
  expect([first, second]).toEqual([-1, -1]);
  expect(alive()).toBe(1);
  expect(new Set(answers).size).toBe(3);
  expect(answers[6]).toBe(third);
});

test("a thread that fails without a pending request does not end the process", async () => {
  const { ask, started } = threads({ idleMs: 5000 });
  await ask("fail later");
  await expect.poll(() => started[0]?.threadId, { timeout: 5000 }).toBe(-1);
  expect(await ask("make")).toBe(started[1]?.threadId);
});
