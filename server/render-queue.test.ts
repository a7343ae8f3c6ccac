import { expect, test } from "vitest";
import { RenderQueue, TooBusy } from "./render-queue";

/** A queue whose work is done when told to; `done` is what was, in its order. */
function queueOf(most?: number) {
  const queue = new RenderQueue(most);
  const done: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (visitor: string, name: string) =>
    queue
      .run(visitor, name, async () => {
        await new Promise<void>((end) => ends.push(end));
        done.push(name);
      })
      .catch((error) => {
        if (!(error instanceof TooBusy)) throw error;
        refused.push(name);
      });
  /** Ends the piece that is being done, then the next, until there is none. */
  const finish = async (all: Promise<void>[]) => {
    let isOver = false;
    const over = Promise.all(all).then(() => (isOver = true));
    while (!isOver) {
      ends.shift()?.();
      await new Promise((turn) => setImmediate(turn));
    }
    await over;
  };
  return { queue, ask, finish, done, refused };
}

test("beside a visitor with many requests, another waits for only one of them", async () => {
  const { ask, finish, done } = queueOf();
  const much = Array.from({ length: 38 }, (_, nth) => ask("a", `a${nth}`));
  await finish([...much, ask("b", "b0"), ask("b", "b1"), ask("c", "c0")]);
  expect(done.slice(0, 6)).toEqual(["a0", "a1", "b0", "c0", "a2", "b1"]);
  expect(done).toHaveLength(41);
});

test("a request queued by another visitor moves to the earlier turn, and is rendered once", async () => {
  const { queue, ask, finish, done } = queueOf();
  const much = Array.from({ length: 20 }, (_, nth) => ask("a", `a${nth}`));
  queue.join("b", "a19");
  queue.join("b", "nothing");
  await finish(much);
  expect(done.slice(0, 4)).toEqual(["a0", "a1", "a19", "a2"]);
  expect(done).toHaveLength(20);
});

test("a full queue refuses the last request of the visitor with the most, never of one with fewer", async () => {
  const { ask, finish, done, refused } = queueOf(4);
  const flood = Array.from({ length: 8 }, (_, nth) => ask("a", `a${nth}`));
  await finish([...flood, ask("b", "b0"), ask("c", "c0")]);
  expect(refused).toEqual(["a5", "a6", "a7", "a4", "a3"]);
  expect(done).toEqual(["a0", "a1", "b0", "c0", "a2"]);
});

test("a failure affects only its own request", async () => {
  const queue = new RenderQueue();
  const failed = queue.run("a", "fails", () => Promise.reject(new Error("no such page")));
  const after = queue.run("a", "goes on", () => Promise.resolve("a page"));
  await expect(failed).rejects.toThrow("no such page");
  expect(await after).toBe("a page");
});
