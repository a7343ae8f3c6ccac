import { beforeEach, describe, expect, test } from "vitest";
import { emptyStore } from "@/db/testing/store";
import * as list from "./News/getList/route";
import { call } from "./test-call";
import { fault } from "./test-fault";

beforeEach(() => {
  emptyStore();
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

describe("a body", () => {
  const sent = async (body: Parameters<typeof call>[1], headers: Record<string, string> = form) =>
    call(list.POST, body, { headers });

  test.each([
    ["broken JSON", "{", json],
    ["no JSON", "", json],
    ["a JSON list", "[1]", json],
    ["a JSON text", '"a"', json],
    ["JSON null", "null", json],
    ["a form of other bytes than UTF-8", bytes("title=", [0xc3, 0x28]), form],
    ["a form of percent signs that are no UTF-8", "title=%C3%28", form],
    ["a form of half a character", "title=%E4%B8", form],
    ["a form of a coded surrogate", "title=%ED%A0%80", form],
    ["JSON of other bytes than UTF-8", bytes('{"title":"', [0xff], '"}'), json],
    ["a multipart form without a boundary", "x", { "content-type": "multipart/form-data" }],
    [
      "a multipart form cut short",
      "--x\r\ncontent-disp",
      { "content-type": "multipart/form-data; boundary=x" },
    ],
    [
      "a multipart form of other bytes than UTF-8",
      bytes('--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n', [0xff, 0xfe], "\r\n--x--\r\n"),
      { "content-type": "multipart/form-data; boundary=x" },
    ],
  ])("that is %s is 400", async (_name, body, headers) => {
    const answer = await sent(body, headers as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(fault(400));
  });

  test.each(["text/plain", "text/xml", "application/octet-stream", "application/jsonx", "x"])(
    "of type %s is 415",
    async (type) => {
      const answer = await sent("page=1", { "content-type": type });
      expect(answer.status).toBe(415);
      expect(answer.body).toEqual(fault(415));
    },
  );

  test("of no bytes needs no format", async () => {
    expect((await sent(undefined, {})).body.code).toBe(1);
    expect((await sent("", { "content-type": "text/plain" })).body.code).toBe(1);
  });

  test("may be form-encoded, multipart or JSON, whatever the letters of its type", async () => {
    const multipart = new FormData();
    multipart.set("limit", "3");
    const answers = [
      await sent("limit=3", { "content-type": "Application/X-WWW-Form-Urlencoded; charset=UTF-8" }),
      await sent(multipart, {}),
      await sent('{"limit":"3"}', { "content-type": "application/json;charset=utf-8" }),
      await sent('{"limit":3,"page":null}', json),
    ];
    for (const { body } of answers) expect(body).toMatchObject({ code: 1, data: { per_page: 3 } });
  });

  test("with a field twice: the last one counts", async () => {
    const multipart = new FormData();
    multipart.append("limit", "abc");
    multipart.append("limit", "3");
    for (const answer of [
      await sent("limit=abc&limit=3"),
      await sent(multipart, {}),
      await sent('{"limit":0,"limit":3}', json),
    ])
      expect(answer.body).toMatchObject({ code: 1, data: { per_page: 3 } });
  });

  test("with a file where a text is asked: the file is no field", async () => {
    const multipart = new FormData();
    multipart.set("limit", new Blob(["abc"]), "limit.txt");
    expect((await sent(multipart, {})).body.code).toBe(1);
  });

  test.each(["true", "[1]", "{}", "1.5", "-1", "1e30", '"\\u0000"', '"\\ud800"'])(
    "with the JSON value %s for a number is refused in a sentence",
    async (value) => {
      expect((await sent(`{"limit":${value}}`, json)).body).toEqual({ code: 0, msg: "参数错误", data: null });
    },
  );

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "may name a field %s",
    async (name) => {
      expect((await sent(`${name}=1&limit=3`)).body.code).toBe(1);
      expect((await sent(`{"${name}":{"limit":1},"limit":3}`, json)).body).toMatchObject({
        data: { per_page: 3 },
      });
    },
  );

  test.each(["%00", "%01", "%0B", "%1B", "%7F", "%C2%85"])(
    "with the control character %s is refused",
    async (code) => {
      const { POST } = await import("./Product/getList/route");
      expect((await call(POST, `title=a${code}`, { headers: form })).body).toMatchObject({
        code: 0,
        msg: "参数错误",
      });
    },
  );

  test("with a control character in a field that nobody asked for is read", async () => {
    expect((await sent("other=%00")).body.code).toBe(1);
  });
});
