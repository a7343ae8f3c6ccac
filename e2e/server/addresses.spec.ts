import { readFileSync } from "node:fs";
import http from "node:http";
import { expect, test } from "@playwright/test";
import { firstId, fromStore, seriesOf } from "@/e2e/content";
import { type Site, startSite } from "@/e2e/start-site";
import { ask } from "./wire";

const REQUESTS = 500;

// All tests of this file share one site, in one worker.
test.describe.configure({ mode: "default" });

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

const get = (path: string) => ask(path, {}, new URL(site.url));

/** The CPU time of the site in milliseconds. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${site.process.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1]) / 1024;

async function cost(pathOf: (nth: number) => string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const before = processorTime();
  await Promise.all(
    Array.from({ length: REQUESTS }, (_, nth) => ask(pathOf(nth), { agent }, new URL(site.url))),
  );
  agent.destroy();
  return processorTime() - before;
}

test("unknown parameters do not change a page by a byte", { tag: "@all" }, async () => {
  const [product, series] = fromStore(
    (store) => [firstId(store, "products"), seriesOf(store, 33).second.id],
    site.store,
  );
  const paths = ["/index", "/news?page=2", `/newdetail/${product}`, `/product_type_list/33?sid=${series}`];
  for (const path of paths) {
    const { body, headers } = await get(path);
    const join = path.includes("?") ? "&" : "?";
    for (const more of ["x=1", "utm_source=baidu&utm_medium=cpc", "_rsc=1", "%00=%FF", "__proto__=1"]) {
      const other = await get(`${path}${join}${more}`);
      expect([other.status, other.headers.etag], more).toEqual([200, headers.etag]);
      expect(other.body === body, `${path} ${more}`).toBe(true);
    }
  }
});

test(
  "five hundred meaningless addresses cost no more than cached responses, and no memory",
  { tag: "@all" },
  async () => {
    const path = "/news?page=2";
    await cost(() => path);
    const kept = await cost(() => path);
    const before = memory();
    const meaningless = await cost((nth) => `${path}&x${nth}=${nth}`);
    const climbing = await cost((nth) => `/x${nth}/../news`);
    const risen = memory() - before;
    expect(meaningless, `${kept} ms of processor kept, ${meaningless} meaningless`).toBeLessThan(
      kept * 2 + 200,
    );
    expect(climbing, `${kept} ms of processor kept, ${climbing} climbing`).toBeLessThan(kept * 2 + 200);
    expect(risen).toBeLessThan(30);
  },
);

test("an address has one spelling, to which others redirect", async () => {
  for (const [path, plain] of [
    ["/", "/index"],
    ["/?a=1", "/index?a=1"],
    ["/index/", "/index"],
    ["//index", "/index"],
    ["/x1/../index", "/index"],
    ["/x1/%2e%2e/index?a=1", "/index?a=1"],
    ["//example.com/", "/example.com"],
  ] as const) {
    const { status, headers } = await get(path);
    expect([status, headers.location], path).toEqual([308, plain]);
  }
});

test("a call has one address: every other spelling is not found, in the envelope", async () => {
  for (const path of [
    "/api",
    "/api/",
    "/api/.",
    "/api/../index",
    "/api/%2e%2e/index",
    "/api//x",
    "/api/%E4%B8",
  ]) {
    const { status, body, headers } = await get(path);
    expect([status, headers.location], path).toEqual([404, undefined]);
    expect(JSON.parse(body), path).toEqual({ code: 404, msg: "接口不存在", data: null });
  }
});
