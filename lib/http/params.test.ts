import { describe, expect, test } from "vitest";
import { z } from "zod";
import { idInput, listInput, pageNumber, routeId, titleInput, typedListInput } from "./params";

describe("in the address of a page", () => {
  test.each([
    ["1", 1],
    ["42", 42],
    ["999999999999999", 999_999_999_999_999],
    ["0", 0],
    ["007", 0],
    ["-1", 0],
    ["1.5", 0],
    ["1e3", 0],
    ["abc", 0],
    ["", 0],
    ["1234567890123456", 0],
    [undefined, 0],
  ])("the id %j is %d", (value, id) => {
    expect(routeId.parse(value)).toBe(id);
  });

  test.each([
    ["2", 2],
    ["0", 1],
    ["02", 1],
    ["abc", 1],
    ["9999999", 1],
    [undefined, 1],
    [["2", "3"], 1],
  ])("the page %j is %d", (value, page) => {
    expect(pageNumber.parse(value)).toBe(page);
  });
});

describe("in an API call", () => {
  const list = z.object(listInput(12));

  test("missing and empty parameters have their defaults", () => {
    for (const fields of [{}, { page: "", limit: "" }])
      expect(list.parse(fields)).toEqual({ page: 1, limit: 12 });
    expect(z.object(typedListInput(8, "类别")).parse({ type: "" })).toMatchObject({
      page: 1,
      limit: 8,
      type: undefined,
    });
  });

  test("a number that is too large to be exact becomes the largest exact one", () => {
    expect(list.parse({ page: "9".repeat(60_000) }).page).toBe(Number.MAX_SAFE_INTEGER);
    expect(idInput("编号").parse({ id: "9007199254740993" }).id).toBe(Number.MAX_SAFE_INTEGER);
  });

  test.each([{ page: "0" }, { limit: "101" }, { limit: "0" }, { page: 1 }, { page: null }, { page: ["1"] }])(
    "%j is rejected with a message in Chinese",
    (fields) => {
      expect(list.safeParse(fields).error?.issues[0]?.message).toBe("参数错误");
    },
  );

  test("an id is required", () => {
    for (const fields of [{}, { id: "" }, { id: "x" }])
      expect(idInput("编号").safeParse(fields).error?.issues[0]?.message).toBe("参数错误");
  });

  test("a title of blanks counts as missing", () => {
    const title = titleInput(3);
    expect([title.parse(undefined), title.parse(" 　"), title.parse(" ab ")]).toEqual([
      undefined,
      undefined,
      "ab",
    ]);
    expect(title.safeParse("abcd").success).toBe(false);
  });
});
