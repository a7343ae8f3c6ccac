import { expect, test } from "vitest";
import { ordersIn, readDepth, readShapes, saysOrder } from "./shape-size";

const sizes = (shapesize: string) =>
  readShapes({ shapesize }).map(({ label, width, height, depth }) =>
    [label, width.text, height.text, depth.text].join(" ").trim(),
  );

test("sizes are read as width, height and depth", () => {
  expect(sizes("80 mm×(310~350) mm×395 mm（宽×高×深，视容量）")).toEqual(["80 310~350 395"]);
  expect(sizes("230 mm×210 mm×170 mm（宽×高×深，480 V/30 kvar/7%）")).toEqual([
    "480 V/30 kvar/7% 230 210 170",
  ]);
});

test("a text states the order of its sides, which only three-sided sizes have", () => {
  expect(saysOrder("96 mm×96 mm×78 mm（宽×高×深）")).toBe(true);
  expect(saysOrder("φ76~φ116 mm×(150~280) mm（直径×高）")).toBe(true);
  expect(saysOrder("96 mm×96 mm×78 mm")).toBe(false);
  expect(ordersIn("柜体800×800×2200（宽×深×高）、门（宽 x 高 x 厚）")).toEqual(["宽×深×高", "宽 x 高 x 厚"]);
});

test("a diameter and a height give a round body", () => {
  const [can] = readShapes({ shapesize: "φ76~φ116 mm×(150~280) mm（直径×高）" });
  expect(can).toMatchObject({ round: true, width: { min: 76, max: 116 }, height: { min: 150, max: 280 } });
});

test("each version of a product has its own outline", () => {
  expect(sizes("主控240 mm×160 mm×80 mm；换相单元220 mm×150 mm×90 mm（宽×高×深）")).toEqual([
    "主控 240 160 80",
    "换相单元 220 150 90",
  ]);
  expect(sizes("78 mm×135 mm×115 mm（宽×高×深，43型）")).toEqual(["43型 78 135 115"]);
  expect(
    sizes("80 mm×(310~340) mm×395 mm（10~30 kvar，宽×高×深，视容量）；90 mm×350 mm×395 mm（40 kvar）"),
  ).toEqual(["10~30 kvar 80 310~340 395", "40 kvar 90 350 395"]);
  expect(sizes("700 mm×1000 mm×450 mm（宽×高×深，柱上型）")).toEqual(["柱上型 700 1000 450"]);
  expect(sizes("36 mm×90 mm×70 mm（1P+N，宽×高×深）；三相4P 90 mm宽")).toEqual([
    "1P+N 36 90 70",
    "三相4P 90 90 70",
  ]);
  expect(sizes("外形随窗口（宽×高×深）：φ24型61 mm×78 mm×36 mm；80×50型125 mm×150 mm×50 mm")).toEqual([
    "φ24型 61 78 36",
    "80×50型 125 150 50",
  ]);
});

test("other notations of the same sizes are understood", () => {
  expect(sizes("96＊96＊78（宽×高×深）")).toEqual(["96 96 78"]);
  expect(sizes("Φ76x(150-280)mm")).toEqual(["φ76 150~280 φ76"]);
});

test("a text without a size gives none", () => {
  expect(sizes("")).toEqual([]);
  expect(sizes("按图纸定制")).toEqual([]);
  expect(sizes("0 mm×0 mm×0 mm")).toEqual([]);
  expect(sizes("约96 mm")).toEqual([]);
});

test("the depth has its limit and the clearance behind", () => {
  expect(readDepth("≤72 mm（面板后，含端子）")).toMatchObject({ text: "≤72", span: { max: 72 } });
  expect(readDepth("395 mm（另留母线接线空间100 mm）")).toMatchObject({
    text: "395",
    clearance: { max: 100 },
  });
  expect(readDepth("36~60 mm")?.span).toMatchObject({ min: 36, max: 60 });
  expect(readDepth("")).toBeUndefined();
});
