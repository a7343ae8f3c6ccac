import { expect, test } from "vitest";
import { sizesOf } from "./sizes";

const sizes = (shapesize: string, openingsize = "") => sizesOf({ shapesize, openingsize });
const at = (figure: number) => ({ min: figure, max: figure });

test("each version of a product has named sides in millimetres", () =>
  expect(sizes("36 mm×90 mm×70 mm（1P+N，宽×高×深）；三相4P 90 mm宽")).toMatchObject([
    { kind: "body", version: "1P+N", width: at(36), height: at(90), depth: at(70) },
    { kind: "body", version: "三相4P", width: at(90), height: at(90), depth: at(70) },
  ]));

test("a size that depends on the capacity has a minimum and a maximum, a round body a diameter", () => {
  expect(sizes("80 mm×(310~350) mm×395 mm（宽×高×深）")).toMatchObject([{ height: { min: 310, max: 350 } }]);
  expect(sizes("φ76~φ116 mm×(150~280) mm（直径×高）")).toMatchObject([
    { round: true, width: { min: 76, max: 116 }, depth: { min: 76, max: 116 } },
  ]);
});

test("a cut-out has its sides and tolerance; if none is needed, it has no sides", () => {
  const cutout = (text: string) => sizes("", text);
  expect(cutout("92 mm×92 mm（+0.8/0 mm）")).toMatchObject([
    { kind: "cutout", width: at(92), height: at(92), tolerance: "+0.8/0" },
  ]);
  for (const text of [
    "无需面板开孔；安装孔4×φ7",
    "无面板开孔",
    "柜体落地；无现场开孔",
    "面板自带，无需现场开孔",
    "无需开孔",
  ])
    expect(cutout(text)).toMatchObject([{ kind: "cutout", width: undefined }]);
  expect(cutout("柜体预制滑轨开档205 mm×185 mm")).toMatchObject([
    { version: "滑轨开档尺寸", width: at(205) },
  ]);
  expect(cutout("二孔φ6.5，孔距84 mm×165 mm")).toEqual([]);
});
