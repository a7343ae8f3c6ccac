import { expect, test } from "vitest";
import { faultKinds } from "./fault-codes";
import { faultsInWords, faultsWithCode, type FoundFault } from "./find-fault";

const said = (found: FoundFault[]) => found.map(({ kind, fault }) => `${kind.id} ${fault.code}`);

test.each([
  ["F10", ["svg-apf F10"]],
  ["f10 报警", ["svg-apf F10"]],
  ["SVG 报 F10", ["svg-apf F10"]],
  ["E07", ["smart-capacitor E07"]],
  ["A02 控制器", ["controller A02"]],
  ["SVG A02", ["svg-apf A02"]],
  ["A03", ["controller A03", "svg-apf A03", "residual-current A01~A04"]],
  ["剩余电流 F04", ["residual-current F02~F05"]],
  ["d01", ["meter d00~d02"]],
  ["闪2次", ["switching 闪2次"]],
  ["F99", []],
  ["LH-SVG-M", []],
  ["10", []],
  ["", []],
])("%s on a display means %j", (searched, expected) => {
  expect(said(faultsWithCode(searched))).toEqual(expected);
});

test("a code is found for the named product only, and not if that product does not have it", () => {
  expect(said(faultsWithCode("LH-SVG-M F04", 1022))).toEqual(["svg-apf F04"]);
  expect(faultsWithCode("LH-ZCS F10", 1001)).toEqual([]);
});

test.each([
  ["风机故障", ["svg-apf F10", "svg-apf A01"]],
  ["SVG风机故障怎么处理", ["svg-apf F10", "svg-apf A01"]],
  ["电容器过温报警", ["smart-capacitor E06"]],
  ["柜门打开告警", ["controller C02"]],
  ["散热器过温", ["svg-apf F04"]],
  ["过温", ["smart-capacitor E06", "switching 闪2次"]],
  ["温度", []],
  ["电容", []],
  ["10kV 电容", []],
  ["故障代码", []],
])("%s finds %j", (searched, expected) => {
  expect(said(faultsInWords(searched))).toEqual(expected);
});

test("every code of the service page is found by typing it", () => {
  for (const { id, codes } of faultKinds)
    for (const { code } of codes.filter(({ code }) => /\d/.test(code)))
      for (const typed of code.split("~"))
        expect([typed, said(faultsWithCode(typed))]).toEqual([
          typed,
          expect.arrayContaining([`${id} ${code}`]),
        ]);
});
