import { expect, test } from "vitest";
import { CALLS } from "./calls";
import { printedAnswer, printedRequest } from "./printed";

const answer = { code: 1, msg: "", data: null };
const callAt = (method: string, path: string) =>
  CALLS.find((call) => call.method === method && call.path === path)!;

test("an example answer has the first item of a list and the beginning of a long text, all else unchanged", () => {
  const data = {
    id: 7,
    title: "短",
    text: "电".repeat(61),
    lists: [{ lists: [] }, { lists: [1] }],
    none: null,
  };
  const printed = printedAnswer({ ...answer, data });
  expect(JSON.parse(printed)).toEqual({
    ...answer,
    data: { ...data, text: `${"电".repeat(60)}…`, lists: [{ lists: [] }] },
  });
});

test("an example request has its method, path parameters and, for inquiry lists, the token", () => {
  const printed = (method: string, path: string) => {
    const call = callAt(method, path);
    return printedRequest(call, { ...call.example!, answer });
  };
  expect(printed("PUT", "/api/carts/{id}")).toBe(
    String.raw`curl -X PUT http://localhost:3000/api/carts/1 \
  -H "token: $TOKEN" \
  -d quantity=3 \
  -d checked=1`,
  );
  expect(printed("DELETE", "/api/carts/{id}")).toBe(
    String.raw`curl -X DELETE http://localhost:3000/api/carts/1 \
  -H "token: $TOKEN"`,
  );
  expect(printed("GET", "/api/orders")).toContain('/api/orders \\\n  -H "token: $TOKEN"');
  expect(printed("POST", "/api/carts")).not.toContain("TOKEN");
});

test("an example request can be pasted into a terminal, whatever its values contain", () => {
  const list = callAt("POST", "/api/Product/getList");
  expect(printedRequest(list, { input: { type: 33, title: "it's 电 $HOME" }, answer })).toBe(
    String.raw`curl http://localhost:3000/api/Product/getList \
  -d type=33 \
  --data-urlencode 'title=it'\''s 电 $HOME'`,
  );
  expect(printedRequest(callAt("GET", "/api/Search/suggest"), { input: { q: "SVG" }, answer })).toBe(
    String.raw`curl -G http://localhost:3000/api/Search/suggest \
  -d q=SVG`,
  );
  const user = "/api/user/index";
  expect(printedRequest(callAt("POST", user), { input: {}, answer })).toBe(
    `curl -X POST http://localhost:3000${user}`,
  );
  expect(printedRequest(callAt("GET", user), { input: {}, answer })).toBe(
    `curl http://localhost:3000${user}`,
  );
});
