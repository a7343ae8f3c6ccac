import { describe, expect, test } from "vitest";
import {
  choiceAfter,
  compareHref,
  familyInCookies,
  idsCookie,
  idsInCookies,
  idsOfCookie,
  idsText,
  readIds,
} from "./compare";

describe("ids in the address of a comparison", () => {
  test.each([
    ["1001,1002", { ids: [1001, 1002], repeated: [], bad: [] }],
    ["1002, 1001 ,", { ids: [1002, 1001], repeated: [], bad: [] }],
    ["1001，1002、1003 1004", { ids: [1001, 1002, 1003, 1004], repeated: [], bad: [] }],
    ["1002,1001,1002,1002", { ids: [1002, 1001], repeated: [1002], bad: [] }],
    ["x,1001,-1,01,1.5,x", { ids: [1001], repeated: [], bad: ["x", "-1", "01", "1.5"] }],
    ["999999999999999,9999999999999999", { ids: [999999999999999], repeated: [], bad: ["9999999999999999"] }],
    ["", { ids: [], repeated: [], bad: [] }],
    [" ,, ", { ids: [], repeated: [], bad: [] }],
  ])("%j", (text, read) => expect(readIds(text)).toEqual(read));

  test("have one canonical form, which is stable, keeps invalid ids and is limited in length", () => {
    expect(idsText(" 1001 ,,1002，x")).toBe("1001,1002,x");
    for (const text of ["1001,1001", "x".repeat(500), "1,".repeat(500), "😀".repeat(99), "1001、abc"]) {
      const plain = idsText(text);
      expect(idsText(plain)).toBe(plain);
      expect(plain.length).toBeLessThan(400);
      expect(readIds(plain)).toEqual(readIds(text));
    }
  });

  test("give an address that is read as the same ids", () => {
    expect(compareHref([1001, 1002])).toBe("/compare?ids=1001,1002");
    expect(compareHref([1001, 1002], true)).toBe("/compare?diff=1&ids=1001,1002");
    expect(compareHref([])).toBe("/compare?ids=");
  });
});

describe("ids in the cookie", () => {
  test("are read as they were written", () => {
    const cookie = idsCookie([1001, 1002]);
    expect(cookie).toMatch(/^compare=1001\.1002; path=\/; max-age=2592000; samesite=lax$/);
    expect(idsInCookies(`userId=7; ${cookie.split(";")[0]}; other=1`)).toEqual(["1001", "1002"]);
    expect(readIds(idsOfCookie("1001.1002")).ids).toEqual([1001, 1002]);
  });

  test("include the family of the last product, if it is known", () => {
    const [cookie = ""] = idsCookie([1001, 1002], "33").split(";");
    expect(cookie).toBe("compare=1001.1002.f33");
    expect(familyInCookies(`userId=7; ${cookie}; other=1.f9`)).toBe("33");
    expect(idsInCookies(cookie)).toEqual(["1001", "1002"]);
    expect(idsOfCookie("1001.1002.f33")).toBe("1001,1002");
    expect(familyInCookies("compare=1001.1002; other=1.f9")).toBe("");
  });

  test("are deleted with the last product", () => expect(idsCookie([])).toContain("max-age=0"));

  test("are harmless if changed by others", () => {
    expect(idsInCookies("")).toEqual([]);
    expect(idsInCookies("xcompare=1001; compare=a.1.<b>.2.3.4.5")).toEqual(["1", "2", "3", "4"]);
  });
});

describe("opening a comparison", () => {
  const ORIGIN = "https://site.example";
  const after = (chosen: string[], shown: string[], from: string) => choiceAfter(chosen, shown, from, ORIGIN);

  test("does not change the products chosen before, wherever the address comes from", () => {
    expect(after(["1", "2"], ["3", "4"], "")).toEqual(["1", "2"]);
    expect(after(["1", "2"], ["3", "4"], `${ORIGIN}/newdetail/3`)).toEqual(["1", "2"]);
    expect(after([], ["3"], `${ORIGIN}/compare?ids=3,4`)).toEqual([]);
    expect(after(["1", "2"], ["3"], `${ORIGIN}/compare?ids=3,4`)).toEqual(["1", "2"]);
    expect(after(["1", "2"], ["3"], "https://other.example/compare?ids=1,2")).toEqual(["1", "2"]);
  });

  test("changes them if the visitor changed their own comparison on its page", () => {
    expect(after(["1", "2"], ["2"], `${ORIGIN}/compare?ids=2,1`)).toEqual(["2"]);
    expect(after(["1"], ["1", "3"], `${ORIGIN}/compare?diff=1&ids=1`)).toEqual(["1", "3"]);
    expect(after(["1"], [], `${ORIGIN}/compare?ids=1`)).toEqual([]);
  });
});
