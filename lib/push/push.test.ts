import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pushTargets } from "./endpoints";
import { pushChanged, type Pushed } from "./push";

const site = "https://www.example.com";
const listed = (count: number, changed?: string) =>
  Array.from({ length: count }, (_, at) => ({ address: `${site}/detail/${at + 1}`, changed }));

let engine: Server;
let heard: { url: string; type: string; body: string }[];
let reply: { status: number; text: string };
let endpoints: { baidu: string; indexnow: string };

beforeEach(async () => {
  heard = [];
  reply = { status: 200, text: '{"remain":100,"success":1}' };
  engine = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    heard.push({ url: request.url ?? "", type: request.headers["content-type"] ?? "", body });
    response.writeHead(reply.status).end(reply.text);
  });
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  endpoints = { baidu: `${url}/urls`, indexnow: `${url}/indexnow` };
});
afterEach(() => engine.close());

const target = (settings: { token?: string; key?: string }) => {
  const [only] = pushTargets({ site, ...settings }, endpoints);
  if (!only) throw new Error("no target");
  return only;
};
const run = (settings: { token?: string; key?: string }, all: ReturnType<typeof listed>, pushed: Pushed) =>
  pushChanged(target(settings), all, pushed, () => undefined);

test("Baidu gets addresses line by line, and each again only if it changed", async () => {
  const pushed: Pushed = {};
  const all = listed(2, "2026-01-01T00:00:00+08:00");
  expect(await run({ token: "t1" }, all, pushed)).toEqual(["收下 1 个，今天还能推 100 个"]);
  expect(heard).toEqual([
    {
      url: "/urls?site=https%3A%2F%2Fwww.example.com&token=t1",
      type: "text/plain",
      body: `${site}/detail/1\n${site}/detail/2`,
    },
  ]);
  expect(await run({ token: "t1" }, all, pushed)).toEqual([]);
  const [first, second] = all;
  await run({ token: "t1" }, [{ ...first!, changed: "2026-02-01T00:00:00+08:00" }, second!], pushed);
  expect(heard[1]?.body).toBe(`${site}/detail/1`);
});

test("IndexNow gets host, key, key location and list; addresses without a date are pushed once", async () => {
  const pushed: Pushed = {};
  await run({ key: "abcdef1234" }, listed(1), pushed);
  await run({ key: "abcdef1234" }, listed(1), pushed);
  expect(heard.map(({ body }) => JSON.parse(body))).toEqual([
    {
      host: "www.example.com",
      key: "abcdef1234",
      keyLocation: `${site}/abcdef1234.txt`,
      urlList: [`${site}/detail/1`],
    },
  ]);
});

test("a call has at most 2,000 addresses, and none follows if the daily quota of Baidu is used up", async () => {
  const pushed: Pushed = {};
  await run({ token: "t" }, listed(4500), pushed);
  expect(heard.map(({ body }) => body.split("\n").length)).toEqual([2000, 2000, 500]);
  reply.text = '{"remain":0,"success":2000}';
  heard = [];
  await run({ token: "t" }, listed(4500, "2026-01-01T00:00:00+08:00"), pushed);
  expect(heard.length).toBe(1);
});

test("rejected addresses are pushed again next time, and no message contains the token", async () => {
  const pushed: Pushed = {};
  reply = { status: 400, text: '{"error":400,"message":"over quota"}' };
  const refused = run({ token: "secret" }, listed(1), pushed);
  await expect(refused).rejects.toThrow(/over quota/);
  await expect(refused).rejects.not.toThrow(/secret/);
  expect(pushed).toEqual({});
});

test("without keys no search engine is told of changes", () =>
  expect(pushTargets({ site }, endpoints)).toEqual([]));
