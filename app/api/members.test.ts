import { beforeEach, expect, test } from "vitest";
import { emptyStore } from "@/db/test-store";
import * as sum from "./carts/products/sum/route";
import { call } from "./test-call";
import * as user from "./user/index/route";

beforeEach(() => {
  emptyStore().exec(`
    INSERT INTO users VALUES ('u1', '张三'), ('甲', '李四');
    INSERT INTO categories (id, name) VALUES (33, '电容');
    INSERT INTO products (id, type, title) VALUES (1, 33, '一'), (2, 33, '二');
    INSERT INTO cart_items VALUES ('u1', 1, 2), ('u1', 2, 3);`);
});
const cookie = (value: string) => ({ headers: { cookie: value }, method: "GET" });

test.each([
  ["userId=u1", "张三", 5],
  ["a=b; userId=u1; c=d", "张三", 5],
  ["userId=%E7%94%B2", "李四", 0],
  ["userId=unknown", "", 0],
  ["userId=", "", 0],
  ["otheruserId=u1", "", 0],
  ["userId=%E7%9", "", 0],
  ["userId=' OR 1=1 --", "", 0],
  ["", "", 0],
])("the cookie %j gives the name %j and %d pieces", async (value, username, pieces) => {
  expect((await call(user.GET, undefined, cookie(value))).body).toEqual({
    code: 1,
    msg: "",
    data: { username },
  });
  expect((await call(user.POST, {}, { headers: { cookie: value } })).body.data).toEqual({ username });
  expect((await call(sum.GET, undefined, cookie(value))).body).toEqual({ code: 1, msg: "", data: pieces });
});
