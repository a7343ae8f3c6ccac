import { expect, test } from "vitest";
import { affectedBy } from "./affected";
import { page, siteOf } from "./test-site";

const LINKS = '<a href="/drawings/1/outline.svg">图</a><a href="/tools/kvar?p=100&amp;q=2">算</a>';
const before = {
  "/newdetail/1": page("甲", `<p>宽 90 mm</p>${LINKS}`),
  "/newdetail/2": page("乙", "<p>不变</p>"),
  "/case/3": page("案例", "<p>用甲</p>"),
  "/drawings/1/outline.svg": "<svg><text>90</text></svg>",
  "/tools/kvar?p=100&q=2": page("计算", "<p>选 90 mm</p>"),
};

test("an editor sees exactly the changed pages, drawings and calculators, with the changed sentences", async () => {
  const sites = {
    before: await siteOf(before),
    after: await siteOf({
      "/newdetail/1": page("甲", `<p>宽 <strong>95</strong> mm</p>${LINKS}`),
      "/newdetail/2": page("乙", "<p>不变</p>"),
      "/newdetail/4": page("丁", "<p>新的</p>"),
      "/drawings/1/outline.svg": "<svg><text>95</text></svg>",
      "/tools/kvar?p=100&q=2": page("计算", "<p>选 95 mm</p>"),
    }),
  };
  const { affected } = affectedBy(() => Promise.resolve(sites));
  const { done, total, found } = await affected("a window", 0, "/newdetail/1");
  expect(done).toBe(total);
  const told = found.map(({ path, kind, state, was, is }) => [path, kind, state, was, is]);
  expect(Object.fromEntries(told.map(([path, ...rest]) => [path, rest]))).toEqual({
    "/newdetail/1": ["产品页", "changed", ["宽 90 mm"], ["宽 95 mm"]],
    "/newdetail/4": ["产品页", "added", [], ["丁", "新的"]],
    "/case/3": ["案例", "removed", ["案例", "用甲"], []],
    "/drawings/1/outline.svg": ["图纸", "changed", ["90"], ["95"]],
    "/tools/kvar?p=100&q=2": ["计算工具", "changed", ["选 90 mm"], ["选 95 mm"]],
  });
});

test("two windows that compare at the same time each get all results", async () => {
  const changed = { ...before, "/newdetail/2": page("乙", "<p>变了</p>") };
  const sites = { before: await siteOf(before), after: await siteOf(changed) };
  const { affected } = affectedBy(() => Promise.resolve(sites));
  const told = await Promise.all([affected("one", 0, "/newdetail/1"), affected("other", 0, "/case/3")]);
  for (const { done, total, found } of told) {
    expect(done).toBe(total);
    expect(found.map(({ path }) => path)).toEqual(["/newdetail/2"]);
  }
});
