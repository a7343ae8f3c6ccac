import { beforeEach, describe, expect, test } from "vitest";
import { call, refused } from "@/app/api/test-call";
import { storedMessages, VALID } from "@/app/api/test-message";
import { emptyStore } from "@/db/testing/store";
import { SITE } from "@/lib/site";
import { POST } from "./route";

const SUCCESS = { code: 1, msg: "提交成功", data: null };
const post = async (fields: Record<string, string>) => (await call(POST, fields)).body;
const without = (name: string) => Object.fromEntries(Object.entries(VALID).filter(([key]) => key !== name));

beforeEach(() => {
  emptyStore();
});

test("a message is stored as it was sent, with time, page, network, browser and notice, and nothing else", async () => {
  const before = new Date().toISOString();
  const headers = {
    referer: "http://site.test/newdetail/12?x=1#top",
    "x-forwarded-for": "203.0.113.77",
    "user-agent": "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
  };
  expect((await call(POST, { ...VALID, token: "t-1", other: "ignored" }, { headers })).body).toEqual(SUCCESS);
  const [row, ...more] = storedMessages();
  expect(more).toEqual([]);
  expect(row).toEqual({
    id: 1,
    ...VALID,
    about: "",
    createtime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    source: "/newdetail/12?x=1",
    client: "203.0.113.0/24",
    agent: "Edge",
    notice: SITE.noticeVersion,
    owner: "",
    due: "",
    suspected: 0,
    trapped: 0,
    token: "t-1",
    state: "new",
  });
  expect(row!.createtime >= before && row!.createtime <= new Date().toISOString()).toBe(true);
});

test("the optional fields may be absent or empty", async () => {
  const { name, phone, addres } = VALID;
  expect(await post({ name, phone, addres })).toEqual(SUCCESS);
  expect(
    await post({ name, phone, addres, sex: "", email: "", content: "", token: "", website: "" }),
  ).toEqual(SUCCESS);
  for (const row of storedMessages())
    expect(row).toMatchObject({ sex: "0", email: "", content: "", token: null });
});

describe("is refused, and nothing stored:", () => {
  test.each([
    [{}, "请输入姓名"],
    [without("name"), "请输入姓名"],
    [without("phone"), "请输入正确的手机号码"],
    [without("addres"), "请输入联系地址"],
    [{ ...VALID, name: " 　\n" }, "请输入姓名"],
    [{ ...VALID, addres: "\t" }, "请输入联系地址"],
    [{ ...VALID, name: "", phone: "1", addres: "" }, "请输入姓名"],
    [{ ...VALID, phone: "1", addres: "", email: "x" }, "请输入正确的手机号码"],
    [{ ...VALID, addres: "", email: "x" }, "请输入联系地址"],
    [{ ...VALID, email: "x" }, "请输入正确的邮箱"],
    [{ ...VALID, sex: "2" }, "参数错误"],
    [{ ...VALID, name: "名".repeat(51) }, "参数错误"],
    [{ ...VALID, addres: "址".repeat(201) }, "参数错误"],
    [{ ...VALID, content: "容".repeat(2001) }, "参数错误"],
    [{ ...VALID, about: "事".repeat(2001) }, "参数错误"],
    [{ ...VALID, about: "a\u0000b" }, "参数错误"],
    [{ ...VALID, token: "t".repeat(65) }, "参数错误"],
    [{ ...VALID, name: "a\u0000b" }, "参数错误"],
    [{ ...VALID, content: "a\u001b[31m" }, "参数错误"],
    [{ ...VALID, website: "a\u0007" }, "参数错误"],
  ])("%j", async (fields: Record<string, string>, msg) => {
    expect(await post(fields)).toEqual(refused(msg));
    expect(storedMessages()).toEqual([]);
  });

  test.each([
    ['{"phone":"13800138000"}', "请输入姓名"],
    ['{"name":["a"],"phone":"13800138000","addres":"b"}', "请输入姓名"],
    ['{"name":"a","phone":true,"addres":"b"}', "请输入正确的手机号码"],
    ['{"name":"a","phone":"13800138000","addres":{}}', "请输入联系地址"],
    ['{"name":"a","phone":"13800138000","addres":"b","sex":false}', "参数错误"],
    ['{"name":"a","phone":"13800138000","addres":"b","email":[]}', "请输入正确的邮箱"],
    ['{"name":"a","phone":"13800138000","addres":"b","content":{"$gt":""}}', "参数错误"],
    ['{"name":"\\ud83d","phone":"13800138000","addres":"b"}', "参数错误"],
  ])("JSON %s", async (body, msg) => {
    expect((await call(POST, body, { headers: { "content-type": "application/json" } })).body).toEqual(
      refused(msg),
    );
    expect(storedMessages()).toEqual([]);
  });
});

