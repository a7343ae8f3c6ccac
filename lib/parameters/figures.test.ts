import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import { figuresIn } from "./figures";
import { convert, isUnit, UNIT_NAMES } from "./units";

test.each([
  ["450 V", [[450, "V"]]],
  [
    "AC 400 V（-20%~+20%），50/60 Hz",
    [
      [400, "V"],
      [-20, "%"],
      [20, "%"],
      [50, "Hz"],
      [60, "Hz"],
    ],
  ],
  [
    "10（5+5）、15（10+5）kvar",
    [
      [10, "kvar"],
      [5, "kvar"],
      [5, "kvar"],
      [15, "kvar"],
      [10, "kvar"],
      [5, "kvar"],
    ],
  ],
  [
    "-25~+55 ℃，海拔≤2000 m",
    [
      [-25, "℃"],
      [55, "℃"],
      [2000, "m"],
    ],
  ],
  [
    "±0.5%",
    [
      [-0.5, "%"],
      [0.5, "%"],
    ],
  ],
  ["4路NTC", [[4, "路"]]],
  ["≥100万次", [[100, "万次"]]],
  [
    "0.2-0.5(60)A",
    [
      [0.2, "A"],
      [0.5, "A"],
      [60, "A"],
    ],
  ],
  [
    "cosφ 0.90~0.99，延时1~999 s",
    [
      [0.9, ""],
      [0.99, ""],
      [1, "s"],
      [999, "s"],
    ],
  ],
  [
    "30 mA~3 A可设",
    [
      [30, "mA"],
      [3, "A"],
    ],
  ],
  ["AC-6b、Modbus", [[6, ""]]],
  ["无", []],
] as const)("%s is read number by number, each with its unit", (text, expected) =>
  expect(figuresIn(text).map(({ value, unit }) => [value, unit])).toEqual(expected),
);

test("all texts of the catalogue are read without NaN or unknown units", () => {
  const texts = products.flatMap((product) => product.parameters.flatMap((line) => line.text ?? []));
  const figures = texts.flatMap(figuresIn);
  expect(figures).not.toEqual([]);
  expect(figures.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
  expect(figures.filter(({ unit }) => unit !== "" && !isUnit(unit))).toEqual([]);
});

test("all minus signs are understood", () => {
  expect(figuresIn("−25~+60 ℃")).toEqual(figuresIn("-25~+60 ℃"));
});

test("any number with any unit is read as written", () => {
  for (const unit of UNIT_NAMES)
    for (const value of [0, 1, 7.5, 33.3, 450, 100_000, -25])
      expect(figuresIn(`约${value} ${unit}`)).toEqual([{ value, unit }]);
});

test("converting a figure to another unit and back gives the same; other dimensions are not converted", () => {
  for (const from of UNIT_NAMES)
    for (const to of UNIT_NAMES)
      for (const value of [0, 0.1, 33.3, 1250]) {
        const there = convert(value, from, to);
        if (there !== undefined) expect(convert(there, to, from)).toBeCloseTo(value, 9);
      }
  expect([
    convert(3, "A", "mA"),
    convert(10, "kV", "V"),
    convert(100, "µs", "ms"),
    convert(100, "万次", "次"),
  ]).toEqual([3000, 10_000, 0.1, 1_000_000]);
  expect([convert(1, "A", "V"), convert(1, "W", "VA"), convert(1, "V", "伏")]).toEqual(
    Array(3).fill(undefined),
  );
});

test("a minimum or maximum is marked", () => {
  expect(figuresIn("≤10 ms，机械寿命不小于30万次，母线不大于60 K")).toEqual([
    { value: 10, unit: "ms", bound: "max" },
    { value: 30, unit: "万次", bound: "min" },
    { value: 60, unit: "K", bound: "max" },
  ]);
});

test("an exclusive bound is marked: ＜100 µs is not ≤100 µs", () => {
  expect(figuresIn("＜100 µs，>5 s")).toEqual([
    { value: 100, unit: "µs", bound: "max", isExclusive: true },
    { value: 5, unit: "s", bound: "min", isExclusive: true },
  ]);
});

test("ends of a range are distinguished from single figures", () => {
  const ends = (text: string) => figuresIn(text).map(({ value, end }) => [value, end]);
  expect(ends("-5%~+5%，30 mA~3 A，φ76~φ116 mm")).toEqual([
    [-5, "min"],
    [5, "max"],
    [30, "min"],
    [3, "max"],
    [76, "min"],
    [116, "max"],
  ]);
  expect(ends("10、20、30 kvar，1.5(6) A")).toEqual([10, 20, 30, 1.5, 6].map((value) => [value, undefined]));
});
