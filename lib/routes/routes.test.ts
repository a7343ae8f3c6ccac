import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { replyHref } from "@/lib/board/addresses";
import { pagesOf, SECTIONS, sectionOf } from "@/lib/links/navigation";
import { addressOf, type AddressRules } from "./address";
import { ROUTES } from "./routes";
import { LISTS } from "@/lib/links/section-lists";
import { RULES_OF_ALL } from "./test-rules";

/** Route handlers and pages of app/, and files that Next serves under a different name. */
const SERVED = /(?:^|\/)(?:page\.tsx|route\.ts|robots\.ts|favicon\.ico|icon\.svg|apple-icon\.png)$/;
const NAMED: Record<string, string> = { "robots.ts": "robots.txt" };

function addressOfFile(file: string): string {
  const name = file.split("/").at(-1) ?? "";
  const isFolder = name.startsWith("page.") || name.startsWith("route.");
  const path = isFolder ? file.slice(0, -name.length - 1) : file.replace(name, NAMED[name] ?? name);
  return (
    `/${path}`
      .replace(/\/\(\w+\)/g, "")
      // Rewritten in next.config.ts.
      .replace(/\/\[id\]\/(?:pdf|zip)$/, "/{file}")
      .replace(/^\/security\.txt$/, "/.well-known/security.txt")
      .replace(/\[(part|file)\]/, "{file}")
      .replace("[number]", "{number}")
      .replace(/\[\w+\]/g, "{id}")
  );
}

test("the table of routes has every page and file of app/, and nothing else", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      SERVED.test(file) &&
      !file.startsWith("api/") &&
      !/^\(site\)\/(?:contact\/send|cart\/(?:change|files|reply)|login\/send|Posted\/send|Reply\/change|unsubscribe\/send)\/route\.ts$/.test(
        file,
      ),
  );
  const internal = ["(site)/page-not-found/page.tsx", "(site)/page-gone/page.tsx"];
  expect(Object.keys(ROUTES).toSorted()).toEqual(
    files
      .filter((file) => !internal.includes(file))
      .map(addressOfFile)
      .toSorted(),
  );
});

test("every page of the menu is in the table, in the section of the menu", () => {
  for (const { id, href, routes, pages } of SECTIONS) {
    for (const path of [href, ...pages.map((page) => page.href)]) {
      expect(Object.keys(ROUTES)).toContain(path);
      expect(sectionOf(path.slice(1)), path).toBe(id);
    }
    const first = Object.keys(ROUTES).map((path) => path.split("/")[1]);
    expect(routes.filter((route) => !first.includes(route))).toEqual([]);
  }
});

test("a list has the same name in the menu and in its section", () => {
  for (const { path, label, section } of Object.values(LISTS))
    expect(pagesOf(section), path).toContainEqual({ href: path, label });
});

const OFFERED = ["4G", "RS485"];
const RULES: AddressRules = {
  ...RULES_OF_ALL,
  isOption: (key, option) => key === "communication" && (OFFERED.includes(option) || option === "LoRa"),
  isOffered: (key, option) => key === "communication" && OFFERED.includes(option),
};
const canonical = (address: string) => {
  const [path = "", query = ""] = address.split("?");
  return addressOf(path, query, RULES)?.canonical;
};

