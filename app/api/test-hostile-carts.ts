import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { CART_TEXT } from "@/lib/inquiry/cart-texts";
import { FAULTS, INVALID, NOT_FOUND } from "@/lib/http/envelope";
import { MESSAGE_TEXT } from "@/lib/inquiry/message-rules";
import { cartStore, visitor } from "./test-cart";
import { VALID } from "./test-message";

/** Characters that break, reorder or hide text, which single-line fields must not contain. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const SENTENCES = [
  ...["", INVALID, NOT_FOUND],
  ...[...Object.values(CART_TEXT), ...Object.values(MESSAGE_TEXT), ...Object.values(FAULTS)],
];

type Answered = Awaited<ReturnType<ReturnType<typeof visitor>["ask"]>>;

/** Checks that an answer of the API repeats nothing that was sent. */
function expectEnvelope({ status, headers, body }: Answered, sent: string) {
  expect([200, 400], sent).toContain(status);
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(Object.keys(body), sent).toEqual(["code", "msg", "data"]);
  expect(SENTENCES, sent).toContain(body.msg);
}

/** Every call of a list must withstand any text in any of its fields. */
export function testHostileCarts(hostile: readonly string[]) {
  beforeEach(() => {
    cartStore();
  });

  test.each([
    ["POST", "carts", ["product_id", "quantity", "code"]],
    ["PUT", "carts", ["checked"]],
    ["POST", "addresses", ["name", "phone", "addres"]],
    ["POST", "orders", ["name", "phone", "addres", "sex", "email", "content", "token", "website"]],
  ] as const)("%s %s takes no harm from any text in any field", async (method, path, fields) => {
    const { add, ask } = visitor();
    for (const field of fields)
      for (const text of hostile) {
        await add({ product_id: "1" });
        const sent = { ...VALID, product_id: "1", checked: "1", [field]: text };
        expectEnvelope(await ask(method, path, sent), text);
      }
  });

  test("a line takes no harm from any text in any field, nor in its address", async () => {
    const { add, ask, lines } = visitor();
    const { id } = (await add({ product_id: "1" })).data;
    for (const text of hostile) {
      for (const field of ["quantity", "code", "checked"])
        expectEnvelope(await ask("PUT", `carts/${id}`, { [field]: text }), text);
      const address = `carts/${encodeURIComponent(text.toWellFormed())}`;
      if (address === `carts/${id}`) continue;
      for (const method of ["PUT", "DELETE"] as const)
        expectEnvelope(await ask(method, address, { quantity: "2" }), text);
      expectEnvelope(await ask("GET", `orders/${encodeURIComponent(text.toWellFormed())}`), text);
    }
    expect(await lines()).toHaveLength(1);
  });

  test("a note is kept as it was sent, or refused", async () => {
    const { add, ask, lines } = visitor();
    const { id } = (await add({ product_id: "1" })).data;
    for (const text of hostile) {
      const { body } = await ask("PUT", `carts/${id}`, { note: text });
      const isFit = !HIDDEN.test(text.trim()) && [...text.trim()].length <= 200;
      expect(body.code, text).toBe(isFit ? 1 : 0);
      if (isFit) expect((await lines())[0].note).toBe(text.trim());
    }
  });

  test("a token or a cookie of any text is nobody's list", async () => {
    const owner = visitor();
    await owner.add({ product_id: "1" });
    for (const text of hostile) {
      const stranger = visitor();
      const cookie = `list=${encodeURIComponent(text.toWellFormed())}`;
      expect((await stranger.ask("GET", "carts", undefined, { cookie })).body.data.total).toBe(0);
      if (!/^[\x21-\x7e]+$/.test(text)) continue;
      expect((await stranger.ask("GET", "carts", undefined, { token: text })).body.data.total).toBe(0);
    }
    expect(sharedStore().prepare("SELECT count(*) FROM carts").pluck().get()).toBe(1);
  });
}
