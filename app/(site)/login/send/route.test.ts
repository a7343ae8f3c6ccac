import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { startSms } from "@/app/api/test-sms";
import { call } from "@/app/api/test-call";
import { emptyStore } from "@/db/testing/store";
import { POST } from "./route";

const settings = testSettings();

let sms: Awaited<ReturnType<typeof startSms>>;
beforeAll(async () => {
  sms = await startSms();
});
afterAll(() => sms.stop());
beforeEach(() => {
  emptyStore();
  Object.assign(settings, sms.settings);
  sms.received.length = 0;
});

const PHONE = "13800138000";

/** A browser without scripts: the redirect target and the cookies it gets. */
async function post(fields: Record<string, string> | string, headers: Record<string, string> = {}) {
  const told = await call(POST, fields, { path: "/login/send", headers });
  const cookies = told.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { status: told.status, to: told.headers.get("location"), cookies };
}

test("asks for a code, keeps the phone for the form, signs in and leads on to where the visitor wanted to go", async () => {
  expect(await post({ do: "code", phone: PHONE, code: "", name: "", to: "/Posted?product=1" })).toEqual({
    status: 303,
    to: "/login?result=sent&to=%2FPosted%3Fproduct%3D1",
    cookies: [`signin=${PHONE}`],
  });
  const code = sms.received.at(-1)?.code ?? "";
  const entered = await post({ do: "enter", phone: PHONE, code, name: "王工", to: "/Posted?product=1" });
  expect(entered).toEqual({
    status: 303,
    to: "/Posted?product=1",
    cookies: [expect.stringMatching(/^session=[\w-]{43}$/), "signin="],
  });
  const out = await post({ do: "everywhere" }, { cookie: entered.cookies[0] ?? "" });
  expect([out.to, out.cookies]).toEqual(["/login?result=out", ["session="]]);
});

test.each([
  [{ do: "code", phone: "1" }, "phone"],
  [{ do: "enter", phone: "1", code: "123456" }, "phone"],
  [{ do: "enter", phone: PHONE, code: "123456" }, "code"],
  [{ do: "enter", phone: PHONE, code: "x" }, "code"],
  [{ do: "enter", phone: PHONE, code: "123456", name: "澜衡客服" }, "name"],
  [{ do: "other" }, "invalid"],
  [{ phone: "a\u0000b", do: "code" }, "phone"],
])("%j is told as %s on the page, and signs nobody in", async (fields: Record<string, string>, result) => {
  const told = await post(fields);
  expect([told.status, told.to]).toEqual([303, `/login?result=${result}`]);
  expect(told.cookies).toEqual([]);
});

test.each([
  "https://other.example/",
  "//other.example",
  "/\\other.example",
  "/\t/other.example",
  "javascript:alert(1)",
  "/login?to=/login",
  "/a b",
])("leads nowhere but to this site: %j", async (to) => {
  await post({ do: "code", phone: PHONE, to });
  const code = sms.received.at(-1)?.code ?? "";
  expect((await post({ do: "enter", phone: PHONE, code, to })).to).toBe("/Reply");
});

test("without settings it says that text messages are not set up; too many are told, too", async () => {
  expect((await post({ do: "code", phone: PHONE })).to).toBe("/login?result=sent");
  expect((await post({ do: "code", phone: PHONE })).to).toBe("/login?result=limit");
  for (const name of Object.keys(sms.settings)) delete settings[name];
  expect((await post({ do: "code", phone: PHONE })).to).toBe("/login?result=closed");
});

test("another site's form is refused", async () => {
  expect((await post({ do: "everywhere" }, { "sec-fetch-site": "cross-site" })).status).toBe(403);
});
