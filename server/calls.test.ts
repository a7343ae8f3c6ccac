import type { IncomingMessage } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { CONTENT_CALLS } from "@/lib/api/content-calls";
import { readPosted } from "@/lib/http/posted";
import { calls } from "./calls";
import type { Render, Rendered } from "./render";
import { ResponseCache } from "./response-cache";
import { textOf } from "./test-answer";

const FORM = "application/x-www-form-urlencoded";

let asked: { url: string; headers: Record<string, string> }[];
let answer: (
  path: string,
  body: string,
  headers?: Record<string, string>,
  method?: string,
) => Promise<string>;
let rendered: Partial<Rendered>;
beforeEach(() => {
  asked = [];
  rendered = {};
  const render = async ({ url, headers }: Parameters<Render>[0]) => {
    asked.push({ url, headers: headers as Record<string, string> });
    const body = Buffer.from(`{"time":${asked.length}}`);
    return { status: 200, headers: { "content-type": "application/json; charset=utf-8" }, body, ...rendered };
  };
  const answerCall = calls({ render, cache: new ResponseCache(1_000_000, () => 1) });
  answer = async (path, body, headers = {}, method = "POST") => {
    const request = { method, headers: { host: "site.test", "content-type": FORM, ...headers } };
    const call = { path, query: "", body: Buffer.from(body), id: "1", visitor: "203.0.113.1" };
    return textOf(await answerCall(request as unknown as IncomingMessage, call)) ?? "";
  };
});

test("a content call is computed once for each input, in any spelling", async () => {
  const path = "/api/News/getList";
  const first = await answer(path, "page=1&limit=12");
  for (const [body, type] of [
    ["limit=12&page=1", FORM],
    ["", FORM],
    ["page=&other=1", FORM],
    ['{"page":1}', "application/json"],
  ] as const)
    expect(await answer(path, body, { "content-type": type })).toBe(first);
  expect(await answer(path, "page=2")).not.toBe(first);
  expect(asked).toHaveLength(2);
});

test("the body of a content call is read once, and passed to its handler", async () => {
  const path = "/api/News/getList";
  const got: unknown[] = [];
  const render = async ({ body }: { body?: Buffer }) => {
    const request = new Request("http://site.test", { method: "POST", body: new Uint8Array(body ?? []) });
    got.push(await readPosted(CONTENT_CALLS[path].input, request), request.bodyUsed);
    return { status: 200, headers: {}, body: Buffer.from("{}") };
  };
  const answerCall = calls({ render, cache: new ResponseCache(1_000_000, () => 1) });
  const request = { method: "POST", headers: { host: "site.test", "content-type": FORM } };
  const call = { path, query: "", body: Buffer.from("page=2&limit=5"), id: "1", visitor: "203.0.113.1" };
  await answerCall(request as unknown as IncomingMessage, call);
  expect(got).toEqual([{ input: { page: 2, limit: 5 } }, false]);
});

test("only calls marked as content are cached, whatever their names", async () => {
  for (const path of ["/api/Speak/getList", "/api/user/index", "/api/Message/add", "/api/News/getList2"]) {
    const first = await answer(path, "");
    expect(await answer(path, ""), path).not.toBe(first);
  }
  expect(Object.keys(CONTENT_CALLS).every((path) => /\/get(?:List|Detail|Category)$/.test(path))).toBe(true);
});

test("an invalid call is passed to its handler, and not cached", async () => {
  const path = "/api/News/getDetail";
  for (const [body, headers, method] of [
    ["id=x", {}, "POST"],
    ["{", { "content-type": "application/json" }, "POST"],
    ["id=1", { "sec-fetch-site": "cross-site" }, "POST"],
    ["id=1", { origin: "https://other.example" }, "POST"],
    ["id=1", {}, "PUT"],
  ] as const) {
    const before = asked.length;
    await answer(path, body, headers, method);
    await answer(path, body, headers, method);
    expect(asked.length - before).toBe(2);
  }
});

test("an unsuccessful response is not cached", async () => {
  rendered = { status: 503 };
  await answer("/api/News/getDetail", "id=1");
  await answer("/api/News/getDetail", "id=1");
  expect(asked).toHaveLength(2);
});

test("browsers do not cache responses, unless the call allows it", async () => {
  const headersOf = async (headers: Record<string, string>) => {
    const render = async () => ({ status: 200, headers, body: Buffer.from("{}") });
    const answerCall = calls({ render, cache: new ResponseCache(1_000_000, () => 1) });
    const call = { path: "/api/Search/suggest", query: "q=a", body: Buffer.alloc(0), id: "1", visitor: "" };
    return (await answerCall({ method: "GET", headers: {} } as IncomingMessage, call)).headers;
  };
  expect(await headersOf({})).toMatchObject({ "cache-control": "no-store" });
  const kept = "private, max-age=300";
  expect(await headersOf({ "cache-control": kept })).toMatchObject({ "cache-control": kept });
});

test("a handler sees only the headers that it may read, and the visitor's address as the server knows it", async () => {
  await answer("/api/Message/add", "", {
    cookie: "userId=1",
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-host": "evil.example",
    "next-action": "x",
    rsc: "1",
    "x-middleware-subrequest": "x",
  });
  expect(asked[0]?.headers).toEqual({
    host: "site.test",
    "content-type": FORM,
    cookie: "userId=1",
    "x-forwarded-for": "203.0.113.1",
    "x-request-id": "1",
  });
});
