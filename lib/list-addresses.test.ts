import { describe, expect, test } from "vitest";
import { listAddresses, readChoice } from "./list-addresses";

const rules = listAddresses();

/** Where an address leads by the rules, as Next reads them: the first one all of whose parameters fit. */
function destinationOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, "http://site.test");
  for (const { source, destination, has = [] } of rules) {
    const pattern = source
      .replace(/:(\w+)\(([^)]*)\)/g, "(?<$1>$2)")
      .replace(/:(\w+)(?![\w*+])/g, "(?<$1>[^/]+)");
    const path = new RegExp(`^${pattern.replace(/\/:\w+[*+]/g, "/.+")}$`).exec(pathname);
    const values = has.map(({ key, value }) => {
      const given = searchParams.get(key);
      return given === null ? null : new RegExp(`^${value}$`).exec(given);
    });
    if (!path || values.includes(null)) continue;
    const found: Record<string, string | undefined> = Object.assign(
      {},
      path.groups,
      ...values.map((match) => match?.groups),
    );
    return destination.replace(/:(\w+)/g, (_all, name: string) => found[name] ?? "");
  }
  return undefined;
}

describe("an address with choices leads to one cached page", () => {
  test.each([
    ["/newsPage", undefined],
    ["/newsPage?tab=21", "/newsPage/tab=21"],
    ["/newsPage?page19=2&tab=21", "/newsPage/tab=21&page19=2"],
    ["/newsPage?tab=21&page21=3&utm_source=x", "/newsPage/tab=21&page21=3"],
    ["/newsPage?tab=99", undefined],
    ["/newsPage?tab=99&page19=2", "/newsPage/page19=2"],
    ["/newsPage?page19=0", undefined],
    ["/news?page=2", "/news/page=2"],
    ["/news?page=02", undefined],
    ["/news?page=2.5", undefined],
    ["/contact?result=ok", "/contact/result=ok"],
    ["/contact?result=limit", "/contact/result=limit"],
    ["/contact?result=other", undefined],
    ["/contact?result=okay", undefined],
    ["/prod_type33", "/product-type/33"],
    ["/prod_type33?page=2", "/product-type/33/page=2"],
    ["/prod_type34", undefined],
    ["/product_type_list/49?sid=139&view=list", "/product_type_list/49/sid=139&view=list"],
    ["/product_type_list/49?title=表&sid=139", "/product_type_list/49/search"],
    ["/product_type_list/49?title=%20", undefined],
  ])("%s → %s", (address, destination) => {
    expect(destinationOf(address)).toBe(destination);
  });

  test.each(["/newsPage/tab=21", "/contact/result=ok", "/product_type_list/49/sid=139", "/product-type/33"])(
    "%s, asked for by itself, is unknown",
    (address) => {
      expect(destinationOf(address)).toBe("/404");
    },
  );
});

test("a page reads its choices back from the segment, coded or not", () => {
  expect(readChoice(["tab=21&page19=2"])).toEqual({ tab: "21", page19: "2" });
  expect(readChoice(["tab%3D21%26page19%3D2"])).toEqual({ tab: "21", page19: "2" });
  expect(readChoice(undefined)).toEqual({});
});
