import { expect, test } from "vitest";
import { redirects } from "./redirects";

const movedTo = redirects([
  { from: "/detail/1", to: "/detail/2" },
  { from: "/old", to: "/product_type_list/33?sid=201" },
  { from: "/newdetail/8", to: "/newdetail/10" },
  { from: "/newdetail/9", gone: true },
]);

test.each([
  ["/detail/1", "", { to: "/detail/2" }],
  ["/detail/1", "utm_source=baidu", { to: "/detail/2?utm_source=baidu" }],
  ["/old", "page=2", { to: "/product_type_list/33?sid=201" }],
  ["/newdetail/9", "", "gone"],
  ["/newdetail/9/registers", "", "gone"],
  ["/newdetail/9/revisions", "", "gone"],
  ["/newdetail/8/registers", "", { to: "/newdetail/10" }],
  ["/newdetail/7/registers", "", undefined],
  ["/old/registers", "", undefined],
  ["/detail/2", "", undefined],
  ["/constructor", "", undefined],
])("an old address leads to the present one of its content: %s?%s", (path, query, found) =>
  expect(movedTo(path, query)).toEqual(found),
);
