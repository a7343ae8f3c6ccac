import { expect, test } from "vitest";
import { dimensionSheets } from "./dimension-sheets";
import { readOpenings } from "./openings";

test("a panel cut-out keeps its tolerance", () => {
  const { cutout, holes } = readOpenings("92 mm×92 mm（+0.8/0 mm）；天线孔φ12");
  expect(cutout).toMatchObject({ width: { text: "92" }, height: { text: "92" }, tolerance: "+0.8/0" });
  expect(holes).toBeUndefined();
  expect(readOpenings("238 mm×168 mm（面板式，+1/0 mm）").cutout?.tolerance).toBe("+1/0");
});

test("mounting holes have a number, a diameter and distances", () => {
  const { cutout, holes } = readOpenings("无需面板开孔；安装孔4×φ7，孔距375 mm×50 mm");
  expect(cutout).toBeUndefined();
  expect(holes).toMatchObject({ callout: "4×φ7", across: { max: 375 }, along: { max: 50 } });
  expect(readOpenings("底座四孔φ11，孔距180 mm×130 mm").holes?.callout).toBe("4×φ11");
  expect(readOpenings("安装孔2×φ9，孔距195 mm").holes).toMatchObject({ count: 2, along: undefined });
  expect(readOpenings("二孔安装，孔距84 mm×165 mm").holes).toMatchObject({ count: 2, callout: "" });
  expect(readOpenings("无开孔，四孔安装220 mm×150 mm").holes).toMatchObject({ across: { max: 220 } });
});

test("three holes, holes of one version and holes in the bottom are distinguished", () => {
  expect(readOpenings("三点安装3×φ5.5（上一下二），孔距140 mm×225 mm").holes).toMatchObject({
    count: 3,
    callout: "3×φ5.5",
    base: false,
  });
  expect(readOpenings("柱上型抱箍间距600 mm；落地型底座四孔φ14，孔距650 mm×350 mm")).toMatchObject({
    holes: { version: "落地型", base: true, callout: "4×φ14" },
    bands: { max: 600 },
  });
});

test("holes without distances are not drawn", () => {
  expect(readOpenings("底座四孔φ14，孔距按图纸").holes).toBeUndefined();
  expect(readOpenings("柜体落地，底框孔4×φ14；无现场开孔").holes).toBeUndefined();
  expect(readOpenings("安装孔M12，无需开孔")).toMatchObject({ holes: undefined, stud: "M12" });
});

test("rails and pole bands are recognised", () => {
  expect(readOpenings("35 mm导轨安装，无需开孔").rail).toBe(true);
  expect(readOpenings("抱箍安装，间距500 mm；无开孔").bands?.max).toBe(500);
  expect(readOpenings("杆上抱箍安装，双杆间距2.5 m；无开孔").bands).toBeUndefined();
});

test("holes of one of several versions name the version and are drawn on its face", () => {
  const product = {
    ...{ title: "电容器", model: "X-1", outline: "slimUnit", wiring: [], wirecontent: "", deepin: "" },
    shapesize: "80 mm×340 mm×395 mm（10~30 kvar，宽×高×深）；90 mm×350 mm×395 mm（40 kvar）",
    openingsize: "安装孔4×φ7，孔距375 mm×50 mm（10~30 kvar）、375 mm×60 mm（40 kvar）",
    Installationmethod: "",
  };
  const titles = (one: typeof product) => dimensionSheets(one).map(({ title }) => title);
  expect(titles(product)).toEqual([
    "外形尺寸（10~30 kvar）",
    "外形尺寸（40 kvar）",
    "安装孔位（10~30 kvar，底面）",
  ]);
  expect(titles({ ...product, shapesize: "80 mm×340 mm×395 mm（10~30 kvar，宽×高×深）" })[1]).toBe(
    "安装孔位（底面）",
  );
});

test("the control cabinet of a high-voltage product is drawn as a low-voltage cabinet, a wide one with more doors", () => {
  const sheetOf = (shapesize: string, outline: string) => {
    const texts = { openingsize: "", Installationmethod: "", wirecontent: "", deepin: "" };
    return dimensionSheets({ title: "装置", model: "X-1", outline, wiring: [], shapesize, ...texts })[0];
  };
  const size = (label: string, width: number) => `${label}${width} mm×2300 mm×1200 mm（宽×高×深）`;
  expect(sheetOf(size("控制柜", 800), "hvCabinet")?.detail).toBe(
    sheetOf(size("控制柜", 800), "cabinet")?.detail,
  );
  const screens = (width: number) => sheetOf(size("单组柜", width), "hvCabinet")?.screen.match(/M/g)?.length;
  expect([screens(1200), screens(2000)]).toEqual([2, 3]);
});

test("the cut-out for a meter is drawn no larger than the meter that covers it", () => {
  const texts = {
    openingsize: "92 mm×92 mm",
    Installationmethod: "嵌入式",
    wirecontent: "",
    deepin: "≤72 mm",
  };
  const shapesize = "96 mm×96 mm×78 mm（宽×高×深）";
  const product = { title: "仪表", model: "X-1", outline: "panelMeter", wiring: [], shapesize, ...texts };
  const scales = dimensionSheets(product).map(({ scale }) => scale);
  expect(scales[1]).toBe(scales[0]);
});
