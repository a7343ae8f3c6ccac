import { expect, test } from "vitest";
import { loggedPath } from "./logged-path";

const NUMBER = "9f2c4b7d1e8a6035c4d7f1b2";

test.each([
  [`/Receipt/${NUMBER}`, "/Receipt/{number}"],
  [`/receipt/${NUMBER}/`, "/receipt/{number}"],
  [`//Receipt//${NUMBER.toUpperCase()}`, "/Receipt/{number}"],
  [`/Receipt/%39${NUMBER.slice(1)}?a=1`, "/Receipt/{number}"],
  [`/api/orders/${NUMBER}`, "/api/orders/{number}"],
  ["/api/orders?page=2", "/api/orders"],
  [`/nowhere/${NUMBER}.html`, "/nowhere/{number}.html"],
  ["/search?q=13800138000", "/search"],
  ["/newdetail/1001", "/newdetail/1001"],
  ["", ""],
])("the path %j is logged as %j", (address, logged) => {
  expect(loggedPath(address)).toBe(logged);
});

test("long paths are cut in the log", () => {
  expect(loggedPath(`/${"甲".repeat(3000)}`)).toHaveLength(200);
});