describe("an address", () => {
  test.each([
    ["/index", "/index"],
    ["/index?utm_source=baidu&x=1", "/index"],
    ["/news?page=2", "/news?page=2"],
    ["/news?x=1&page=2&page=3", "/news?page=3"],
    ["/news?page=1", "/news"],
    ["/news?page=0", "/news"],
    ["/news?page=02", "/news"],
    ["/news?page=", "/news"],
    ["/news?page=1e3", "/news"],
    ["/news?Page=2", "/news"],
    ["/news?tab=21", "/news"],
    ["/newsPage?page21=2&tab=21&page19=3", "/newsPage?page19=3&page21=2&tab=21"],
    ["/newsPage?tab=19", "/newsPage"],
    ["/newsPage?tab=17", "/newsPage"],
    ["/contact?result=ok&product=1001&x=1&number=7", "/contact?number=7&product=1001&result=ok"],
    ["/contact?code=LH-ZCS/450-20+20&about=%0A", "/contact?code=LH-ZCS%2F450-20%2B20"],
    ["/contact?product=x&number=0&about=+a+", "/contact?about=a"],
    ["/contact?result=toString", "/contact"],
    ["/service?product=1001&q=1", "/service?product=1001"],
    ["/service?product=x", "/service"],
    ["/product_type_list/33?kid=202&sid=201", "/product_type_list/33?kid=202&sid=201"],
    ["/product_type_list/33?view=grid", "/product_type_list/33"],
    ["/product_type_list/33?title=+", "/product_type_list/33"],
    ["/product_type_list/33?title=%E4%BB%AA", "/product_type_list/33?title=%E4%BB%AA"],
    ["/Reply?page=2&x=1", replyHref({ page: 2 })],
    ["/compare?utm_source=baidu", "/compare"],
    ["/compare?ids=1002,1001&diff=1", "/compare?diff=1&ids=1002,1001"],
    ["/compare?ids=1001&ids=1002&ids=", "/compare?ids=1001,1002"],
    ["/compare?diff=0&ids=+1001,%201002", "/compare?ids=1001,1002"],
    ["/compare?ids=", "/compare?ids="],
    ["/sitemap/products-1.xml", "/sitemap/products-1.xml"],
  ])("%s has the canonical form %s", (address, plain) => {
    expect(canonical(address)).toBe(plain);
    expect(canonical(plain)).toBe(plain);
  });

  test.each([
    "/",
    "/Index",
    "/index/",
    "/newdetail",
    "/newdetail/x",
    "/newdetail/01",
    "/newdetail/1.5",
    "/newdetail/-1",
    "/newdetail/1/2",
    "/newdetail/9999999999999999",
    "/newdetail/{id}",
    "/constructor",
    "/prod_type34",
    "/prod_type34?page=2",
    "/sitemap/../index.xml",
    "/%69ndex",
  ])("%s is unknown without a look-up", (address) => {
    expect(canonical(address)).toBeUndefined();
  });

  test.each([
    ["f.communication=RS485&f.communication=4G&x=1", "f.communication=4G,RS485", false],
    ["f.communication=4G", "f.communication=4G", true],
    ["f.communication=4G&page=2", "f.communication=4G&page=2", true],
    ["f.communication=LoRa", "f.communication=LoRa", false],
    ["f.communication=4G&sort=capacity", "f.communication=4G&sort=capacity", false],
    ["as=table", "as=table", false],
    ["f.communication=5G&f.voltage=1", "", true],
    ["sort=price&as=x", "", true],
  ])("of a list with %s has the canonical query ?%s, cached: %s", (query, plain, isKept) => {
    const list = "/product_type_list/33";
    expect(addressOf(list, query, RULES)).toMatchObject({
      canonical: plain === "" ? list : `${list}?${plain}`,
      isKept,
    });
    expect(addressOf("/news", query, RULES)?.canonical).toBe(
      query.includes("page=2") ? "/news?page=2" : "/news",
    );
  });

  test("with arbitrary values is rendered for each visitor, and personal pages are never cached", () => {
    expect(addressOf("/product_type_list/33", "sid=201", RULES)).toMatchObject({
      isKept: true,
      isPersonal: false,
    });
    expect(addressOf("/product_type_list/33", "title=a", RULES)).toMatchObject({
      isKept: false,
      isPersonal: false,
    });
    expect(addressOf("/contact", "product=1", RULES)?.isKept).toBe(true);
    for (const query of ["code=a", "about=a", "number=1"])
      expect(addressOf("/contact", query, RULES)?.isKept).toBe(false);
    for (const [path, query] of [
      ["/cart", ""],
      [`/Receipt/${"0".repeat(24)}`, ""],
      ["/contact", "list=1"],
    ] as const)
      expect(addressOf(path, query, RULES)).toEqual({
        canonical: query ? `${path}?${query}` : path,
        isWhole: true,
        isKept: false,
        isInWorker: false,
        isPersonal: true,
        isConfidential: query === "",
        isErasable: false,
        isLarge: false,
      });
  });

  test.each([
    ["", true],
    ["page=2", true],
    ["page=2&page=3", true],
    ["page=1", false],
    ["utm_source=a&page=2", false],
  ])("of a list with ?%s is canonical as requested: %s", (query, isWhole) => {
    expect(addressOf("/news", query, RULES)?.isWhole).toBe(isWhole);
  });

  test("of a comparison is personal only without products, and never cached", () => {
    for (const [query, isPersonal] of [
      ["", true],
      ["diff=1", true],
      ["ids=1001", false],
      ["ids=", false],
    ] as const)
      expect(addressOf("/compare", query, RULES), query).toMatchObject({ isKept: false, isPersonal });
  });

  test("of a calculator has the entered values, even empty fields, and is only cached without values", () => {
    expect(addressOf("/tools/kvar", "x=1", RULES)).toMatchObject({ canonical: "/tools/kvar", isKept: true });
    expect(addressOf("/tools/kvar", "pf1=&p=1e300&u=10000&mode=none", RULES)).toMatchObject({
      canonical: "/tools/kvar?p=1e300&pf1=&u=10000",
      isKept: false,
    });
    expect(addressOf("/tools/meter", `x=${"9".repeat(900)}`, RULES)?.canonical).toBe(
      `/tools/meter?x=${"9".repeat(40)}`,
    );
  });
});
