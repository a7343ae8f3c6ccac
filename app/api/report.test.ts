import { afterAll, beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { fileStore } from "@/db/testing/file-store";
import { POST } from "./Report/script/route";
import { call } from "./test-call";

const OLD_CHROME =
  "Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36";
const headers = { "user-agent": OLD_CHROME, "x-forwarded-for": "203.0.113.7" };
const report = (page: string, part: string) => call(POST, { page, part }, { headers });
const stored = () =>
  sharedStore().prepare("SELECT page, part, browser, times FROM script_faults").raw().all();

const store = fileStore();
afterAll(() => store.remove());
beforeEach(() => void sharedStore().exec("DELETE FROM script_faults"));

test("a failed script is counted by kind of page, part and browser: neither a receipt's number nor an address is kept", async () => {
  expect((await report("/newdetail/4", "tabs")).body).toEqual({ code: 1, msg: "", data: null });
  await report("/newdetail/5", "tabs");
  expect(stored()).toEqual([["/newdetail/{id}", "tabs", "Chrome 109", 2]]);
});

test("what is no page of the site is not kept either", async () => {
  await report("/my/name", "tabs");
  expect(stored()).toEqual([["其他", "tabs", "Chrome 109", 1]]);
});

test("a part that there is not is refused and not counted", async () => {
  expect((await report("/index", "mine")).body).toMatchObject({ code: 0, msg: "参数错误" });
  expect(stored()).toEqual([]);
});

test("who reports too much is told so", async () => {
  const told = [];
  for (let nth = 0; nth < 12; nth++) told.push((await report("/index", "menu")).status);
  expect(told.at(-1)).toBe(429);
});
