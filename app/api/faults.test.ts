import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/testing/store";
import { recordErrors } from "@/lib/test-log";
import * as message from "./Message/add/route";
import * as list from "./News/getList/route";
import { call } from "./test-call";
import { fault } from "./test-fault";
import * as user from "./user/index/route";

beforeEach(() => {
  // A new connection has no prepared statements, so the next query meets the fault.
  closeStore();
  emptyStore();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a cross-site post", () => {
  test.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ origin: "https://other.example" }],
    [{ origin: "null" }],
    [{ origin: "http://site.test.other.example" }],
    [{ "sec-fetch-site": "same-site", origin: "http://sub.site.test" }],
  ])("%j is 403", async (headers: Record<string, string>) => {
    for (const handler of [list.POST, message.POST, user.POST]) {
      const answer = await call(handler, {}, { headers });
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual(fault(403));
    }
  });

  test.each([
    [{}],
    [{ "sec-fetch-site": "same-origin", origin: "http://site.test" }],
    [{ "sec-fetch-site": "none" }],
    [{ origin: "http://localhost:3000" }],
  ])("%j is no such post", async (headers: Record<string, string>) => {
    expect((await call(list.POST, {}, { headers })).body.code).toBe(1);
  });
});

describe("faults behind a call", () => {
  const failing = (error: unknown) =>
    vi.spyOn(sharedStore(), "prepare").mockImplementation(() => {
      throw error;
    });
  const storeFault = (code: string) => Object.assign(new Error("canary 13800138000"), { code });

  test.each([
    "BUSY",
    "BUSY_SNAPSHOT",
    "LOCKED",
    "FULL",
    "READONLY",
    "READONLY_DBMOVED",
    "IOERR_WRITE",
    "CANTOPEN",
    "CORRUPT",
  ])("SQLITE_%s is 503 with Retry-After", async (code) => {
    failing(storeFault(`SQLITE_${code}`));
    const answer = await call(list.POST, {});
    expect([answer.status, answer.body]).toEqual([503, fault(503)]);
    expect(answer.headers.get("retry-after")).toBe("5");
  });

  test.each([new Error("canary 13800138000\nat line"), storeFault("SQLITE_ERROR"), "canary 13800138000"])(
    "anything unforeseen is 500, its cause goes to the log without values: %s",
    async (error) => {
      const log = recordErrors();
      failing(error);
      const answer = await call(list.POST, {});
      expect([answer.status, answer.body]).toEqual([500, fault(500)]);
      const written = log.join("\n");
      expect(written).toContain('"event":"call-failed"');
      expect(written).not.toContain("canary");
    },
  );
});
