import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { differentCounts } from "./drawn-counts";

const supply = [[{ kind: "grid" }, { kind: "breaker" }]];
const drawing = (feeders: object[][], name = "母线") => ({
  sections: [{ name, incoming: supply, feeders }],
});
const feeder = (device: object, load: object) => [{ kind: "breaker" }, device, load];
const solutionFaults = (diagram: object, maincontent = "<p>设备</p>") => {
  const content = editedContent();
  content.editOne("solutions", 2001, { diagram, maincontent });
  return content.faults(differentCounts);
};

const METER = { kind: "meter", product: 1065 };
const PUMPS = { kind: "motor", text: "水泵1、2，30 kW" };
const PILES = { kind: "load", text: "直流桩2~9" };

test.each([
  [METER, PUMPS, "出线「水泵1、2，30 kW」是 2 路，LH-WM40 画的是 1。"],
  [METER, { kind: "motor", text: "水泵3×30 kW" }, "出线「水泵3×30 kW」是 3 路，LH-WM40 画的是 1。"],
  [{ ...METER, text: "3只" }, PILES, "出线「直流桩2~9」是 8 路，LH-WM40 画的是 3。"],
])("a single device %o before several circuits is reported", (device, load, sentence) => {
  expect(solutionFaults(drawing([feeder(device, load)]))).toEqual([
    `solutions/2001.json，diagram：${sentence}`,
  ]);
});

test.each([
  [{ ...METER, text: "2台" }, PUMPS],
  [{ ...METER, text: "每台一只" }, PUMPS],
  [{ ...METER, text: "8只，300/5" }, PILES],
  [METER, { kind: "load", text: "电压198~235 V" }],
])("a device %o with a number matches %o", (device, load) => {
  expect(solutionFaults(drawing([feeder(device, load)]))).toEqual([]);
});

test("a solution's text must have as many devices of a rating as its diagram", () => {
  const svg = (text: string) => drawing([[{ kind: "breaker" }, { kind: "svg", product: 1022, text }]]);
  const told = "<td><a>LH-SVG-M</a> 2×75 kvar</td><p>由两台75 kvar的<a>LH-SVG-M</a>承担</p>";
  expect(solutionFaults(svg("2×75 kvar"), told)).toEqual([]);
  expect(solutionFaults(svg("75 kvar"), told)).toEqual(
    Array(2).fill("solutions/2001.json，diagram：正文里 LH-SVG-M 75 kvar 是 2 台，画的是 1。"),
  );
});

test("a capacitor bank in series with its load is reported", () => {
  expect(
    solutionFaults(drawing([[{ kind: "capacitor", text: "120 kvar" }, { kind: "motor" }]])).join(),
  ).toContain("电容器不能串在导线中间");
});

const caseFaults = (diagram: object, quantity: number) => {
  const content = editedContent();
  content.editOne("cases", 4001, {
    diagram,
    equipment: [{ product: 1065, code: "LH-WM40-200-4G", quantity, use: "馈线" }],
  });
  return content.faults(differentCounts);
};

test("a case's diagram must show the installed quantities, counting identical busbars", () => {
  const twin = drawing([feeder(METER, { kind: "load", text: "照明" })], "箱变母线（6台相同）");
  expect(caseFaults(twin, 6)).toEqual([]);
  expect(caseFaults(twin, 5)).toEqual(["cases/4001.json，diagram：LH-WM40 画了 6，设备表里是 5。"]);
});

test("a case's diagram must not show products that were not installed", () => {
  const strange = drawing([
    feeder(METER, { kind: "load", text: "照明" }),
    feeder({ kind: "meter", product: 1048 }, { kind: "load", text: "空调" }),
  ]);
  expect(caseFaults(strange, 1)).toEqual(["cases/4001.json，diagram：画了设备表里没有的 LH-PM96E。"]);
});
