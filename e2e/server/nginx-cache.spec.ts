import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { fromStore } from "@/e2e/content";
import { allRoutes, firstOfEachKind, NOWHERE } from "@/e2e/routes";
import { startNginx } from "./nginx";
import { newVisitor, nginxInFront } from "./nginx-front";
import { addressesByCaching } from "./cacheable-addresses";

const { site, nginx } = nginxInFront();

const ADDRESSES = [
  { which: "one of each kind", addressesOf: firstOfEachKind, tag: [] },
  { which: "every page", addressesOf: allRoutes, tag: "@all" },
];

for (const { which, addressesOf, tag } of ADDRESSES)
  test(
    `an address that ends in an encoding's name never changes the cached page: ${which}`,
    { tag },
    async () => {
      const pages = fromStore(addressesOf, site().store).filter(
        (path) => !path.includes("?") && path !== NOWHERE,
      );
      for (const path of pages) {
        const headers = newVisitor();
        for (const encoding of ["br", "gzip", ""]) {
          const given = { ...headers, ...(encoding && { "accept-encoding": encoding }) };
          const before = await nginx().ask(path, { headers: given });
          expect(before.status, path).toBe(200);
          const other = await nginx().ask(`${path}${encoding || "x"}`, { headers });
          expect(other.status).toBe(404);
          const after = await nginx().ask(path, { headers: given });
          expect(after.status, `${path} ${encoding}`).toBe(200);
          expect(after.body.equals(before.body), `${path} ${encoding}`).toBe(true);
          expect(after.headers["content-encoding"]).toBe(before.headers["content-encoding"]);
        }
      }
    },
  );

const { cacheable, uncacheable } = addressesByCaching();

test("pages cached by the site are cached by nginx, personal ones are not", async () => {
  // A stub with empty responses instead of the site: the test covers nginx's decisions only.
  const stub = http.createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(stub, "listening");
  const { port } = stub.address() as AddressInfo;
  const front = await startNginx("nginx.conf", { "127.0.0.1:3000": `http://127.0.0.1:${port}` });
  const agent = new https.Agent({ keepAlive: true, maxSockets: 8 });
  const isLookedFor = async (path: string) => {
    const { headers } = await front.ask(path, { headers: newVisitor(), agent });
    return headers["x-test-cache"] === "MISS";
  };
  const isCacheableLookedFor = await Promise.all(cacheable.map(isLookedFor));
  const isUncacheableLookedFor = await Promise.all(uncacheable.map(isLookedFor));
  agent.destroy();
  await front.stop();
  stub.close();
  expect(cacheable.filter((_, at) => !isCacheableLookedFor[at])).toEqual([]);
  expect(uncacheable.filter((_, at) => isUncacheableLookedFor[at])).toEqual([]);
});

test("a page is cached by nginx, a visitor's stored data is not", async () => {
  const wayOf = async (path: string) =>
    (await nginx().ask(path, { headers: newVisitor() })).headers["x-test-cache"];
  await wayOf("/about");
  expect(await wayOf("/about")).toBe("HIT");
  for (const path of ["/cart", "/api/carts", "/api/orders", "/api/user/index"])
    expect(await wayOf(path), path).toBeUndefined();
});

const CROWD = 20;
/** A request that waits for a cache lock polls every half second. */
const LOOKS_AGAIN_MS = 400;

test(
  "twenty concurrent requests for an uncached page do not wait for one another",
  { tag: "@all" },
  async () => {
    const agent = new https.Agent({ keepAlive: true });
    const half = async (ask: () => Promise<unknown>) => {
      const times = await Promise.all(
        Array.from({ length: CROWD }, async () => {
          const start = performance.now();
          await ask();
          return performance.now() - start;
        }),
      );
      return times.toSorted((a, b) => a - b)[CROWD / 2] ?? 0;
    };
    const one = (path: string) => uncacheable.find((asked) => asked.split("?")[0] === path) ?? "";
    const kinds = [...new Set(uncacheable.map((asked) => asked.split("?")[0] ?? ""))].map(one);
    const nowhere = ["/nothing-here", "/newdetail/987654321", "/media/nothing.webp", "/news?page=99"];
    for (const path of [...kinds, ...nowhere]) {
      const direct = await half(async () =>
        (await fetch(site().url + path, { redirect: "manual" })).arrayBuffer(),
      );
      const most = Math.max(3 * direct, LOOKS_AGAIN_MS);
      const through = () => half(() => nginx().ask(path, { headers: newVisitor(), agent }));
      const first = await through();
      // Another process may have used the CPU.
      expect(first <= most ? first : await through(), `${path}, ${direct} ms without nginx`).toBeLessThan(
        most,
      );
    }
    agent.destroy();
  },
);

test("unknown ids and pages past the end are not cached by nginx", async () => {
  for (const path of [
    "/contact?product=123456",
    "/contact?solution=123456",
    "/product_type_list/33?sid=123456",
    "/product_type_list/33?kid=123456",
    "/product_type_list/33?page=123456",
    "/news?page=123456",
    "/about?anything=123456",
  ]) {
    const { status, headers } = await nginx().ask(path, { headers: newVisitor() });
    expect([200, 307], path).toContain(status);
    expect(headers, path).not.toHaveProperty("x-accel-expires");
  }
  const keys = [
    ...nginx()
      .cached()
      .matchAll(/^KEY: (.*)$/gm),
  ].map(([, key]) => key);
  expect(keys).toContain("www.example.com /about ");
  expect(keys.filter((key) => key?.includes("123456"))).toEqual([]);
});
