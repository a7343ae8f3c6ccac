import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "@/app/api/test-call";
import { storedMessages, VALID } from "@/app/api/test-message";
import { sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/testing/store";
import { POST } from "./route";

beforeEach(() => {
  emptyStore();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const path = "/contact/send";
const send = async (fields: Record<string, string>) => {
  const { status, headers } = await call(POST, fields, { path });
  return [status, headers.get("location")];
};

test("a message of a browser without script is stored, and the contact page says so", async () => {
  const referer = "http://site.test/contact";
  const { status, headers, text } = await call(POST, VALID, {
    path,
    headers: { referer, origin: "http://site.test" },
  });
  expect([status, headers.get("location"), headers.get("cache-control"), text]).toEqual([
    303,
    "/contact?number=1&result=ok",
    "no-store",
    "",
  ]);
  expect(storedMessages()).toMatchObject([{ ...VALID, source: "/contact" }]);
});

test.each([
  [{ name: "" }, "name"],
  [{ phone: "12345678901" }, "phone"],
  [{ addres: " " }, "addres"],
  [{ email: "x" }, "email"],
  [{ content: "容".repeat(2001) }, "invalid"],
  [{ name: "\u0001" }, "invalid"],
])("%j leads to the result %s and stores nothing", async (fields, result) => {
  expect(await send({ ...VALID, ...fields })).toEqual([303, `/contact?result=${result}`]);
  expect(storedMessages()).toEqual([]);
});

test("the eleventh message at once leads to the result limit", async () => {
  const nth = (count: number) => ({ ...VALID, content: `第 ${count} 条` });
  for (let count = 0; count < 10; count++)
    expect(await send(nth(count))).toEqual([303, `/contact?number=${count + 1}&result=ok`]);
  expect(await send(nth(10))).toEqual([303, "/contact?result=limit"]);
  expect(storedMessages()).toHaveLength(10);
});

test("a message sent twice, as by a second press, is stored once", async () => {
  for (let press = 0; press < 2; press++)
    expect(await send(VALID)).toEqual([303, "/contact?number=1&result=ok"]);
  expect(storedMessages()).toHaveLength(1);
});

test("what the form is about is stored, and asked for again by the page that answers", async () => {
  const asked = "?product=1001&code=LH-ZCS/450-20%2B20";
  const about = "产品：LH-ZCS（/newdetail/1001）\r\n型号代码：LH-ZCS/450-20+20";
  const post = async (fields: object) =>
    (await call(POST, { ...VALID, about, ...fields }, { path: path + asked })).headers.get("location");
  expect(await post({})).toBe("/contact?code=LH-ZCS%2F450-20%2B20&number=1&product=1001&result=ok");
  expect(await post({ phone: "1" })).toBe("/contact?code=LH-ZCS%2F450-20%2B20&product=1001&result=phone");
  expect(storedMessages()).toMatchObject([{ about: about.replace("\r\n", "\n") }]);
});

test("a store that fails leads to the result busy", async () => {
  vi.spyOn(sharedStore(), "prepare").mockImplementation(() => {
    throw Object.assign(new Error("full"), { code: "SQLITE_FULL" });
  });
  expect(await send(VALID)).toEqual([303, "/contact?result=busy"]);
});

test("another site's form and a body that is no form are answered as the API does", async () => {
  expect((await call(POST, VALID, { path, headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  expect((await call(POST, "x", { path, headers: { "content-type": "text/plain" } })).status).toBe(415);
  expect(storedMessages()).toEqual([]);
});
