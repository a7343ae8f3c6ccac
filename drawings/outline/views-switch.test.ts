import { expect, test } from "vitest";
import { readPath } from "@/drawings/dxf/path";
import { dimensionSheets } from "./dimension-sheets";

test("the holes in the plate of a thyristor module are visible and not covered", () => {
  const texts = { Installationmethod: "立式安装", wirecontent: "", deepin: "185 mm" };
  const [sheet] = dimensionSheets({
    ...{ title: "晶闸管投切模块", model: "X-1", outline: "thyristor", wiring: [], ...texts },
    shapesize: "160 mm×260 mm×185 mm（宽×高×深）",
    openingsize: "四孔φ7，孔距140 mm×240 mm",
  });
  const { holes = [], detail = "" } = sheet ?? {};
  expect(holes).toHaveLength(4);
  const shapes = readPath(detail).map(({ vertices }) => ({
    x: vertices.map(({ x }) => x),
    y: vertices.map(({ y }) => y),
  }));
  const over = (at: number, r: number, along: number[]) =>
    at + r > Math.min(...along) && at - r < Math.max(...along);
  const covered = holes.filter(({ x, y, diameter = 0 }) =>
    shapes.some((shape) => over(x, diameter / 2, shape.x) && over(y, diameter / 2, shape.y)),
  );
  expect(covered).toEqual([]);
});
