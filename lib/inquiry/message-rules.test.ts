import { describe, expect, test } from "vitest";
import { CONTACT_RESULT } from "./contact-result";
import { faultText, MESSAGE_TEXT } from "./message-rules";
import { FIELD_FAULTS } from "@/lib/http/field-fault";

describe("a phone number", () => {
  const prefixes = (good: boolean) => {
    const all = Array.from({ length: 100 }, (_, index) => String(100 + index));
    const given = /^1(?:3\d|4[014-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])$/;
    return all.filter((prefix) => given.test(prefix) === good);
  };

  test.each(prefixes(true))("may begin with %s", (prefix) => {
    expect(faultText("phone", `${prefix}12345678`)).toBeUndefined();
  });

  test.each(prefixes(false))("may not begin with %s", (prefix) => {
    expect(faultText("phone", `${prefix}12345678`)).toBe("请输入正确的手机号码");
  });

  test.each(["16101234567", " 13800138000 "])("may be %j", (phone) => {
    expect(faultText("phone", phone)).toBeUndefined();
  });

  test.each([
    "",
    "1380013800",
    "138001380000",
    "1380013800a",
    "+8613800138000",
    "138 0013 8000",
    "１３８００１３８０００",
    "13800138000\n1",
  ])("may not be %j", (phone) => {
    expect(faultText("phone", phone)).toBe("请输入正确的手机号码");
  });
});

describe("an email address", () => {
  test.each([
    "",
    "  ",
    "a@b.cn",
    "first.last+tag@mail.example.com",
    "o'hara@example.com",
    "用户@例子.中国",
    "a@1-2.example",
    "A_b@B.C",
  ])("may be %j", (email) => {
    expect(faultText("email", email)).toBeUndefined();
  });

  test.each([
    ...[
      "a",
      "a@",
      "@b.cn",
      "a@b",
      "a b@c.cn",
      "a@b c.cn",
      "a@@b.cn",
      "a@b@c.cn",
      "a@b..cn",
      "a@.b.cn",
      "a@b.cn.",
    ],
    ...[
      ".a@b.cn",
      "a.@b.cn",
      "a..b@c.cn",
      "a@-b.cn",
      "a@b-.cn",
      "<a@b.cn>",
      "a@b.cn,c@d.cn",
      "a@b.cn\nBcc:c@d.cn",
    ],
    `${"a".repeat(250)}@b.cn`,
  ])("may not be %j", (email) => {
    expect(faultText("email", email)).toBe("请输入正确的邮箱");
  });

  test("is checked in linear time, even if it is hard to match", () => {
    const start = performance.now();
    for (const hard of ["a.".repeat(30_000), `a@${"a-".repeat(30_000)}`, `a@${"a.".repeat(30_000)}!`])
      faultText("email", hard);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe("texts", () => {
  test.each([
    ["name", 50, "请输入姓名"],
    ["addres", 200, "请输入联系地址"],
  ] as const)("%s has one to %d characters", (field, max, missing) => {
    expect(faultText(field, " 　\t")).toBe(missing);
    expect(faultText(field, "𠮷".repeat(max))).toBeUndefined();
    expect(faultText(field, ` ${"字".repeat(max)} `)).toBeUndefined();
    expect(faultText(field, "字".repeat(max + 1))).toBe("参数错误");
  });

  test("content has up to 2,000 characters, with a line break counted as one", () => {
    expect(faultText("content", "")).toBeUndefined();
    expect(faultText("content", "字\r\n".repeat(1000))).toBeUndefined();
    expect(faultText("content", "字".repeat(2001))).toBe("参数错误");
  });
});

test("each message about a field has its own result code on the contact page", () => {
  for (const fault of FIELD_FAULTS) expect(CONTACT_RESULT[fault]).toBe(MESSAGE_TEXT[fault]);
});

describe("a single-line field", () => {
  test.each([
    ["name", "王\n小明"],
    ["name", "王\u202e小明"],
    ["addres", "澜州\u200b市"],
    ["addres", "澜州\u001b[31m市"],
    ["addres", "澜州\u2028市"],
    ["email", "a\u200b@b.cn"],
  ] as const)("%s may not be %j", (field, value) => {
    expect(faultText(field, value)).toBe("参数错误");
  });

  test("may contain any letters, with white space around", () => {
    for (const name of [" 王小明\n", "José Ñandú", "扎西·顿珠", "𠮷野", "O’Hara (采购)"])
      expect(faultText("name", name)).toBeUndefined();
    expect(faultText("content", "第一行\n第二行")).toBeUndefined();
  });
});
