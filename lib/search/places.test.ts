import { expect, test } from "vitest";
import { placesFor } from "./places";

const first = (searched: string) => placesFor(searched)[0]?.href;

test.each([
  ["资料下载", "/downloads"],
  ["样本", "/downloads"],
  ["PDF", "/downloads"],
  ["CAD图纸", "/downloads?kind=drawing"],
  ["dxf", "/downloads?kind=drawing"],
  ["Modbus 寄存器", "/downloads?kind=registers"],
  ["检测报告", "/downloads?kind=certificate"],
  ["ISO9001", "/downloads?kind=certificate"],
  ["计算器", "/tools/kvar"],
  ["谐波计算", "/tools/harmonics"],
  ["谐波", "/tools/harmonics"],
  ["谐波怎么办", "/tools/harmonics"],
  ["7次谐波", "/tools/harmonics"],
  ["3、5次谐波怎么办", "/tools/harmonics"],
  ["第十一次谐波", "/tools/harmonics"],
  ["互感器选型", "/tools/meter"],
  ["订货代码", "/code"],
  ["故障代码", "/service#faults"],
  ["验电", "/safety"],
  ["电容放电要等多久", "/safety"],
  ["备件", "/service#parts"],
  ["质保", "/service#repair"],
  ["询价", "/cart"],
  ["电话", "/contact"],
  ["办事处", "/contact#points"],
  ["经销商", "/contact"],
  ["北京", "/contact#points"],
  ["API", "/developers"],
])("%s leads to %s", (searched, href) => {
  expect(first(searched)).toBe(href);
});

test.each(["LH-ZCS", "电容器", "谐波治理", "抗谐波", "96x96 谐波", "capi", "三相", ""])(
  "%s leads to no page",
  (searched) => {
    expect(placesFor(searched)).toEqual([]);
  },
);

test("a search with a model leads to the documents of that product, and to registers only if it has any", () => {
  const product = { id: 1018, model: "LH-RC12", registers: {} };
  expect(placesFor("LH-RC12 寄存器", product)).toEqual([
    expect.objectContaining({ href: "/newdetail/1018/registers", label: "LH-RC12 通信寄存器" }),
  ]);
  expect(placesFor("LH-RC12 寄存器", { id: 1018, model: "LH-RC12" })).toEqual([]);
  expect(placesFor("LH-RC12 外形图", product)[0]?.href).toBe("/newdetail/1018#documents");
});
