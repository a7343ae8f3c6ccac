import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { contentVersion } from "@/db/content-version";
import { testContentStore } from "@/db/testing/store";
import { type Answer, makeAnswer, tagOf } from "./answer";
import { largeAnswer } from "./large-answer";
import { pages } from "./pages";
import type { Streamed } from "./render";
import { ResponseCache } from "./response-cache";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const PIECES = ["产品", "数据", "x".repeat(100_000)];
const TEXT = PIECES.join("");

const streamed = (pieces: readonly string[], status = 200): Streamed => ({
  status,
  headers: {
    "content-type": "text/csv",
    "content-disposition": 'attachment; filename="a.csv"',
    "access-control-allow-origin": "*",
    "x-other": "1",
  },
  body: Readable.from(pieces.map((piece) => Buffer.from(piece))),
});
const unpacked = (answer: Answer) =>
  answer.packed && gunzipSync(Buffer.concat(answer.packed.pieces)).toString();

test("a large response is cached as gzip, with the ETag of its content and both lengths", async () => {
  const answer = await largeAnswer(streamed(PIECES));
  expect(unpacked(answer)).toBe(TEXT);
  expect(answer.etag).toBe(tagOf(Buffer.from(TEXT)));
  expect(answer.packed.length).toBeLessThan(1000);
  expect(answer.packed.whole).toBe(Buffer.byteLength(TEXT));
  expect(answer.headers).toMatchObject({
    "content-disposition": 'attachment; filename="a.csv"',
    "access-control-allow-origin": "*",
    etag: answer.etag,
  });
  expect(answer.headers).not.toHaveProperty("x-other");
});

test("the cache counts the size of a large response", async () => {
  const cache = new ResponseCache(10_000, () => 1);
  const make = async () => largeAnswer(streamed([TEXT]));
  await cache.getOrMake("/small", make);
  expect(cache.get("/small")?.cache).toBe("kept");
  const noise = Array.from({ length: 5000 }, () => Math.random()).join();
  await cache.getOrMake("/large", () => largeAnswer(streamed([noise])));
  expect(cache.get("/large")).toBeUndefined();
});

/** Asks for a large address; `stream` makes what Next would. */
function asking(stream: () => Promise<Streamed>) {
  const render = () => Promise.reject(new Error("not rendered"));
  const failure = (status: number) => makeAnswer(status, {}, Buffer.from("failed"));
  const answerPage = pages({
    render,
    stream,
    cache: new ResponseCache(1e6, contentVersion),
    failure,
    visitorOf: () => "",
  });
  const request = { headers: {}, setTimeout: () => undefined } as unknown as IncomingMessage;
  const address = {
    canonical: "/data/catalogue.csv",
    isWhole: true,
    isKept: true,
    isPersonal: false,
    isConfidential: false,
    isErasable: false,
    isLarge: true,
    isInWorker: false,
  };
  return () => answerPage(request, address);
}

test("a large response is computed once, and again if content changed meanwhile", async () => {
  let made = 0;
  const ask = asking(async () => {
    if (++made === 1) sharedStore().exec("UPDATE news SET title = title || '。'");
    return streamed([`${made}`]);
  });
  expect(unpacked(await ask())).toBe("2");
  // What was begun before the change is for whoever waited for it.
  const later = await Promise.all([ask(), ask()]);
  expect(later.map(unpacked)).toEqual(["3", "3"]);
  expect(unpacked(await ask())).toBe("3");
});

test("an error while a large response is made is a 500, and is not cached", async () => {
  let made = 0;
  const broken = async function* () {
    yield Buffer.from("a");
    throw new Error("the store is gone");
  };
  const ask = asking(async () => {
    made++;
    if (made === 1) return streamed(["a"], 500);
    return made === 2 ? { ...streamed([]), body: Readable.from(broken()) } : streamed(["whole"]);
  });
  expect((await ask()).status).toBe(500);
  expect((await ask()).status).toBe(500);
  expect(unpacked(await ask())).toBe("whole");
});
