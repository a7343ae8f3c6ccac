import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DiscontinuedNotice } from "./discontinued-notice";

test("a discontinued product says since when, and leads to what is made instead", () => {
  const html = renderToStaticMarkup(
    <DiscontinuedNotice
      since="2026-12-31"
      successor={{ id: 1049, model: "LH-PM96S", title: "数码管三相多功能电力仪表" }}
    />,
  );
  expect(html).toContain("已停产");
  expect(html).toContain("2026 年 12 月 31 日");
  expect(html).toContain('<a href="/newdetail/1049">LH-PM96S 数码管三相多功能电力仪表</a>');
});

test("without a successor the notice has no link", () => {
  expect(renderToStaticMarkup(<DiscontinuedNotice since="2026-12-31" successor={undefined} />)).not.toContain(
    "<a",
  );
});
