import { expect, test } from "vitest";
import { FAMILY_IDS } from "@/lib/constants";
import { sectionOf } from "@/lib/links/navigation";
import { mainMenu } from "./menu";

const family = (id: number) => ({
  id,
  name: `家族${id}`,
  pid: 0,
  lists: [{ id: id * 10, name: `分类${id}`, pid: id, listss: [] }],
});

test("the menu is that of the specification, in its order", () => {
  expect(mainMenu([]).map(({ label, href }) => `${label} ${href}`)).toEqual([
    "首页 /index",
    "云平台 /yunplat",
    "解决方案 /solutionPage",
    "产品中心 /product_centers",
    "工程案例 /casePage",
    "新闻中心 /newsPage",
    "关于我们 /about",
    "联系我们 /contact",
  ]);
});

test("the product submenu holds the seven families in their order, their second level and the type pages", () => {
  const categories = [...FAMILY_IDS].reverse().map(family);
  const groups = mainMenu(categories).find(({ id }) => id === "products")?.groups ?? [];
  expect(groups.slice(0, -2).map(({ href }) => href)).toEqual(
    FAMILY_IDS.map((id) => `/product_type_list/${id}${id === 49 ? "" : "?view=list"}`),
  );
  expect(groups[0]?.links).toEqual([{ label: "分类33", href: "/product_type_list/33?sid=330" }]);
  expect(groups.at(-2)?.links.map(({ href }) => href)).toContain("/prod_type51");
  expect(groups.at(-1)?.links.map(({ href }) => href)).toEqual([
    "/downloads",
    "/code",
    "/compare",
    "/service",
  ]);
});

test("the calculators stand under the solutions, beside their pages", () => {
  const groups = mainMenu([]).find(({ id }) => id === "solutions")?.groups ?? [];
  expect(groups.map(({ by, links }) => [by, links.length])).toEqual([
    [undefined, 3],
    ["选型计算", 3],
  ]);
  expect(sectionOf("tools")).toBe("solutions");
});

test("a page below a section makes it the active one", () => {
  expect(sectionOf("newdetail")).toBe("products");
  expect(sectionOf("cm_detail")).toBe("solutions");
  expect(sectionOf("detail")).toBe("news");
  expect(sectionOf("SpeakReply")).toBe(sectionOf("service"));
  expect(sectionOf("privacy")).toBeUndefined();
  expect(sectionOf(undefined)).toBeUndefined();
});
