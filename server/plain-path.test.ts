import { expect, test } from "vitest";
import { plainPath } from "./plain-path";

test.each([
  ["/", "/index"],
  ["//", "/index"],
  ["/index/", "/index"],
  ["//index", "/index"],
  ["/a//b", "/a/b"],
  ["/x1/../index", "/index"],
  ["/./index", "/index"],
  ["/x/%2e%2E/index", "/index"],
  ["/../../index", "/index"],
  ["//example.com", "/example.com"],
  ["/\\example.com", "/example.com"],
  ["/\\/example.com//", "/example.com"],
])("%s is redirected to %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
  expect(plainPath(plain)).toBe(plain);
});

test.each(["/index", "/newdetail/1001", "/.well-known", "/a.b", "/%E4%BB%AA"])(
  "%s is not redirected",
  (path) => {
    expect(plainPath(path)).toBe(path);
  },
);
