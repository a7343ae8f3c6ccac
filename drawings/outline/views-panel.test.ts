import { expect, test } from "vitest";
import { readPath } from "@/drawings/dxf/path";
import { lcdController, lcdControllerKeysBeside, panelMeter } from "./views-panel";

const box = { x: 0, y: 0, w: 100, h: 100 };
const heights = (data: string) => readPath(data).map(({ vertices }) => vertices.map(({ y }) => y));

test("the clamps of a panel device are at its sides, not above or below the housing", () => {
  const [bezel, ...behind] = heights(panelMeter.side(box, { bezel: 8, housing: 90 }).body);
  expect(bezel).toContain(100);
  expect([Math.min(...behind.flat()), Math.max(...behind.flat())]).toEqual([5, 95]);
});

test("a controller with a dot-matrix display shows lines of text, not seven-segment digits", () => {
  const segments = /v[\d.]+h-[\d.]+Zm0/;
  expect(panelMeter.front(box).detail).toMatch(segments);
  for (const { front } of [lcdController, lcdControllerKeysBeside])
    expect(front(box).detail).not.toMatch(segments);
});
