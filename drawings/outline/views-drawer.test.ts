import { expect, test } from "vitest";
import { readPath } from "@/drawings/dxf/path";
import { drawer } from "./views-drawer";

const front = { x: 0, y: 0, w: 200, h: 178 };
const side = { x: 0, y: 0, w: 430, h: 178 };
const shapesOf = (data = "") =>
  readPath(data).map(({ vertices, closed }) => {
    const [x, y] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
    const [left, top] = [Math.min(...x), Math.min(...y)];
    return { left, top, right: Math.max(...x), bottom: Math.max(...y), closed };
  });

test("the front of a drawer has its display on the left and its light band of ten fields on the right", () => {
  const { screen, detail } = drawer.front(front);
  const [display] = shapesOf(screen);
  expect(display?.right).toBeLessThan(100);
  const lines = shapesOf(detail).filter(({ left, right }) => left > 100 && left === right);
  expect(lines).toHaveLength(9);
});

test("a drawer is drawn out by one horizontal handle and held by two thumbscrews, as its mounting text says", () => {
  const { detail, solid = "" } = drawer.front(front);
  expect(solid).toBe("");
  const closed = shapesOf(detail).filter((shape) => shape.closed);
  const handles = closed.filter(({ left, right }) => left < 100 && right > 100 && right - left < 100);
  expect(handles.map(({ left, right, top, bottom }) => right - left > 5 * (bottom - top))).toEqual([true]);
  const screws = closed.filter(({ left, right }) => left < 5 || right > 195);
  const middles = screws.map(({ left, right }) => Math.round((left + right) / 2));
  expect(middles.sort((a, b) => a - b)).toEqual([10, 190]);
});

test("the side of a drawer has its guide rail near the foot and its clamps at the back, within the depth", () => {
  const { body, detail } = drawer.side(side, { bezel: 0, housing: 0 });
  const bodies = shapesOf(body);
  expect(Math.min(...bodies.map(({ left }) => left))).toBe(0);
  expect(Math.max(...bodies.map(({ right }) => right))).toBeCloseTo(430);
  const [rail] = shapesOf(detail).filter((shape) => shape.closed);
  expect(rail?.top).toBeGreaterThan(100);
});
