import { beforeEach, expect, test } from "vitest";
import { emptyStore } from "@/db/testing/store";
import { call } from "./test-call";
import * as user from "./user/index/route";

beforeEach(() => {
  emptyStore().exec(`
    INSERT INTO users VALUES ('u1', '张三'), ('甲', '李四');`);
});
const cookie = (value: string) => ({ headers: { cookie: value }, method: "GET" });

test.each([
  ["userId=u1", "张三"],
  ["a=b; userId=u1; c=d", "张三"],
  ["userId=%E7%94%B2", "李四"],
  ["userId=unknown", ""],
  ["userId=", ""],
  ["otheruserId=u1", ""],
  ["userId=%E7%9", ""],
  ["userId=' OR 1=1 --", ""],
  ["", ""],
])("the cookie %j gives the name %j", async (value, username) => {
  expect((await call(user.GET, undefined, cookie(value))).body).toEqual({
    code: 1,
    msg: "",
    data: { username },
  });
  expect((await call(user.POST, {}, { headers: { cookie: value } })).body.data).toEqual({ username });
});
