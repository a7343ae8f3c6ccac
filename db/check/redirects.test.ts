import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { redirectFaults } from "./redirect-rules";

const faults = (...list: unknown[]) => {
  const content = editedContent();
  content.write("site/redirects", list);
  return content.faults(redirectFaults);
};

test("redirects from old addresses to existing pages, and removed addresses, are accepted", () => {
  expect(
    faults(
      { from: "/newdetail/1999", to: "/newdetail/1001" },
      { from: "/products/old.html", to: "/product_type_list/33?sid=201" },
      { from: "/detail/99", gone: true },
    ),
  ).toEqual([]);
});

test.each<[string, unknown[], string]>([
  [
    "a page that is there",
    [{ from: "/newdetail/1001", gone: true }],
    "site/redirects.json，id /newdetail/1001，from：是现有页面，不能转走。",
  ],
  ["a list that is there", [{ from: "/news", to: "/newsPage" }], "是现有页面"],
  [
    "a target that is not there",
    [{ from: "/old", to: "/newdetail/1999" }],
    "to：链接「/newdetail/1999」指向的内容",
  ],
  ["a target on no page", [{ from: "/old", to: "/nowhere" }], "站内没有「/nowhere」这个地址"],
  ["itself", [{ from: "/old", to: "/old?x=1" }], "转回了自己"],
  [
    "a chain",
    [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/news" },
    ],
    "「/b」也是旧地址，要直接写最后的地址",
  ],
  [
    "a loop",
    [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/a" },
    ],
    "「/a」也是旧地址",
  ],
  [
    "a removed one",
    [
      { from: "/a", to: "/b" },
      { from: "/b", gone: true },
    ],
    "「/b」也是旧地址",
  ],
  [
    "the same twice",
    [
      { from: "/a", gone: true },
      { from: "/a", to: "/news" },
    ],
    "旧地址写了两次",
  ],
  ["the API", [{ from: "/api/x", gone: true }], "接口与文件的地址不能转走"],
  ["another site", [{ from: "/a", to: "https://a.example/" }], "第 1 条，to：要写成本站以 / 开头的地址"],
  [
    "an old address with a query",
    [{ from: "/a?x=1", gone: true }],
    "第 1 条，from：要写成 /detail/3001 的样子",
  ],
  ["a doubled slash", [{ from: "//a", gone: true }], "第 1 条，from：要写成 /detail/3001 的样子"],
])("a faulty redirect is reported: %s", (_what, list, says) =>
  expect(faults(...list).join()).toContain(says),
);
