import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { call as ask } from "@/app/api/test-call";
import { sharedStore } from "@/db/connection";
import { CART_TEXT } from "@/lib/inquiry/cart-texts";
import { MEMBER_TEXT } from "@/lib/members/rules";
import { CALLS } from "@/lib/api/calls";
import { type Call, callId } from "@/lib/api/documented-call";
import { inputSchema, type JsonSchema } from "@/lib/api/schemas";
import { answerChecker, callPaths, type Document } from "@/lib/api/test-answer";
import { routeAt, shippedDocument } from "./test-routes";

testSettings({ MESSAGE_REFILL_S: "0" });

type Fields = Record<string, string>;

let document: Document;
let faultOf: ReturnType<typeof answerChecker>;

beforeAll(async () => {
  document = await shippedDocument();
  faultOf = answerChecker(document);
});

/** Calls the handler, and validates its answer against the document. */
async function answerOf({ method, path }: Call, fields: Fields, { headers = {}, id = "1" } = {}) {
  const handlers = await routeAt(path);
  const sent = method === "GET" ? undefined : fields;
  const query = method === "GET" ? `?${new URLSearchParams(fields)}` : "";
  const address = path.replace("{id}", id) + query;
  const answer = await ask(handlers[method], sent, { method, path: address, headers });
  expect(faultOf(method, path, answer.status, answer.body)).toBeUndefined();
  return answer;
}

const texts = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

const told = ({ method, path }: Call) => callPaths(document)[path]![method.toLowerCase()]!;
const examplesOf = (call: Call) => told(call).responses[200].content["application/json"].examples;
const inQuery = (call: Call) =>
  (told(call).parameters ?? []).flatMap((parameter) =>
    "example" in parameter ? [[parameter.name, parameter.example]] : [],
  );
const inputOf = (call: Call) =>
  texts(
    told(call).requestBody?.content["application/x-www-form-urlencoded"]?.example ??
      Object.fromEntries(inQuery(call)),
  );

const named = (calls: readonly Call[]) => calls.map((call) => [callId(call), call] as const);

const idOf = (call: Call) => {
  const parameters: { name: string; in: string; example?: unknown }[] = told(call).parameters ?? [];
  const shown = parameters.find(({ name, in: place }) => name === "id" && place === "path");
  return shown?.example === undefined ? undefined : String(shown.example);
};

test.each(
  named(
    CALLS.filter(
      ({ answer, readsCart, readsMember, isStaged }) => answer && !readsCart && !readsMember && !isStaged,
    ),
  ),
)("%s answers its example with what the document shows", async (_id, call) => {
  const { status, body } = await answerOf(call, inputOf(call), { id: idOf(call) });
  expect([status, body.code]).toEqual([200, 1]);
  expect(body).toEqual(examplesOf(call).success?.value);
});

const isPosting = (call: Call) => callId(call) === "post_carts";

test("a client without cookies lists, sends and looks back as the document shows", async () => {
  sharedStore().exec("DELETE FROM carts; DELETE FROM sqlite_sequence WHERE name = 'cart_lines'");
  // Actual values by the random ones in the document.
  const random = new Map<string, string>();
  let headers = {};
  for (const call of CALLS.filter(({ readsCart }) => readsCart)) {
    // Sending has emptied the list: adds a line that can be removed.
    if (callId(call) === "delete_carts_id")
      sharedStore().exec("UPDATE sqlite_sequence SET seq = 0 WHERE name = 'cart_lines'");
    if (callId(call) === "delete_carts_id")
      await answerOf(CALLS.find(isPosting)!, { product_id: "1001" }, { headers });
    const id = idOf(call);
    const { body } = await answerOf(call, inputOf(call), { headers, id: random.get(id ?? "") ?? id });
    const shown = examplesOf(call).success?.value as { data: Fields | null };
    const { token, number } = (body.data ?? {}) as Fields;
    if (token) headers = { token };
    if (token) random.set(shown.data?.token ?? "", token);
    if (number) random.set(shown.data?.number ?? "", number);
    const expected = [...random].reduce(
      (text, [documented, given]) => text.replaceAll(documented, given),
      JSON.stringify(shown),
    );
    const given = JSON.stringify(body)
      .replace(/"createtime":"[^"]+"/g, '"createtime":"2026-11-23 10:00:00"')
      .replace(/-[0-9a-f]{8}\.webp/g, ".webp");
    expect(JSON.parse(given), callId(call)).toEqual(JSON.parse(expected));
  }
});

