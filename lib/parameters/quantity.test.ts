import { expect, test } from "vitest";
import { readQuantity } from "./quantity";
import { readSteps } from "./steps";
import { isUnit, UNIT_NAMES } from "./units";

test.each([
  ["450 V", { numbers: [450], unit: "V" }],
  ["AC 400、450、525 V", { numbers: [400, 450, 525], unit: "V" }],
  ["0~50 ℃", { min: 0, max: 50, unit: "℃" }],
  ["-25~+55 ℃", { min: -25, max: 55, unit: "℃" }],
  ["±0.5 %", { min: -0.5, max: 0.5, unit: "%" }],
  ["-5%~+10%", { min: -5, max: 10, unit: "%" }],
  ["5/10/15 kvar", { numbers: [5, 10, 15], unit: "kvar" }],
  ["≤10 ms", { numbers: [10], unit: "ms" }],
  ["≥100万次", { numbers: [100], unit: "万次" }],
  ["0.80~1.00", { min: 0.8, max: 1, unit: "" }],
])("%s is a quantity", (text, expected) => expect(readQuantity(text)).toEqual(expected));

test.each([
  "",
  "V",
  "450 伏",
  "450 V系统",
  "按支路定制",
  "20+20 kvar",
  "100/5、150/5 A",
  "5 kvar（单路）",
  "1.5(6) A",
  "IP20",
])("%j is not a quantity", (text) => expect(readQuantity(text)).toBeUndefined());

test("spans and sets with any unit are parsed as written, never with NaN or reversed ends", () => {
  for (const unit of UNIT_NAMES)
    for (const [low, high] of [
      [-40, 70],
      [0, 0.5],
      [1, 1],
      [12.5, 1500],
    ] as const) {
      const span = readQuantity(`${low}~${high} ${unit}`);
      expect(span).toEqual({ min: low, max: high, unit });
      expect(isUnit(span?.unit ?? "") && Number(span?.min) <= Number(span?.max)).toBe(true);
      expect(readQuantity(`${low}/${high} ${unit}`)).toEqual({ numbers: [low, high], unit });
    }
});

test("20+20 is two steps with a total of 40; sums that do not match are rejected", () => {
  expect(readSteps("20+20")).toEqual({ steps: [20, 20], total: 40 });
  expect(readSteps("12.5+12.5+25")).toEqual({ steps: [12.5, 12.5, 25], total: 50 });
  expect(["20", "20+", "+20", "20+a", "", "20 + 20"].map(readSteps)).toEqual(Array(6).fill(undefined));
});
