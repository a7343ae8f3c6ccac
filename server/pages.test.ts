import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { listViewAhead } from "@/lib/links/read-list-view";
import { addressOf } from "@/lib/routes/address";
import { RULES_OF_ALL } from "@/lib/routes/test-rules";
import { makeAnswer } from "./answer";
import { pages } from "./pages";
import { ResponseCache } from "./response-cache";
import { textOf } from "./test-answer";

const never = () => Promise.reject(new Error("is not asked for here"));

/** Pages whose making ends at the next turn; `made` is what was, in its order. */
function site() {
  const made: string[] = [];
  const render = async ({ url }: { url: string }) => {
    await new Promise((turn) => setImmediate(turn));
    made.push(url);
    return { status: 200, headers: { "content-type": "text/plain" }, body: Buffer.from(url) };
  };
  const answer = pages({
    render,
    stream: never,
    cache: new ResponseCache(1e6, () => 1),
    failure: (status) => makeAnswer(status, {}, Buffer.alloc(0)),
    visitorOf: ({ socket }) => socket.remoteAddress ?? "",
  });
  const answerTo = (remoteAddress: string, asked: string) => {
    const [path = "", query = ""] = asked.split("?");
    const request = { headers: {}, socket: { remoteAddress } } as IncomingMessage;
    return answer(request, addressOf(path, query, RULES_OF_ALL));
  };
  const ask = async (remoteAddress: string, asked: string) => (await answerTo(remoteAddress, asked)).status;
  return { made, ask, answerTo };
}

const packages = Array.from({ length: 38 }, (_, nth) => `/downloads/${1001 + nth}.zip`);
const place = (made: string[], url: string) => made.indexOf(url) + 1;

test("a visitor who requests all packages at once delays nobody else's file or package", async () => {
  const { made, ask } = site();
  const greedy = packages.map((file) => ask("2001:db8::1", file));
  const statuses = Promise.all([
    ask("2001:db8:1::1", "/datasheet/1038.pdf"),
    ask("203.0.113.1", packages.at(-1) ?? ""),
    ...greedy,
  ]);
  expect(new Set(await statuses)).toEqual(new Set([200]));
  expect(place(made, "/datasheet/1038.pdf")).toBeLessThanOrEqual(3);
  expect(place(made, packages.at(-1) ?? "")).toBeLessThanOrEqual(4);
  expect(made).toHaveLength(packages.length + 1);
});

test("beside three visitors who request all they can, from a whole /64 each, another's list and searches come next, and none are refused", async () => {
  const { made, ask } = site();
  const greedy = [1, 2, 3].flatMap((network) =>
    Array.from({ length: 60 }, (_, nth) =>
      ask(`2001:db8:${network}::${nth + 1}`, `/search?q=${network}-${nth}`),
    ),
  );
  const honest = ["/cart", "/search?q=a", "/product_type_list/33?title=b"];
  expect(await Promise.all(honest.map((asked) => ask("203.0.113.1", asked)))).toEqual([200, 200, 200]);
  for (const [nth, asked] of honest.entries())
    expect(place(made, asked), asked).toBeLessThanOrEqual(2 + 4 * (nth + 1));
  expect(new Set(await Promise.all(greedy))).toEqual(new Set([200, 503]));
});

test("the filters of a list are parsed once and passed to its page", async () => {
  const views: unknown[] = [];
  const render = async () => {
    views.push(listViewAhead.getStore());
    return { status: 200, headers: { "content-type": "text/plain" }, body: Buffer.alloc(0) };
  };
  const answer = pages({
    render,
    stream: never,
    cache: new ResponseCache(1e6, () => 1),
    failure: (status) => makeAnswer(status, {}, Buffer.alloc(0)),
    visitorOf: () => "203.0.113.1",
  });
  const rules = { ...RULES_OF_ALL, isOption: () => true };
  for (const query of ["f.communication=RS485&as=table", ""])
    await answer({ headers: {} } as IncomingMessage, addressOf("/product_type_list/33", query, rules));
  await answer({ headers: {} } as IncomingMessage, addressOf("/contact", "", rules));
  expect(views).toEqual([
    { chosen: new Map([["communication", ["RS485"]]]), sort: undefined, asTable: true },
    { chosen: new Map(), sort: undefined, asTable: false },
    undefined,
  ]);
});

test("each address has its own page, and personal pages are rendered for each visitor", async () => {
  const { made, answerTo } = site();
  const lists = ["/products", "/products?page=2", "/product_type_list/33"];
  for (const asked of [...lists, ...lists])
    expect(textOf(await answerTo("203.0.113.1", asked)), asked).toBe(asked);
  for (const visitor of ["203.0.113.1", "203.0.113.2"])
    expect(textOf(await answerTo(visitor, "/cart"))).toBe("/cart");
  expect(made).toEqual([...lists, "/cart", "/cart"]);
});
