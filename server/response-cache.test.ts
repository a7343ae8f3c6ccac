import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test } from "vitest";
import { type Answer, cacheable, makeAnswer } from "./answer";
import { ResponseCache } from "./response-cache";
import { textOf } from "./test-answer";

const page = (text: string) => cacheable(makeAnswer(200, { "content-type": "text/html" }, Buffer.from(text)));

let version: number;
let cache: ResponseCache;
beforeEach(() => {
  version = 1;
  cache = new ResponseCache(1_000_000, () => version);
});

test("a cached response is returned without being computed", async () => {
  let made = 0;
  const make = () => page(`${++made}`);
  expect(textOf(await cache.getOrMake("/a", make))).toBe("1");
  expect(textOf(await cache.getOrMake("/a", make))).toBe("1");
  expect(textOf(cache.get("/a"))).toBe("1");
  expect(cache.get("/b")).toBeUndefined();
});

test("concurrent equal requests share one computation, and its failure", async () => {
  let made = 0;
  const make = async () => page(`${++made}`);
  const answers = await Promise.all([1, 2, 3].map(() => cache.getOrMake("/a", make)));
  expect(answers.map(textOf)).toEqual(["1", "1", "1"]);

  const fail = () => Promise.reject(new Error("broken"));
  const failed = await Promise.allSettled([1, 2].map(() => cache.getOrMake("/b", fail)));
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(textOf(await cache.getOrMake("/b", make))).toBe("2");
});

test("an uncacheable response is computed each time, but once for those waiting together", async () => {
  let made = 0;
  const make = async () => makeAnswer(200, {}, Buffer.from(`${++made}`));
  expect((await Promise.all([1, 2].map(() => cache.getOrMake("/s", make)))).map(textOf)).toEqual(["1", "1"]);
  expect(textOf(await cache.getOrMake("/s", make))).toBe("2");
});

describe("when the content changes", () => {
  test("cached responses are not returned any more", async () => {
    await cache.getOrMake("/a", () => page("old"));
    version = 2;
    expect(cache.get("/a")).toBeUndefined();
    expect(textOf(await cache.getOrMake("/a", () => page("new")))).toBe("new");
  });

  test("a response in progress goes to those who requested it before, to nobody after, and is not cached", async () => {
    let finish = (_answer: Promise<Answer>) => {};
    const before = cache.getOrMake("/a", () => new Promise((resolve) => (finish = resolve)));
    version = 2;
    const after = cache.getOrMake("/a", () => page("new"));
    finish(page("old"));
    expect([textOf(await before), textOf(await after)]).toEqual(["old", "new"]);
    expect(textOf(cache.get("/a"))).toBe("new");
  });
});

test("it does not exceed its size, and evicts the least recently used", async () => {
  const small = new ResponseCache(40_000, () => version);
  const text = "x".repeat(10_000);
  for (const key of ["/1", "/2", "/3"]) await small.getOrMake(key, () => page(key + text));
  expect(small.get("/1")).toBeDefined();
  await small.getOrMake("/4", () => page(text));
  expect(["/1", "/2", "/3", "/4"].map((key) => small.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("a cached response holds exactly the bytes that it counts: no slice of a larger buffer", async () => {
  const { bodies } = await page("字".repeat(5000));
  expect(Object.keys(bodies).toSorted()).toEqual(["br", "gzip", "identity"]);
  for (const [encoding, body] of Object.entries(bodies))
    expect(body.buffer.byteLength, encoding).toBe(body.length);
});

/** What is in use, without what only waits to be collected. */
async function bytesHeld(): Promise<number> {
  setFlagsFromString("--expose_gc");
  const collect = runInNewContext("gc") as () => void;
  // Memory of buffers is given back a little after they are collected.
  for (let time = 0; time < 3; time++) {
    collect();
    await pause(20);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test("a thousand small responses take the memory counted for them, not several times as much", async () => {
  const room = 2 * 1024 * 1024;
  // Twice as many as there is room for.
  const answers = 1200;
  const full = new ResponseCache(room, () => version);
  const before = await bytesHeld();
  for (let nth = 0; nth < answers; nth++) {
    const body = `{"code":1,"msg":"","data":{"id":${nth}}}${" ".repeat(1200)}`;
    await full.getOrMake(`POST /api/News/getDetail {"id":${nth}}`, () =>
      cacheable(makeAnswer(200, { "content-type": "application/json" }, Buffer.from(body))),
    );
  }
  const held = (await bytesHeld()) - before;
  expect(full.get(`POST /api/News/getDetail {"id":${answers - 1}}`)).toBeDefined();
  expect(full.get('POST /api/News/getDetail {"id":0}')).toBeUndefined();
  expect(held).toBeLessThan(1.5 * room);
});
