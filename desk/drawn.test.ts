import { expect, test } from "vitest";
import { drawnOn } from "./drawn";
import { page, siteOf } from "./test-site";

const TABLE = "<table><tr><th>0 0000H</th><td>产品代码 <small>MODEL</small></td></tr></table>";

test("an editor sees below diagram and drawing fields what the page makes of them", async () => {
  const site = await siteOf({
    "/newdetail/1": page(
      "甲",
      `<a href="/drawings/1/outline.svg">图</a><a href="/drawings/1/wiring.svg">图</a><a href="/drawings/1/outline.dxf">图</a>
       <section id="registers"><h2>通信寄存器</h2>${TABLE}</section>`,
    ),
    "/newdetail/1/registers": page(
      "甲 通信寄存器",
      `<section id="connection">${TABLE}</section><section id="registers">${TABLE}</section>`,
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
  expect(read(await drawnOn(site, "registers", "/newdetail/1/registers"))).toEqual([
    ["blocks", [["0 0000H", "产品代码 MODEL"]]],
  ]);
  expect(await drawnOn(site, "products", "/newdetail/9")).toEqual([]);
});

test("facts of cases and solutions are shown below their fields as on the page: lists, charts as text, equipment, calculation", async () => {
  const facts = (...pairs: [string, string][]) =>
    `<dl>${pairs.map(([name, says]) => `<div><dt>${name}</dt><dd>${says}</dd></div>`).join("")}</dl>`;
  const site = await siteOf({
    "/case/1": page(
      "案例",
      `${facts(["地点", "松澜"], ["安装", "<a href='/newdetail/1'>LH<wbr>-A</a> 1台"])}
       <section id="measured"><div role="img" aria-label="月均功率因数：改造前 0.84，改造后 0.98"><svg></svg></div></section>
       <section id="diagram"><svg aria-label="案例单线图"></svg></section>
       <section id="equipment"><table><tr><td>LH-A</td><td>1 台</td></tr></table></section>
       <section id="calculation">${facts(["需要补偿", "146.1 kvar"])}</section>`,
    ),
    "/cm_detail/2": page(
      "方案",
      `${facts(["问题", "谐波"])}${facts(["馈线THDi", "≤8%"])}<section id="cases">${facts(["别的", "案例"])}</section>`,
    ),
  });
  const tables = async (noun: "cases" | "solutions", path: string) =>
    (await drawnOn(site, noun, path)).map(({ path: at, table }) => [at.join("."), table]);
  expect(await tables("cases", "/case/1")).toEqual([
    [
      "facts",
      [
        ["地点", "松澜"],
        ["安装", "LH-A 1台"],
      ],
    ],
    ["facts.figures", [["月均功率因数：改造前 0.84，改造后 0.98"]]],
    ["equipment", [["LH-A", "1 台"]]],
    ["diagram", undefined],
    ["calculation", [["需要补偿", "146.1 kvar"]]],
  ]);
  expect(await tables("solutions", "/cm_detail/2")).toEqual([
    ["brief", [["问题", "谐波"]]],
    ["figures", [["馈线THDi", "≤8%"]]],
  ]);
});
