import { expect, test } from "vitest";
import { circle, polygon, rect } from "@/drawings/geometry/pen";
import { SYMBOLS } from "@/drawings/geometry/symbols";
import { circleOf, readPath } from "./path";

const corners = (data: string) =>
  readPath(data).map(({ vertices, closed }) => ({ closed, at: vertices.map(({ x, y }) => [x, y]) }));

test("relative and absolute lines are read, also with repeated commands left out", () => {
  expect(corners("M1 2h3v-1M0 0l7-14 5.6-2.8L1 1")).toEqual([
    {
      closed: false,
      at: [
        [1, 2],
        [4, 2],
        [4, 1],
      ],
    },
    {
      closed: false,
      at: [
        [0, 0],
        [7, -14],
        [12.6, -16.8],
        [1, 1],
      ],
    },
  ]);
});

test("relative commands after a closed shape continue from its start", () => {
  expect(corners("M5 5h2v2Zm1 1h3")).toEqual([
    {
      closed: true,
      at: [
        [5, 5],
        [7, 5],
        [7, 7],
      ],
    },
    {
      closed: false,
      at: [
        [6, 6],
        [9, 6],
      ],
    },
  ]);
});

test("a shape that ends at its start has no duplicate vertex", () => {
  expect(corners(polygon([0, 0], [4, 0], [4, 3], [0, 0]))).toEqual([
    {
      closed: true,
      at: [
        [0, 0],
        [4, 0],
        [4, 3],
      ],
    },
  ]);
});

test("a circle is read as a circle", () => {
  const [stroke] = readPath(circle(12.5, 8, 3.25));
  expect(stroke && circleOf(stroke)).toEqual({ x: 12.5, y: 8, r: 3.25 });
  const [square] = readPath(rect({ x: 0, y: 0, w: 4, h: 4 }));
  expect(square && circleOf(square)).toBeUndefined();
});

test("rounded corners are quarter arcs, clockwise as on the page", () => {
  const [stroke] = readPath(rect({ x: 0, y: 0, w: 10, h: 6 }, 2));
  const bulges = stroke?.vertices.map(({ bulge }) => Number(bulge.toFixed(4)));
  expect(bulges).toEqual([0, -0.4142, 0, -0.4142, 0, -0.4142, 0, -0.4142]);
});

test("an arc of more than a half turn has a bulge above 1", () => {
  const [stroke] = readPath("M0 0a5 5 0 1 0 5 5");
  expect(stroke?.vertices[0]?.bulge).toBeCloseTo(Math.tan((3 * Math.PI) / 8), 6);
});

test("a curve is read as short lines to its exact end", () => {
  const [stroke] = readPath("M0 0c3-8 6-8 9 0");
  expect(stroke?.vertices).toHaveLength(9);
  expect(stroke?.vertices.at(-1)).toEqual({ x: 9, y: 0, bulge: 0 });
  expect(stroke?.vertices[4]).toEqual({ x: 4.5, y: -6, bulge: 0 });
});

test.each(Object.entries(SYMBOLS))(
  "the symbol %s is read completely: it starts and ends on its conductor",
  (_, data) => {
    const places = readPath(data).flatMap(({ vertices }) => vertices);
    expect(JSON.stringify(places)).not.toContain("null");
    expect(Math.min(...places.flatMap(({ x, y }) => [x, y]))).toBe(-20);
  },
);
