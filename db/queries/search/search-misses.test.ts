import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { searchesReport } from "@/db/editing/searches-report";
import { sharedStore } from "@/db/connection";
import { contentVersion } from "@/db/content-version";
import { fileStore } from "@/db/testing/file-store";
import { countMiss, listMisses, storeMisses } from "./search-misses";

const store = fileStore();
afterAll(() => store.remove());
beforeEach(async () => {
  // What pages of other tests have counted waits in the same process.
  await storeMisses();
  sharedStore().exec("DELETE FROM search_misses");
  return () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

async function search(...words: string[]) {
  words.forEach(countMiss);
  await storeMisses();
}
const counted = () => listMisses().map(({ words, times }) => [words, times]);

test("editors see searches without results, most frequent first, with spellings combined", async () => {
  expect(searchesReport()).toBe("还没有搜不到结果的词。");
  await search("独角兽", "ＳＶＧ  Plus", "svg plus");
  await search(" SVG PLUS ");
  expect(counted()).toEqual([
    ["svg plus", 3],
    ["独角兽", 1],
  ]);
  expect(searchesReport()).toMatch(
    /^搜不到结果的词共 2 个（次数、最近一天、词）：\n {5}3 次 {2}\d{4}-\d\d-\d\d {2}svg plus\n {5}1 次 {2}\S+ {2}独角兽$/,
  );
});

test.each([
  "13800138000",
  "138 0013 8000",
  "王小明１３８００１３８０００",
  "LH-1234567",
  "a@b.cn",
  "王@公司",
  "长".repeat(65),
  "   ",
  "\0",
])("possible personal data is not stored: %j", async (words) => {
  await search(words);
  expect(counted()).toEqual([]);
});

test("control characters are not stored", async () => {
  await search("红\u001b[31m字\u202e");
  expect(counted()).toEqual([["红[31m字", 1]]);
});

test("a thousand are kept; the oldest of the rarest are deleted", async () => {
  const insert = sharedStore().prepare("INSERT INTO search_misses VALUES (?, ?, ?)");
  sharedStore().transaction(() => {
    for (let nth = 0; nth < 1000; nth++) insert.run(`w${nth}`, nth === 7 ? 1 : 2, "2026-01-01");
  })();
  await search("new");
  const words = listMisses().map((miss) => miss.words);
  expect(words).toHaveLength(1000);
  expect(words).toContain("new");
  expect(words).not.toContain("w7");
});

test("a flood of searches is queued within limits", async () => {
  for (let nth = 0; nth < 5000; nth++) countMiss(`flood${String.fromCharCode(0x4e00 + nth)}`);
  await storeMisses();
  expect(listMisses()).toHaveLength(200);
});

test("counting does not invalidate cached answers", async () => {
  const before = contentVersion();
  await search("独角兽");
  expect(contentVersion()).toBe(before);
});

test("it is stored by itself a moment later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  countMiss("独角兽");
  expect(counted()).toEqual([]);
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await expect.poll(counted).toEqual([["独角兽", 1]]);
});

test("if the store cannot be written, the count is lost without an error for visitors", async () => {
  vi.spyOn(sharedStore(), "transaction").mockImplementation(() => {
    throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
  });
  countMiss("独角兽");
  await expect(storeMisses()).resolves.toBeUndefined();
  vi.restoreAllMocks();
  await search("另一个");
  expect(counted()).toEqual([["另一个", 1]]);
});
