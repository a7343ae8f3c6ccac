import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi, Refusal } from "./call-api";

const answer = vi.fn<typeof fetch>();
let toasts: string[];
let kept: Record<string, string>;

beforeEach(() => {
  toasts = [];
  kept = {};
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("window", {
    dispatchEvent: ({ detail }: CustomEvent<{ text: string }>) => toasts.push(detail.text),
  });
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null });
});
afterEach(() => vi.unstubAllGlobals());

const envelope = (code: number, msg: string, data: unknown, status = 200, headers = {}) =>
  answer.mockImplementation(async () => Response.json({ code, msg, data }, { status, headers }));
const sent = () => answer.mock.calls[0]?.[1];

test("code 1 passes the data on, without a toast", async () => {
  envelope(1, "", 7);
  expect(await callApi("/api/carts/products/sum")).toBe(7);
  expect(sent()?.method).toBe("GET");
  expect(toasts).toEqual([]);
});

test("fields are posted form-encoded", async () => {
  envelope(1, "提交成功", null);
  await callApi("/api/Message/add", new URLSearchParams({ name: "王&李", content: "一\n二" }));
  expect(sent()?.method).toBe("POST");
  expect(String(sent()?.body)).toBe("name=%E7%8E%8B%26%E6%9D%8E&content=%E4%B8%80%0A%E4%BA%8C");
});

test("any other code shows its message as a toast, and rejects with message and fault code", async () => {
  envelope(0, "请输入姓名", null, 200, { fault: "name" });
  const call = callApi("/api/Message/add", new URLSearchParams());
  await expect(call).rejects.toEqual(new Refusal("请输入姓名", "name"));
  expect(toasts).toEqual(["请输入姓名"]);
});

test("an HTTP error rejects with the response and shows nothing", async () => {
  envelope(429, "提交过于频繁，请稍后再试", null, 429);
  await expect(callApi("/api/Message/add", new URLSearchParams())).rejects.toMatchObject({ status: 429 });
  expect(toasts).toEqual([]);
});

test("a call without a response rejects without a message", async () => {
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(callApi("/api/Product/getCategory")).rejects.toThrow("Failed to fetch");
  expect(toasts).toEqual([]);
});

test("a call times out after eight seconds", async () => {
  vi.useFakeTimers();
  envelope(1, "", null);
  await callApi("/api/user/index");
  vi.advanceTimersByTime(7999);
  expect(sent()?.signal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(sent()?.signal?.aborted).toBe(true);
  vi.useRealTimers();
});

test.each([
  ["abc.DEF-123", { token: "abc.DEF-123" }],
  ["", {}],
  ["不是标头\n", {}],
])("the stored token %j goes along as a header", async (token, headers) => {
  kept = { token };
  envelope(1, "", null);
  await callApi("/api/user/index");
  expect(sent()?.headers).toEqual(headers);
});

test("calls work in browsers that deny local storage", async () => {
  vi.stubGlobal("localStorage", undefined);
  envelope(1, "", 3);
  expect(await callApi("/api/carts/products/sum")).toBe(3);
});
