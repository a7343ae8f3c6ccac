import { expect, test } from "vitest";
import { checkedForm, lineChanges } from "@/lib/inquiry/cart-form";
import { CALLS } from "./calls";
import { commonRules, limitText, ruleText } from "./rules";
import { inputSchema } from "./schemas";

const rule = (title: string) =>
  commonRules()
    .filter((each) => each.title === title)
    .map(ruleText)
    .join();

test("the steps from a product to an order are explained with existing calls", () => {
  const named = [...rule("询价单的用法").matchAll(/`(POST|GET|PUT) (\/api\/[^`]+)`/g)].map(
    ([, method, path = ""]) => `${method} ${path.replace(/\{[^}]*\}/, "{id}")}`,
  );
  expect(named).toEqual([
    "POST /api/carts",
    "POST /api/orders",
    "GET /api/orders",
    "GET /api/orders/{id}",
    "PUT /api/addresses",
  ]);
  const known = CALLS.map(({ method, path }) => `${method} ${path}`);
  expect(known).toEqual(expect.arrayContaining(named));
});

test("the rules mention every method with a body, and the limits on inquiry lists", () => {
  expect(rule("提交的格式")).toMatch(/POST、PUT.*DELETE/);
  expect(rule("谁可以调用")).toMatch(/跨站的 POST、PUT、DELETE 答复 403/);
  expect(rule("频率与重试")).toMatch(/新建询价单/);
});

test("checked is an integer in requests, as in answers", () => {
  for (const form of [checkedForm, lineChanges])
    expect(inputSchema(form).properties?.checked).toMatchObject({ type: "integer", minimum: 0, maximum: 1 });
});

test("without a rate limit, the rules mention no pause of 0 seconds", () => {
  expect(limitText(5, 20)).toContain("每 20 秒可再提交一次");
  expect(limitText(5, 0)).toBe("留言与提交询价单目前也不限次数。");
});
