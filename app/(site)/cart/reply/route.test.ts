import { beforeEach, expect, test } from "vitest";
import { call } from "@/app/api/test-call";
import { cartStore, visitor } from "@/app/api/test-cart";
import { VALID } from "@/app/api/test-message";
import { getOrder } from "@/db/queries/inquiry/orders";
import { addQuotation, quotationsOf } from "@/db/queries/inquiry/quotations";
import { POST } from "./route";

beforeEach(() => {
  cartStore();
});

const LINE = {
  ...{ price: "100.00", taxed: true, lead: "7 天", until: "2999-12-31" },
  ...{ replacement: "", remark: "", revision: "" },
};
const TERMS = { delivery: "", payment: "", contact: "李工", remark: "" };

/** A visitor whose list has a quotation. */
async function quoted() {
  const who = visitor();
  await who.add({ product_id: "1" });
  const { number } = (await who.ask("POST", "orders", VALID)).body.data as { number: string };
  await addQuotation(getOrder(number)!, { lines: [LINE], terms: TERMS }, new Date());
  const newest = () => quotationsOf([number]).get(number)![0]!;
  const say = async (fields: object, headers: Record<string, string> = {}) => {
    const sent = { number, quotation: String(newest().id), ...fields };
    const answer = await call(POST, sent, {
      path: "/cart/reply",
      headers: { cookie: who.kept.cookie, origin: "http://site.test", ...headers },
    });
    return { ...answer, to: answer.headers.get("location") };
  };
  return { number, say, newest };
}

test("a reply of the list's own browser is stored, and leads back to the receipt, which nothing keeps", async () => {
  const { number, say, newest } = await quoted();
  const { status, to, headers } = await say({ kind: "ask", words: "能否\r\n5 天" });
  expect([status, to, headers.get("cache-control")]).toEqual([
    303,
    `/Receipt/${number}#quotation`,
    "no-store",
  ]);
  expect((await say({ kind: "accept" })).to).toBe(`/Receipt/${number}#quotation`);
  expect(newest().replies).toMatchObject([{ kind: "ask", words: "能否\n5 天" }, { kind: "accept" }]);
});

test.each([
  [{ kind: "ask" }, "words"],
  [{ kind: "ask", words: "长".repeat(501) }, "invalid"],
  [{ kind: "other" }, "invalid"],
])("%j is told on the receipt, and nothing is stored", async (fields, told) => {
  const { number, say, newest } = await quoted();
  expect((await say(fields)).to).toBe(`/Receipt/${number}?fault=${told}#quotation`);
  expect(newest().replies).toEqual([]);
});

test("with the number alone nobody can reply, and another site's form is refused", async () => {
  const { say, newest } = await quoted();
  expect((await say({ kind: "accept" }, { cookie: "" })).body).toMatchObject({ code: 0, msg: "内容不存在" });
  expect((await say({ kind: "accept" }, { origin: "http://other.test" })).status).toBe(403);
  expect((await say({ kind: "accept", quotation: "99" })).body).toMatchObject({ msg: "内容不存在" });
  expect((await say({ kind: "accept", number: "x" })).status).toBe(400);
  expect(newest().replies).toEqual([]);
});
