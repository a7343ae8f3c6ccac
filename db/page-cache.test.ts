import { beforeEach, expect, test } from "vitest";
import PageCache from "./page-cache.mjs";
import { emptyStore } from "./test-store";

const cache = () => new PageCache();
const page = (html: string) => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-kept": "1" },
  segmentData: new Map(),
  status: 200,
});
const change = () => emptyStore().exec("INSERT INTO pages (slug, content) VALUES ('about', '{}')");

/** As Next does: asks, renders what is missing, keeps it. */
async function visit(key: string, html: string, meanwhile = () => {}) {
  const found = await cache().get(key);
  if (found) return found.value.html as string;
  meanwhile();
  await cache().set(key, page(html), { cacheControl: { revalidate: 300 } });
  return "rendered";
}

beforeEach(() => {
  emptyStore();
  Reflect.deleteProperty(globalThis, Symbol.for("lanheng.pages"));
});

test("a page is rendered once, and again after any change of content", async () => {
  expect(await visit("/a", "one")).toBe("rendered");
  expect(await visit("/a", "two")).toBe("one");
  change();
  expect(await visit("/a", "two")).toBe("rendered");
  expect(await visit("/a", "three")).toBe("two");
});

test("content that changes while a page is rendered makes the page old at once", async () => {
  expect(await visit("/a", "one", change)).toBe("rendered");
  expect(await visit("/a", "two")).toBe("rendered");
});

test("a message or a visitor's allowance is no content", async () => {
  await visit("/a", "one");
  emptyStore().exec("INSERT INTO message_limits VALUES ('a', 1, 1)");
  expect(await visit("/a", "two")).toBe("one");
});

test("a page is kept with the policy of its own scripts, its other headers and its lifetime", async () => {
  await visit("/a", "<script>self.__next_f.push([0])</script>");
  const entry = await cache().get("/a");
  expect(entry?.value.headers).toEqual({
    "x-kept": "1",
    "content-security-policy": expect.stringContaining("'sha256-"),
  });
  expect(entry?.cacheControl).toEqual({ revalidate: 300 });
  expect(entry?.value.segmentData).toBeUndefined();
});

test("a page with an inline script that Next did not write is not kept", async () => {
  await cache().get("/a");
  await expect(cache().set("/a", page("<script>alert(1)</script>"), {})).rejects.toThrow("未知的内联脚本");
  expect(await cache().get("/a")).toBeNull();
});

test("what is not there stays not there, what is taken back is gone", async () => {
  await visit("/a", "one");
  await cache().set("/a", null, {});
  expect(await cache().get("/a")).toBeNull();
});

test("memory is bounded: the oldest pages go first, and unknown addresses are not remembered without end", async () => {
  const large = "x".repeat(1_000_000);
  for (let number = 0; number < 15; number++) await visit(`/${number}`, large);
  expect(await cache().get("/0")).toBeNull();
  expect((await cache().get("/14"))?.value.html).toHaveLength(1_000_000);
  for (let number = 0; number < 25_000; number++) await cache().get(`/unknown/${number}`);
  const { asked, bytes, entries } = Reflect.get(globalThis, Symbol.for("lanheng.pages"));
  expect(asked.size).toBeLessThanOrEqual(10_001);
  expect(bytes).toBeLessThanOrEqual(12 * 1024 * 1024);
  expect(entries.size).toBeLessThan(15);
});
