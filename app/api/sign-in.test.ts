import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/testing/store";
import * as code from "./Common/sendAliDaYuAuthCode/route";
import { client, member } from "./test-member";
import { startSms } from "./test-sms";
import * as del from "./user/del/route";
import * as index from "./user/index/route";
import * as login from "./user/login/route";
import * as logout from "./user/logout/route";

const settings = testSettings();

const PHONE = "13800138000";
const MINUTE = 60_000;
const START = Date.parse("2026-11-24T04:00:00Z");
let sms: Awaited<ReturnType<typeof startSms>>;

beforeAll(async () => {
  sms = await startSms();
});
afterAll(() => sms.stop());
beforeEach(() => {
  emptyStore();
  Object.assign(settings, sms.settings, { MESSAGE_REFILL_S: "0", SMS_PER_DAY: "500" });
  sms.received.length = 0;
  Object.assign(sms.answer, { code: "OK", status: 200 });
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const ask = (who = client(), phone = PHONE) => who.ask(code.POST, { phone });
const lastCode = () => sms.received.at(-1)?.code ?? "";
const wrongOf = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");
const rows = (sql: string) => sharedStore().prepare(sql).all();

describe("a code", () => {
  test("comes to the phone by Alibaba Cloud's service, signs in once, and is stored as a hash alone", async () => {
    const me = client();
    expect((await ask(me)).body).toEqual({ code: 1, msg: "验证码已发送", data: null });
    expect(sms.received).toEqual([
      { phone: PHONE, sign: "澜衡电气", template: "SMS_0001", code: expect.stringMatching(/^\d{6}$/) },
    ]);
    expect(JSON.stringify(rows("SELECT hash FROM sign_in_codes"))).not.toContain(lastCode());
    const entered = await me.ask(login.POST, { phone: PHONE, code: ` ${lastCode()} ` });
    expect(entered.body).toMatchObject({
      code: 1,
      data: { username: expect.stringMatching(/^工程师\d{4}$/) },
    });
    expect(entered.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
    ]);
    expect(JSON.stringify(rows("SELECT * FROM sessions"))).not.toContain(entered.body.data.token);
    expect((await me.ask(index.GET, {}, {}, "GET")).body.data).toEqual({
      username: entered.body.data.username,
    });
    const again = await client().ask(login.POST, { phone: PHONE, code: lastCode() });
    expect(again.body).toEqual({ code: 0, msg: "验证码错误或已失效", data: null });
  });

  test("is good for ten minutes", async () => {
    await ask();
    later(10 * MINUTE - 1);
    expect((await client().ask(login.POST, { phone: PHONE, code: lastCode() })).body.code).toBe(1);
    later(MINUTE);
    await ask();
    later(10 * MINUTE);
    expect((await client().ask(login.POST, { phone: PHONE, code: lastCode() })).body.code).toBe(0);
  });

  test("is void after the fifth wrong entry, so that it cannot be guessed", async () => {
    await ask();
    const right = lastCode();
    const enter = async (entered: string) =>
      (await client().ask(login.POST, { phone: PHONE, code: entered })).body.code;
    for (let nth = 0; nth < 5; nth++) expect(await enter(wrongOf(right))).toBe(0);
    expect(await enter(right)).toBe(0);
    later(MINUTE);
    await ask();
    expect(await enter(right)).toBe(0);
    for (let nth = 0; nth < 3; nth++) await enter(wrongOf(lastCode()));
    expect(await enter(lastCode())).toBe(1);
  });

  test("works for its phone only, and no longer once a newer one was sent", async () => {
    await ask();
    const older = lastCode();
    await ask(client(), "13900139000");
    expect((await client().ask(login.POST, { phone: PHONE, code: lastCode() })).body.code).toBe(0);
    later(MINUTE);
    await ask();
    if (older !== lastCode())
      expect((await client().ask(login.POST, { phone: PHONE, code: older })).body.code).toBe(0);
    expect((await client().ask(login.POST, { phone: PHONE, code: lastCode() })).body.code).toBe(1);
  });

  test("entries are limited per visitor as messages are, whatever phone they name", async () => {
    Object.assign(settings, { MESSAGE_BURST: "3", MESSAGE_REFILL_S: "20" });
    const me = client();
    for (let nth = 0; nth < 3; nth++)
      expect((await me.ask(login.POST, { phone: `1380013800${nth}`, code: "000000" })).body.code).toBe(0);
    const refused = await me.ask(login.POST, { phone: PHONE, code: "000000" });
    expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([429, 429, "20"]);
  });
});

describe("codes are sent within budgets:", () => {
  const statusOf = async (address: string, phone: string) => (await ask(client(address), phone)).status;
  const phoneOf = (nth: number) => `138${String(nth).padStart(8, "0")}`;

  test("one a minute and five a day to a phone, whoever asks", async () => {
    expect(await statusOf("192.0.2.1", PHONE)).toBe(200);
    later(MINUTE - 1);
    const early = await ask(client("198.51.100.1"));
    expect([early.status, early.body.msg, early.headers.get("retry-after")]).toEqual([
      429,
      "提交过于频繁，请稍后再试",
      "1",
    ]);
    for (let nth = 2; nth <= 5; nth++) {
      later(MINUTE);
      expect(await statusOf(`198.51.${nth}.1`, PHONE)).toBe(200);
    }
    later(MINUTE);
    expect(await statusOf("203.0.113.1", PHONE)).toBe(429);
    later(24 * 60 * MINUTE);
    expect(await statusOf("203.0.113.1", PHONE)).toBe(200);
    expect(sms.received).toHaveLength(6);
  });

  test("five an hour for a visitor", async () => {
    const told = [];
    for (let nth = 1; nth <= 6; nth++) told.push(await statusOf("192.0.2.1", phoneOf(nth)));
    expect(told).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statusOf("192.0.2.2", phoneOf(7))).toBe(200);
    later(60 * MINUTE);
    expect(await statusOf("192.0.2.1", phoneOf(8))).toBe(200);
  });

  test("twenty an hour for a network, and others go on", async () => {
    for (let nth = 0; nth < 20; nth++)
      expect(await statusOf(`192.0.2.${1 + (nth % 5)}`, phoneOf(nth))).toBe(200);
    expect(await statusOf("192.0.2.99", phoneOf(21))).toBe(429);
    expect(await statusOf("198.51.100.1", phoneOf(22))).toBe(200);
  });

  test("in all as many a day as the operator has set", async () => {
    settings.SMS_PER_DAY = "3";
    const told = [];
    for (let nth = 0; nth < 4; nth++) told.push(await statusOf(`192.${nth}.2.1`, phoneOf(nth)));
    expect(told).toEqual([200, 200, 200, 429]);
  });

  test("a clock that was set back shuts nobody out", async () => {
    await ask();
    later(-60 * MINUTE);
    expect((await ask()).status).toBe(200);
  });
});

