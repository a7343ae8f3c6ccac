import { beforeAll, describe, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { storeWithProducts } from "@/db/testing/products";
import { POST as banners } from "./Banner/getList/route";
import { POST as cases } from "./Example/getList/route";
import { POST as honours } from "./Honor/getList/route";
import { POST as message } from "./Message/add/route";
import { POST as news } from "./News/getList/route";
import { POST as article } from "./News/getDetail/route";
import { POST as product } from "./Product/getDetail/route";
import { POST as products } from "./Product/getList/route";
import { POST as solution } from "./Resolve/getDetail/route";
import { POST as solutions } from "./Resolve/getList/route";
import { call, type Answered } from "./test-call";
import { storedMessages, VALID } from "./test-message";
import { POST as typeinfo } from "./Typeinfo/getDetail/route";
import { POST as user } from "./user/index/route";

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;
/** Characters that break, reorder or hide text, which single-line fields must not contain. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const JSON_TYPE = { headers: { "content-type": "application/json" } };

function expectEnvelope({ status, headers, body }: Answered, sent: string) {
  expect(status, sent).toBe(200);
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(Object.keys(body)).toEqual(["code", "msg", "data"]);
  // Error messages never repeat the input.
  if (body.code === 0) expect(["参数错误", "内容不存在"], sent).toContain(body.msg);
}

/** Every call must withstand any text in any of its fields. */
export function testHostileCalls(hostile: readonly string[]) {
  beforeAll(() => {
    storeWithProducts([{ id: 1, title: "智能电容" }]);
  });

  describe.each([
    ["products", products, ["title", "type", "page", "limit"]],
    ["solutions", solutions, ["type", "page", "limit"]],
    ["cases", cases, ["type", "page", "limit"]],
    ["news", news, ["type", "page", "limit"]],
    ["honours", honours, ["type", "page", "limit"]],
    ["banners", banners, ["type", "page", "limit"]],
    ["a product", product, ["id"]],
    ["an article", article, ["id"]],
    ["a solution", solution, ["id"]],
    ["an introduction", typeinfo, ["id"]],
  ] as const)("%s", (_name, handler, fields) => {
    test.each(fields)(
      "whatever is sent as %s, the answer is an envelope and no fault of ours",
      async (field) => {
        for (const text of hostile) {
          expectEnvelope(await call(handler, { [field]: text }), text);
          expectEnvelope(await call(handler, JSON.stringify({ [field]: text }), JSON_TYPE), text);
        }
      },
    );

    test("and as the name of a field", async () => {
      for (const text of hostile) expectEnvelope(await call(handler, { id: "1", [text]: text }), text);
    });
  });

  test("a cookie of any such text names nobody", async () => {
    for (const text of hostile) {
      const cookie = `userId=${encodeURIComponent(text.toWellFormed())}`;
      expect((await call(user, {}, { headers: { cookie } })).body.data).toEqual({ username: "" });
    }
  });

  test.each(["name", "addres", "content"] as const)("a message stores %s as it was sent", async (field) => {
    for (const text of hostile) {
      sharedStore().exec("DELETE FROM messages");
      const { body } = await call(message, { ...VALID, [field]: text });
      const [row] = storedMessages();
      if (row) expect(row[field]).toBe(text.trim());
      else
        expect(
          [
            CONTROL.test(text),
            field !== "content" && HIDDEN.test(text),
            text.trim() === "",
            [...text].length > 50,
          ],
          text,
        ).toContain(true);
      expect(body.code, text).toBe(row ? 1 : 0);
    }
  });

  test.each(["phone", "email", "sex", "token", "website"] as const)(
    "and takes no harm from %s",
    async (field) => {
      for (const text of hostile) {
        const told = await call(message, { ...VALID, [field]: text });
        expect(told.status).toBe(200);
        expect(["提交成功", "参数错误", "请输入正确的手机号码", "请输入正确的邮箱"]).toContain(told.body.msg);
      }
    },
  );
}
