import { beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { cartStore } from "@/app/api/test-cart";
import { call } from "@/app/api/test-call";
import { member } from "@/app/api/test-member";
import { POST as change } from "@/app/(site)/Reply/change/route";
import { sharedStore } from "@/db/connection";
import { POST } from "./route";

testSettings({ MESSAGE_REFILL_S: "0" });

type Fields = Record<string, string>;
const QUESTION = {
  kind: "speak",
  title: "变频器旁边的电容柜",
  content: "电容器一年换了两次，怎么办？",
  token: "a",
};
let cookie = "";

beforeEach(async () => {
  cartStore();
  cookie = (await member()).kept.cookie ?? "";
});

const rows = (sql: string) => sharedStore().prepare(sql).all();

/** The redirect target for a browser without scripts. */
const post = async (handler: typeof POST, fields: Fields, headers: Fields = { cookie }) => {
  const told = await call(handler, fields, { headers });
  return [told.status, told.headers.get("location")];
};

test("a question is stored once for one form, and told on the member's own page", async () => {
  for (let press = 0; press < 2; press++)
    expect(await post(POST, { ...QUESTION, product: "1" })).toEqual([303, "/Reply?result=sent"]);
  expect(rows("SELECT kind, product, state FROM posts")).toEqual([
    { kind: "speak", product: 1, state: "pending" },
  ]);
  const content = "请打 13900139000 找我，谢谢各位";
  expect(await post(POST, { ...QUESTION, content, token: "b" })).toEqual([303, "/Reply?result=personal"]);
});

test("an answer belongs to what it names", async () => {
  await post(POST, QUESTION);
  sharedStore().exec("UPDATE posts SET state = 'public'");
  expect(await post(POST, { speak: "1", content: "加电抗器" })).toEqual([303, "/Reply?result=sent"]);
  expect(await post(POST, { stick: "1", content: "加电抗器" })).toEqual([
    303,
    "/Posted?fault=missing&stick=1",
  ]);
  expect(await post(POST, { speak: "1", content: "加" })).toEqual([303, "/Posted?fault=reply&speak=1"]);
});

test.each([
  [{ ...QUESTION, title: "短" }, "/Posted?fault=post"],
  [{ ...QUESTION, product: "99" }, "/Posted?fault=missing&product=99"],
  [{ ...QUESTION, kind: "stick", content: "短" }, "/Posted?fault=post&kind=note"],
])("%j is told on the page of the form", async (fields: Fields, location) => {
  expect(await post(POST, fields)).toEqual([303, location]);
  expect(rows("SELECT * FROM posts")).toEqual([]);
});

test("who is not signed in is led there, and another site's form is refused", async () => {
  expect(await post(POST, { ...QUESTION, product: "1" }, {})).toEqual([
    303,
    "/login?to=%2FPosted%3Fproduct%3D1",
  ]);
  expect(await post(change, { do: "erase", texts: "erase" }, {})).toEqual([303, "/login?to=%2FReply"]);
  for (const handler of [POST, change])
    expect((await post(handler, QUESTION, { cookie, "sec-fetch-site": "cross-site" }))[0]).toBe(403);
});

test("one's own are deleted, accepted and left by the forms of one's own page; another's are not", async () => {
  await post(POST, QUESTION);
  sharedStore().exec(`
    UPDATE posts SET state = 'public';
    INSERT INTO replies (post, username, content, state, createtime) VALUES (1, '李工', '好', 'public', '');`);
  expect(await post(change, { do: "accept", id: "1" })).toEqual([303, "/Reply?result=accepted"]);
  expect(await post(change, { do: "delete-reply", id: "1" })).toEqual([303, "/Reply?result=missing"]);
  expect(await post(change, { do: "delete-stick", id: "1" })).toEqual([303, "/Reply?result=missing"]);
  expect(await post(change, { do: "delete-speak", id: "1" })).toEqual([303, "/Reply?result=deleted"]);
  expect(await post(change, { do: "other" })).toEqual([303, "/Reply"]);
  expect(await post(change, { do: "constructor" })).toEqual([303, "/Reply"]);
});

test("a member's data is a file of its own, without what others know it by", async () => {
  await post(POST, QUESTION);
  const told = await call(change, { do: "export" }, { headers: { cookie } });
  expect(told.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
  const data = JSON.parse(told.text) as { account: object; posts: object[] };
  expect(data.account).toMatchObject({ phone: "13800138000", username: "王工" });
  expect(data.posts).toMatchObject([{ title: QUESTION.title, state: "pending" }]);
  expect(told.text).not.toContain("hash");
});

test("the account goes only with a choice for the texts", async () => {
  expect(await post(change, { do: "erase" })).toEqual([303, "/Reply?result=choose"]);
  expect(await post(change, { do: "erase", texts: "erase" })).toEqual([303, "/login?result=gone"]);
  expect(rows("SELECT * FROM members")).toEqual([]);
});