test("the bounds themselves are allowed, a rare character counting as one, a line break as one", async () => {
  const fields = {
    ...VALID,
    name: "𠮷".repeat(50),
    addres: "𠮷".repeat(200),
    content: "容\r\n".repeat(999) + "😀!",
  };
  expect(await post(fields)).toEqual(SUCCESS);
  expect(storedMessages()[0]).toMatchObject(fields);
});

test("white space around a field does not count and is not stored; inside it stays", async () => {
  const fields = {
    name: "　王 小明 ",
    phone: " 13800138000\n",
    addres: "\t路 1 ",
    sex: " 1 ",
    email: " a@b.cn ",
    content: "\n甲\r\n\t乙\n",
  };
  expect(await post(fields)).toEqual(SUCCESS);
  expect(storedMessages()[0]).toMatchObject({
    name: "王 小明",
    phone: "13800138000",
    addres: "路 1",
    sex: "1",
    email: "a@b.cn",
    content: "甲\r\n\t乙",
  });
});

test("JSON and multipart are taken as the form is; a phone may be a number", async () => {
  const json = JSON.stringify({ ...VALID, phone: 13800138000, sex: 1, email: null });
  expect((await call(POST, json, { headers: { "content-type": "application/json" } })).body).toEqual(SUCCESS);
  const multipart = new FormData();
  for (const [name, value] of Object.entries(VALID)) multipart.append(name, value);
  multipart.append("name", "李四");
  expect((await call(POST, multipart)).body).toEqual(SUCCESS);
  expect(storedMessages()).toMatchObject([
    { ...VALID, email: "" },
    { ...VALID, name: "李四", content: VALID.content.replace("\n", "\r\n") },
  ]);
});

test("the same message with its token again answers success and stores nothing new", async () => {
  expect(await post({ ...VALID, token: "one" })).toEqual(SUCCESS);
  expect(await post({ ...VALID, token: "one" })).toEqual(SUCCESS);
  expect(await post({ ...VALID, token: "two" })).toEqual(SUCCESS);
  expect(await Promise.all(Array.from({ length: 5 }, () => post({ ...VALID, token: "three" })))).toEqual(
    Array(5).fill(SUCCESS),
  );
  expect(storedMessages().map(({ token }) => token)).toEqual(["one", "two", "three"]);
});

test("what a message is about is stored beside it, trimmed and with plain line breaks", async () => {
  const about = `产品：LH-ZCS\r\n${"事".repeat(1990)}`;
  expect(await post({ ...VALID, about: ` ${about}\n` })).toEqual(SUCCESS);
  expect(storedMessages()).toMatchObject([{ ...VALID, about: about.replace("\r\n", "\n") }]);
});

test("the number of a message is told beside the answer, the same for the same message again", async () => {
  const numberOf = async (fields: object) =>
    (await call(POST, { ...VALID, ...fields })).headers.get("message-number");
  expect(await numberOf({})).toBe("1");
  expect(await numberOf({ token: "one" })).toBe("2");
  expect(await numberOf({ token: "one" })).toBe("2");
  expect(await numberOf({})).toBe("1");
  expect(await numberOf({ phone: "1" })).toBeNull();
});

test("a filled hidden field is answered with success and stored as suspected", async () => {
  expect(await post({ ...VALID, website: "https://spam.example" })).toEqual(SUCCESS);
  expect(await post({ ...VALID, website: "  " })).toEqual(SUCCESS);
  expect(storedMessages().map(({ suspected }) => suspected)).toEqual([1, 0]);
});

test.each([
  ["https://other.example/contact", ""],
  ["http://site.test.other.example/contact", ""],
  ["nonsense", ""],
  ["http://localhost:3000/contact", "/contact"],
  ["http://site.test/product_type_list/33?title=%E8%A1%A8", "/product_type_list/33?title=%E8%A1%A8"],
])("the page %s is kept as %j", async (referer, source) => {
  await call(POST, VALID, { headers: { referer } });
  expect(storedMessages()[0]).toMatchObject({ source });
});
