import { expect, test } from "vitest";
import { formatted } from "./answer";
import { conditionsText, exampleFields, type Field, rawOf, readFields, readNumber } from "./fields";

const FIELDS: readonly Field[] = [
  { kind: "number", name: "p", label: "负荷", unit: "kW", min: 1, max: 1000, initial: "100" },
  { kind: "number", name: "fee", label: "电费", unit: "元", min: 0, max: 9, initial: "", isOptional: true },
  {
    kind: "choice",
    name: "u",
    label: "电压",
    options: [
      { value: "400", label: "0.4 kV" },
      { value: "690", label: "0.69 kV" },
    ],
  },
];

test.each([
  ["12.5", 12.5],
  [" 1,200 ", 1200],
  ["1，200，000.5", 1_200_000.5],
  ["1 200", 1200],
  ["12,5", undefined],
  ["0,75", undefined],
  ["1,20", undefined],
  ["1,2000", undefined],
  ["１２０", 120],
  [".5", 0.5],
  ["-3", -3],
  ["1e300", undefined],
  ["NaN", undefined],
  ["0x10", undefined],
  ["1.2.3", undefined],
  ["9".repeat(400), undefined],
  ["", undefined],
])("%j is parsed as %s", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each([
  ["", "请填写负荷"],
  ["abc", "负荷只能填数字，例如 120"],
  ["12,5", "负荷的小数点写作“.”，例如 12.5"],
  ["0", "负荷应在 1~1000 kW 之间"],
  ["1001", "负荷应在 1~1000 kW 之间"],
])("%j in a field gets its own message", (text, sentence) => {
  const { numbers, faults } = readFields(FIELDS, { p: text, fee: "", u: "" });
  expect(faults).toEqual({ p: sentence });
  expect(numbers).toEqual({});
});

test("a missing parameter gives the example, an optional field is empty, an unknown choice gives the first", () => {
  expect(rawOf(FIELDS, { u: "690" })).toEqual({ p: "100", fee: "", u: "690" });
  expect(readFields(FIELDS, { p: "5", fee: "", u: "x" })).toEqual({
    numbers: { p: 5 },
    choices: { u: "400" },
    faults: {},
  });
});

test("numbers are formatted without trailing zeros", () => {
  expect([
    formatted(2.5),
    formatted(3),
    formatted(0.05, 2),
    formatted(-750, 0),
    formatted(-0.01),
    formatted(100, 0),
  ]).toEqual(["2.5", "3", "0.05", "−750", "0", "100"]);
});

test("fields with the number of the example are named until a visitor types in them, even the same number", () => {
  const raw = rawOf(FIELDS, {});
  expect(exampleFields(FIELDS, raw, [])).toEqual(["p"]);
  expect(exampleFields(FIELDS, raw, ["p"])).toEqual([]);
  expect(exampleFields(FIELDS, { ...raw, p: "6" }, [])).toEqual([]);
});

test("the unit of a field follows the choice before it, in conditions and in faults", () => {
  const unit = { after: "by", each: { a: "A", kw: "kW" } };
  const fields: Field[] = [
    {
      kind: "choice",
      name: "by",
      label: "单位",
      options: ["a", "kw"].map((value) => ({ value, label: value })),
    },
    { kind: "number", name: "x", label: "负荷", unit, min: 1, max: 10, initial: "5" },
  ];
  expect(conditionsText(fields.slice(1), { by: "kw", x: "5" })).toBe("负荷 5 kW");
  expect(conditionsText(fields.slice(1), { x: "5" })).toBe("负荷 5 A");
  expect(readFields(fields, { by: "kw", x: "11" }).faults.x).toBe("负荷应在 1~10 kW 之间");
});

test("conditions are readable text without empty fields", () => {
  expect(conditionsText(FIELDS, { p: "5", fee: "", u: "400" })).toBe("负荷 5 kW，电压 0.4 kV");
});
