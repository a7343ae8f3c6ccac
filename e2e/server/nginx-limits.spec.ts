import { expect, test } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { fromStore } from "@/e2e/content";
import type { Reply } from "./nginx";
import { expectGraded, newVisitor, nginxInFront, until } from "./nginx-front";

const { site, nginx, post } = nginxInFront();

test("a browser reports ten failed scripts at once, no more, nothing large, and may still send a message", async () => {
  const visitor = newVisitor();
  const report = (body = "page=%2Findex&part=menu", headers = visitor) =>
    post("/api/Report/script", headers, body);
  const statuses = (await Promise.all(Array.from({ length: 14 }, () => report()))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect((await post("/api/Message/add", visitor)).status).toBe(200);
  const refused = [
    await report(`page=${"a".repeat(5000)}&part=menu`, newVisitor()),
    await nginx().ask("/api/Report/script", { headers: newVisitor() }),
    await report("page=%2Findex&part=mine", newVisitor()),
  ];
  expect(refused.map(({ status, body }) => [status, JSON.parse(body.toString()).code])).toEqual([
    [413, 413],
    [405, 405],
    [200, 0],
  ]);
  const counted = (store: Database) =>
    store.prepare("SELECT page, part, times FROM script_faults").raw().all();
  expect(fromStore(counted, site().store)).toEqual([["/index", "menu", 10]]);
});

test("all addresses of an IPv6 /64 are one visitor, another /64 is another", async () => {
  const add = (address: string) => post("/api/Message/add", { "x-test-address": address });
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => add(`2001:db8:ffff:1:${nth.toString(16)}::${nth + 1}`)),
  );
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect((await add("2001:db8:ffff:2::1")).status).toBe(200);
  // Every byte of the address counts, also those that are line ends.
  expect((await add("a0a:a0a:a0a:a0a::1")).status).toBe(200);
});

test("the form without JavaScript gets an answer, and beyond the limit the page that says so", async () => {
  const visitor = newVisitor();
  const first = await post("/contact/send", visitor);
  expect([first.status, first.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/contact\?number=\d+&result=ok$/),
  ]);
  const refused = await until(303, async () => {
    const reply = await post("/contact/send", visitor);
    return reply.headers.location?.endsWith("=limit") ? reply : { ...reply, status: 0 };
  });
  expectGraded(refused);
  const page = await nginx().ask(refused.headers.location ?? "", { headers: newVisitor() });
  expect(page.body.toString()).toContain("提交过于频繁，请稍后再试");
});

test("who changes lists faster than people do waits, and the page of the list says so", async () => {
  const visitor = newVisitor();
  const many = (ask: () => Promise<Reply>) => Promise.all(Array.from({ length: 80 }, ask));
  const changes = await many(() => post("/cart/change", visitor, "do=all"));
  const ends = new Set(changes.map(({ headers }) => headers.location?.replace(/^https:\/\/[^/]+/, "")));
  expect(ends).toEqual(new Set(["/cart", "/cart?fault=limit"]));
  changes.forEach(expectGraded);
  for (const path of ["/api/carts", "/api/addresses"])
    expect(
      (await many(() => nginx().ask(path, { headers: visitor }))).some(({ status }) => status === 429),
    ).toBe(true);
  // Other pages go on.
  expect((await nginx().ask("/about", { headers: visitor })).status).toBe(200);
});
