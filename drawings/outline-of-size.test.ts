import { expect, test } from "vitest";
import { outlineOfSize } from "./outline-of-size";

const breaker = {
  ...{
    title: "断路器",
    model: "LH-SB63",
    outline: "mcb",
    wiring: [],
    openingsize: "35 mm导轨",
    deepin: "70 mm",
  },
  ...{ Installationmethod: "导轨安装", wirecontent: "" },
  shapesize: "36 mm×90 mm×70 mm（1P+N，宽×高×深）；三相4P 90 mm宽",
};

test("a variant gets the outline with its size", () => {
  expect(outlineOfSize(breaker, "36 mm×90 mm×70 mm（1P+N，宽×高×深）")?.name).toBe("outline");
  expect(outlineOfSize(breaker, "90 mm×90 mm×70 mm（3P+N，宽×高×深）")?.name).toBe("outline-2");
});

test("a size without an outline of the same size gets none", () => {
  expect(outlineOfSize(breaker, "54 mm×90 mm×70 mm（宽×高×深）")).toBeUndefined();
  expect(outlineOfSize(breaker, "以铭牌为准")).toBeUndefined();
});
