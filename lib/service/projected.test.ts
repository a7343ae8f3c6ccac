import { expect, test } from "vitest";
import { projected } from "./projected";

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

/** Great-circle distance. */
function kilometres([a, b]: [number, number], [c, d]: [number, number]): number {
  const [from, to] = [b * RADIANS, d * RADIANS];
  const angle = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos((c - a) * RADIANS);
  return EARTH_KM * Math.acos(angle);
}

test.each<[string, from: [number, number], to: [number, number]]>([
  ["Beijing and Shanghai", [116.41, 39.9], [121.47, 31.23]],
  ["Ürümqi and Guangzhou", [87.62, 43.83], [113.26, 23.13]],
  ["Harbin and Kunming", [126.53, 45.8], [102.83, 24.88]],
])("%s have the same distance on the map as on the earth, within 3 %", (_, from, to) => {
  const [one, other] = [projected(...from), projected(...to)];
  const drawn = EARTH_KM * Math.hypot(one.x - other.x, one.y - other.y);
  expect(Math.abs(drawn / kilometres(from, to) - 1)).toBeLessThan(0.03);
});

test("north is up and east is right", () => {
  const middle = projected(105, 36);
  expect([middle.x, middle.y]).toEqual([0, 0]);
  expect(projected(105, 40).y).toBeLessThan(0);
  expect(projected(110, 36).x).toBeGreaterThan(0);
});
