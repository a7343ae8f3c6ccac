import { expect, test } from "vitest";
import { drawnOn } from "./drawn";
import { page, siteOf } from "./test-site";

const TABLE = "<table><tr><th>0 0000H</th><td>产品代码 <small>MODEL</small></td></tr></table>";

test("an editor sees under the fields of a small language the drawings and tables that the page makes of them", async () => {
  const site = await siteOf({
    "/newdetail/1": page(
      "甲",
      `<a href="/drawings/1/outline.svg">图</a><a href="/drawings/1/wiring.svg">图</a><a href="/drawings/1/outline.dxf">图</a>
       <section id="registers"><h2>通信寄存器</h2>${TABLE}</section><section id="near">${TABLE}</section>`,
    ),
    "/drawings/1/outline.svg": '<svg xmlns="http://www.w3.org/2000/svg"><text>外形</text></svg>',
    "/drawings/1/wiring.svg": '<svg xmlns="http://www.w3.org/2000/svg"><text>接线</text></svg>',
    "/cm_detail/2": page(
      "方案",
      '<svg aria-label="别的"></svg><svg aria-label="方案单线图"><text>母线</text></svg>',
    ),
  });
  const read = (drawn: Awaited<ReturnType<typeof drawnOn>>) =>
    drawn.map(({ path, picture = "", table }) => [path.join("."), table ?? decodeURIComponent(picture)]);
  expect(read(await drawnOn(site, "products", "/newdetail/1"))).toEqual([
    ["shapesize", expect.stringContaining("外形") as string],
    ["wirecontent", expect.stringContaining("接线") as string],
  ]);
  expect(read(await drawnOn(site, "solutions", "/cm_detail/2"))).toEqual([
    [
      "diagram",
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" aria-label="方案单线图"><text>母线</text></svg>',
    ],
  ]);
  expect(read(await drawnOn(site, "registers", "/newdetail/1"))).toEqual([
    ["blocks", [["0 0000H", "产品代码 MODEL"]]],
  ]);
  expect(await drawnOn(site, "products", "/newdetail/9")).toEqual([]);
});