test.each(named(CALLS.filter(({ refusals }) => refusals.length > 0)))(
  "%s refuses with what the document shows",
  async (_id, call) => {
    const { status, body } = await answerOf(call, { page: "0" });
    expect([status, body.code]).toEqual([200, 0]);
    expect(body).toEqual(examplesOf(call).refusal?.value);
  },
);

/** A text of this length that is valid otherwise. */
const textOf = (name: string, length: number) =>
  name === "email" ? `${"a".repeat(length - 5)}@b.cn` : "a".repeat(length);

/** Values at the documented limits of a field, and just beyond them. */
function edgesOf(
  name: string,
  { type, minimum, maximum, maxLength, minLength, pattern, enum: values }: JsonSchema,
) {
  const inside = [];
  const outside = [];
  if (type === "integer") outside.push("abc", "1.5");
  if (minimum !== undefined) inside.push(String(minimum));
  if (minimum !== undefined) outside.push(String(minimum - 1));
  if (maximum !== undefined) inside.push(String(maximum));
  if (maximum !== undefined) outside.push(String(maximum + 1));
  if (maxLength !== undefined) inside.push(textOf(name, maxLength));
  if (maxLength !== undefined) outside.push(textOf(name, maxLength + 1));
  if (minLength !== undefined) outside.push("");
  if (pattern !== undefined) outside.push("none of them");
  if (values) inside.push(...values.map(String));
  if (values) outside.push("none of them");
  return { inside, outside };
}

describe.each(named(CALLS.filter(({ input }) => input)))("%s takes what the document says:", (_id, call) => {
  const fieldsOf = () => {
    const schema = inputSchema(call.input!);
    return {
      required: schema.required ?? [],
      fields: Object.entries(schema.properties ?? {}) as [string, JsonSchema][],
    };
  };
  /** Whether a field is refused; not finding the item is no refusal. */
  const isRefused = ({ code, msg }: { code: number; msg: string }) =>
    code === 0 &&
    ![
      ...["内容不存在", CART_TEXT.code, CART_TEXT.nothing],
      ...[MEMBER_TEXT.closed, MEMBER_TEXT.code, MEMBER_TEXT.nobody],
    ].includes(msg);
  const codeOf = async (fields: Fields) => {
    const { body } = await answerOf(call, { ...inputOf(call), ...fields });
    return { isRefused: isRefused(body) };
  };
  const withoutToken = (body: object) => ({ ...body, ...(call.readsCart && { data: null }) });
  beforeEach(() => void sharedStore().exec("DELETE FROM messages"));

  test("values at the edges, none beyond them", async () => {
    const wrong = [];
    for (const [name, field] of fieldsOf().fields) {
      const { inside, outside } = edgesOf(name, field);
      for (const value of inside)
        if ((await codeOf({ [name]: value })).isRefused) wrong.push(`${name} may not be ${value}`);
      for (const value of outside)
        if (!(await codeOf({ [name]: value })).isRefused) wrong.push(`${name} may be ${value}`);
    }
    expect(wrong).toEqual([]);
  });

  test("what is required, and the default of what is not", async () => {
    const { required, fields } = fieldsOf();
    for (const [name, field] of fields) {
      const { [name]: _left, ...others } = inputOf(call);
      const { body } = await answerOf(call, others);
      expect(isRefused(body), name).toBe(required.includes(name));
      if (field.default === undefined) continue;
      const given = await answerOf(call, { ...others, [name]: String(field.default) });
      expect(withoutToken(given.body), name).toEqual(withoutToken(body));
    }
  });
});
