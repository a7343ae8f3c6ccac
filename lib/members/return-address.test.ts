import { expect, test } from "vitest";
import { givenName } from "./name";
import { readReturn } from "./return-address";

test.each([
  ["/Posted?product=1", "/Posted?product=1"],
  ["/Speak", "/Speak"],
  ["/a/../Reply", "/Reply"],
  ["", ""],
  ["Speak", ""],
  ["//example.com", ""],
  ["/\\example.com", ""],
  ["/a\\b", ""],
  ["/%0d%0aSet-Cookie:x", "/%0d%0aSet-Cookie:x"],
  ["/a\r\nb", ""],
  ["https://example.com/", ""],
  ["/login", ""],
  ["/login/send", ""],
  [`/${"a".repeat(600)}`, ""],
])("after signing in, %j leads to %j", (to, read) => {
  expect(readReturn(to)).toBe(read);
});

test("a generated name does not reveal the phone number", () => {
  const drawn = ["8000", "1380", "0042"];
  expect(givenName("13800138000", () => drawn.shift() ?? "")).toBe("工程师0042");
});
