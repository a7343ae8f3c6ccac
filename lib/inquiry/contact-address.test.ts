import { expect, test } from "vitest";
import { contactHref, readAsked, sendHref } from "./contact-address";

const read = (href: string) => readAsked(Object.fromEntries(new URL(href, "http://a").searchParams));

test("an address of the inquiry form has its subject, which is read as it was written", () => {
  const asked = {
    products: [1001, 1002],
    solution: 2001,
    code: "LH-ZCS/450-20+20",
    about: "筛选：额定容量20 kvar & 450 V（/a?f.b=1,2）",
    list: false,
  };
  expect(read(contactHref(asked))).toEqual(asked);
  expect(read(sendHref(asked))).toEqual(asked);
  expect(contactHref({})).toBe("/contact");
  expect(contactHref({ products: [1001] })).toBe("/contact?product=1001");
});

test("an inquiry list is passed through the form and its result", () => {
  expect(contactHref({ list: true }, { result: "phone" })).toBe("/contact?list=1&result=phone");
  expect(read(sendHref({ list: true })).list).toBe(true);
  expect(readAsked({ list: "2" }).list).toBe(false);
});

test("invalid parameters give an empty form", () => {
  for (const product of ["x", "0", "-1", "1.5", "9".repeat(16)])
    expect(readAsked({ product, code: "\u0000", about: " " })).toEqual({
      products: [],
      solution: undefined,
      code: "",
      about: "",
      list: false,
    });
});

test("an address never exceeds the limit of the server", () => {
  for (const sign of ["字", "😀", "a", "\u00e9"]) {
    const asked = { products: [1001], code: "号".repeat(100), about: sign.repeat(2000) };
    const href = contactHref(asked, { result: "ok", number: 123_456_789 });
    expect(href.length).toBeLessThan(2000);
    expect(href).toContain("number=123456789&product=1001&result=ok");
    expect(read(href).about.length).toBeGreaterThan(20);
  }
});
