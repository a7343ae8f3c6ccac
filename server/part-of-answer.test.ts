import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { makeAnswer } from "./answer";
import { partOf } from "./part-of-answer";

const body = Buffer.from("0123456789");
const answer = makeAnswer(200, { "content-type": "application/pdf", "accept-ranges": "bytes" }, body, {
  hasTag: true,
});
const asked = (headers: Record<string, string>, method = "GET", of = answer) =>
  partOf({ method, headers } as unknown as IncomingMessage, of);

test.each([
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=4-", "456789", "bytes 4-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=8-99", "89", "bytes 8-9/10"],
  ["bytes=-99", "0123456789", "bytes 0-9/10"],
])("%s gets that range and its position", (range, text, place) => {
  const part = asked({ range });
  expect(part).toMatchObject({
    status: 206,
    head: { "content-range": place, "content-length": text.length },
  });
  expect(part?.body.toString()).toBe(text);
});

test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])(
  "%s is beyond the end, and the response has the length",
  (range) => {
    const part = asked({ range });
    expect(part).toMatchObject({ status: 416, head: { "content-range": "bytes */10", "content-length": 0 } });
  },
);

test.each(["bytes=0-1,4-5", "bytes=5-2", "items=0-1", "bytes=-", "bytes=a-b", ""])(
  "%j gets the whole",
  (range) => {
    expect(asked({ range })).toBeUndefined();
  },
);

test("a range of an earlier version, a HEAD, and responses without ranges get the whole", () => {
  const range = "bytes=0-3";
  expect(answer.etag).toMatch(/^"/);
  expect(asked({ range, "if-range": String(answer.etag) })?.status).toBe(206);
  expect(asked({ range, "if-range": '"other"' })).toBeUndefined();
  expect(asked({ range }, "HEAD")).toBeUndefined();
  expect(asked({ range }, "GET", makeAnswer(200, {}, body))).toBeUndefined();
});

test("a compressible text is sent in ranges uncompressed, unless the earlier part may have been compressed", () => {
  const text = Buffer.from("0,某值\r\n".repeat(400));
  const headers = { "content-type": "text/csv; charset=utf-8", "accept-ranges": "bytes" };
  const file = makeAnswer(200, headers, text, { hasTag: true });
  const range = "bytes=0-1";
  expect(file.isCompressible).toBe(true);
  expect(asked({ range, "accept-encoding": "br" }, "GET", file)?.body.toString()).toBe("0,");
  expect(asked({ range, "if-range": String(file.etag) }, "GET", file)).toBeUndefined();
});
