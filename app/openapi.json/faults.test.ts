import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { call as ask } from "@/app/api/test-call";
import { VALID } from "@/app/api/test-message";
import { closeStore, sharedStore } from "@/db/connection";
import { CALLS } from "@/lib/api/calls";
import { type Call, callId } from "@/lib/api/documented-call";
import { answerChecker } from "@/lib/api/test-answer";
import { routeAt, shippedDocument } from "./test-routes";

let faultOf: ReturnType<typeof answerChecker>;

beforeAll(async () => {
  faultOf = answerChecker(await shippedDocument());
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Options = { method?: string; headers?: Record<string, string>; query?: string };

/** Calls the handler; the document must describe its answer. */
async function answerOf(call: Call, sent?: string | Record<string, string>, options: Options = {}) {
  const handlers = await routeAt(call.path);
  const { method = call.method, headers = {}, query = "" } = options;
  const path = call.path.replace("{id}", "1") + query;
  const handler = handlers[method as Call["method"]];
  const answer = await ask(handler, sent, { method, path, headers });
  expect(faultOf(call.method, call.path, answer.status, answer.body)).toBeUndefined();
  expect(answer.body.code).toBe(answer.status);
  return answer;
}

const named = (calls: readonly Call[]) => calls.map((call) => [callId(call), call] as const);
const withBody = CALLS.filter(({ method }) => method !== "GET");

test.each(named(withBody))("%s refuses bodies as the document says", async (_id, call) => {
  const json = { "content-type": "application/json" };
  expect((await answerOf(call, "{", { headers: json })).status).toBe(400);
  expect((await answerOf(call, {}, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  expect((await answerOf(call, "x", { headers: { "content-type": "text/plain" } })).status).toBe(415);
});

test.each(named(CALLS))("%s refuses a method as the document says", async (_id, call) => {
  const { status, headers } = await answerOf(call, undefined, { method: "PATCH" });
  expect(status).toBe(405);
  expect(headers.get("allow")?.split(", ")).toContain(call.method);
});

test("an unknown address is refused as the document says of every call", async () => {
  const { POST } = await routeAt("/api/none");
  const { status, body } = await ask(POST, {}, { path: "/api/none" });
  for (const { method, path } of CALLS) expect(faultOf(method, path, status, body)).toBeUndefined();
});

test("a fault of the store is told as the document says", async () => {
  // Read failures of lists are tested in app/api/carts.test.ts: without a list nothing is read.
  const storing = CALLS.filter(
    ({ answer, group, isStaged }) => answer && group !== "health" && group !== "cart" && !isStaged,
  );
  for (const [code, status] of [
    ["SQLITE_FULL", 503],
    ["SQLITE_ERROR", 500],
  ] as const) {
    // A new connection has no prepared statements, so the next query meets the fault.
    closeStore();
    vi.spyOn(sharedStore(), "prepare").mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    for (const call of storing) {
      const input =
        call.path === "/api/Message/add" ? VALID : (call.readsMember && call.example?.input) || { id: "1" };
      const headers: Record<string, string> = call.readsMember ? { token: "A".repeat(43) } : {};
      const options = { query: "?q=a", headers };
      const answer = await answerOf(call, call.method === "GET" ? undefined : input, options);
      expect([callId(call), answer.status]).toEqual([callId(call), status]);
      if (status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    vi.restoreAllMocks();
  }
});

test("who sends too many messages is told so as the document says", async () => {
  await shippedDocument();
  const [call] = CALLS.filter(({ isLimited }) => isLimited);
  const { POST } = await routeAt(call!.path);
  for (let sent = 0; sent < 10; sent++) await ask(POST, { ...VALID, token: `t${sent}` });
  const { status, headers } = await answerOf(call!, { ...VALID, token: "one more" });
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});