test("whoever a phone is, the answer is the same", async () => {
  await member(PHONE);
  later(MINUTE);
  const known = await ask(client("192.0.2.7"), PHONE);
  const unknown = await ask(client("192.0.2.8"), "13900139000");
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  const enter = async (phone: string) =>
    (await client().ask(login.POST, { phone, code: wrongOf(lastCode()) })).text;
  expect(await enter(PHONE)).toBe(await enter("13700137000"));
});

/** Records the statements that the database runs meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const run: string[] = [];
  const statement = Object.getPrototypeOf(sharedStore().prepare("SELECT 1")) as Record<
    string,
    (...given: never[]) => unknown
  >;
  for (const name of ["run", "get", "all"]) {
    const own = statement[name]!;
    vi.spyOn(statement, name).mockImplementation(function (this: { source: string }, ...given: never[]) {
      run.push(this.source);
      return own.apply(this, given);
    });
  }
  await work();
  vi.restoreAllMocks();
  return run;
}

test("whoever a phone is, the store does the same, so that the answer takes as long", async () => {
  await member(PHONE);
  later(MINUTE);
  const [known, unknown] = [client("192.0.2.7"), client("192.0.2.8")];
  const asked = await statementsOf(() => ask(known, PHONE));
  const wrong = wrongOf(lastCode());
  expect(asked.length).toBeGreaterThan(3);
  expect(await statementsOf(() => ask(unknown, "13900139000"))).toEqual(asked);
  const enter = (who: typeof known, phone: string) => who.ask(login.POST, { phone, code: wrong });
  const entered = await statementsOf(() => enter(known, PHONE));
  expect(entered.length).toBeGreaterThan(1);
  expect(await statementsOf(() => enter(unknown, "13700137000"))).toEqual(entered);
});

test("what the service does not take is told as a fault, and no phone stands in the log", async () => {
  const logged = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  sms.answer.code = "isv.BUSINESS_LIMIT_CONTROL";
  const refused = await ask();
  expect([refused.status, refused.body.msg]).toEqual([503, "服务繁忙，请稍后再试"]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(PHONE);
});

test("without settings nobody can sign in, and nothing is stored", async () => {
  for (const name of Object.keys(sms.settings)) delete settings[name];
  expect((await ask()).body).toEqual({ code: 0, msg: "短信服务未开通", data: null });
  expect(rows("SELECT * FROM sign_in_codes")).toEqual([]);
});

describe("a name", () => {
  const enter = async (name: string, phone = PHONE) => {
    later(MINUTE);
    await ask(client(), phone);
    return (await client().ask(login.POST, { phone, code: lastCode(), name })).body;
  };

  test("is the member's own, and changes by signing in with another", async () => {
    expect(await enter(" 王工 ")).toMatchObject({ data: { username: "王工" } });
    expect(await enter("")).toMatchObject({ data: { username: "王工" } });
    expect(await enter("老王")).toMatchObject({ data: { username: "老王" } });
    expect(rows("SELECT count(*) AS members FROM members")).toEqual([{ members: 1 }]);
  });

  test.each([
    "王",
    "名".repeat(21),
    "澜衡工程师",
    "澜 衡 工程师",
    "ＬＡＮＨＥＮＧ",
    "官方客服",
    "a\u202eb",
    "13800138000",
    "——",
  ])("%j is refused", async (name) => {
    expect(await enter(name)).toEqual({ code: 0, msg: "参数错误", data: null });
  });
});

describe("signing out", () => {
  test("ends this session, or all of the member; others stay", async () => {
    const [phone, tablet, other] = [
      await member(),
      await (later(MINUTE), member()),
      await member("13900139000", "李工"),
    ];
    const nameOf = async (who: typeof phone) => (await who.ask(index.POST)).body.data.username;
    expect((await phone.ask(logout.POST)).headers.getSetCookie()[0]).toMatch(
      /^session=; Path=\/; Max-Age=0;/,
    );
    expect(await nameOf(phone)).toBe("");
    expect(await nameOf(tablet)).toBe("王工");
    const third = await (later(MINUTE), member());
    await third.ask(logout.POST, { all: "1" });
    expect([await nameOf(tablet), await nameOf(third), await nameOf(other)]).toEqual(["", "", "李工"]);
  });

  test.each([
    ["signing out", logout, {}],
    ["deleting", del, { texts: "erase" }],
  ])("%s asks for signing in first", async (_name, { POST }, fields) => {
    expect((await client().ask(POST, fields)).body).toEqual({ code: 0, msg: "请先登录", data: null });
    const made = await client().ask(POST, fields, {
      token: "A".repeat(43),
      cookie: `session=${"A".repeat(43)}`,
    });
    expect(made.body.msg).toBe("请先登录");
  });
});

test("a session ends after 30 days; the header token is as good as the cookie", async () => {
  const me = await member();
  const byToken = async () => (await client().ask(index.POST, {}, { token: me.token })).body.data.username;
  expect(await byToken()).toBe("王工");
  later(30 * 24 * 60 * MINUTE);
  expect(await byToken()).toBe("");
});

test("a page of another site cannot sign a member out", async () => {
  const me = await member();
  const foreign = await me.ask(logout.POST, {}, { "sec-fetch-site": "cross-site" });
  expect([foreign.status, foreign.body.msg]).toEqual([403, "来源不被允许"]);
  expect((await me.ask(index.POST)).body.data.username).toBe("王工");
});

test("a member who deletes the account leaves nothing stored", async () => {
  const me = await member();
  expect((await me.ask(del.POST, { texts: "erase" })).body).toEqual({ code: 1, msg: "", data: null });
  for (const table of ["members", "sessions"]) expect(rows(`SELECT * FROM ${table}`), table).toEqual([]);
  for (const row of rows("SELECT phone, hash FROM sign_in_codes"))
    expect(row).toEqual({ phone: "", hash: "" });
});

test("who makes an account and deletes it again gets no more codes than others", async () => {
  const me = client("192.0.2.1");
  const told = [];
  for (let nth = 0; nth < 6; nth++) {
    const { status } = await ask(me);
    told.push(status);
    if (status !== 200) break;
    await me.ask(login.POST, { phone: PHONE, code: lastCode() });
    await me.ask(del.POST, { texts: "erase" });
  }
  expect(told).toEqual([200, 200, 200, 200, 200, 429]);
});

test("behind TLS the cookie is one that only this very host can set, over TLS alone", async () => {
  settings.SITE_URL = "https://site.test";
  try {
    const me = await member();
    expect(me.kept.cookie).toMatch(/^__Host-session=/);
    expect((await me.ask(index.POST)).body.data.username).toBe("王工");
  } finally {
    delete settings.SITE_URL;
  }
});
