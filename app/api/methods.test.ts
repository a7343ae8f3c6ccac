import { beforeEach, describe, expect, test } from "vitest";
import { emptyStore } from "@/db/testing/store";
import * as everything from "./[...call]/route";
import * as addresses from "./addresses/route";
import * as line from "./carts/[id]/route";
import * as sum from "./carts/products/sum/route";
import * as carts from "./carts/route";
import * as message from "./Message/add/route";
import * as list from "./News/getList/route";
import * as categories from "./Product/getCategory/route";
import * as detail from "./Product/getDetail/route";
import * as suggestions from "./Search/suggest/route";
import * as orders from "./orders/route";
import * as shippings from "./shippings/route";
import { call } from "./test-call";
import { fault } from "./test-fault";
import * as user from "./user/index/route";

beforeEach(() => {
  emptyStore();
});

describe("methods", () => {
  const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

  test.each([
    ["a list", list, "POST, OPTIONS"],
    ["a detail", detail, "POST, OPTIONS"],
    ["the message", message, "POST, OPTIONS"],
    ["the categories", categories, "GET, HEAD, OPTIONS"],
    ["the cart's sum", sum, "GET, HEAD, OPTIONS"],
    ["the suggestions", suggestions, "GET, HEAD, OPTIONS"],
    ["the user", user, "GET, HEAD, POST, OPTIONS"],
    ["how goods are delivered", shippings, "GET, HEAD, OPTIONS"],
    ["a visitor's orders", orders, "GET, HEAD, POST, OPTIONS"],
    ["a list", carts, "GET, HEAD, POST, PUT, OPTIONS"],
    ["a line of a list", line, "PUT, DELETE, OPTIONS"],
    ["an address", addresses, "GET, HEAD, POST, PUT, DELETE, OPTIONS"],
  ])("%s says which it knows", async (_name, route, allow) => {
    const known = allow.split(", ");
    for (const method of METHODS) {
      const answer = await call(route[method], undefined, { method });
      if (known.includes(method)) expect(answer.status).toBe(200);
      else {
        expect(answer.status).toBe(405);
        expect(answer.headers.get("allow")).toBe(allow);
        expect(answer.text).toBe(method === "HEAD" ? "" : JSON.stringify(fault(405)));
      }
    }
    const options = await call(route.OPTIONS, undefined, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow"), options.text]).toEqual([204, allow, ""]);
  });

  test("HEAD answers as GET does, without a body", async () => {
    const get = await call(categories.GET, undefined, { method: "GET" });
    const head = await call(categories.HEAD, undefined, { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    expect(get.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });
});

describe("paths", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const at = (path: string, method: "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS" = "GET", body?: string) =>
    call(everything[method], body, { method, path, headers: body ? form : {} });

  test.each([
    ...[
      "/api",
      "/api/none",
      "/api/product/getlist",
      "/api/Product",
      "/api/Product/getList/x",
      "/api/Message",
    ],
    ...["/api/carts/1/2", "/api/constructor", "/api/__proto__", "/api/toString", "/api/constructor/x"],
    ...["/api/products", "/api/*", "/api/carts%2F1", "/api/..%2f..%2fetc", "/api/%00"],
  ])("%s is unknown, whatever the method", async (path) => {
    for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS"] as const) {
      const answer = await at(path, method, method === "POST" ? "a=1" : undefined);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(fault(404));
    }
  });
});
