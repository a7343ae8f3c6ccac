import { expect, test } from "vitest";
import { type ParameterData, toFileParameter } from "./shape";

const value = (part: Partial<ParameterData["values"][number]>) => ({
  ...{ min: null, max: null, choice: "", condition: "" },
  ...part,
});
const parameter = { key: "k", name: "名称", text: "原文", unit: "" };
const written = (...values: ParameterData["values"]) => {
  const { value: single, min, max } = toFileParameter({ ...parameter, values }, "list");
  return {
    ...(single !== undefined && { single }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
};

test.each([
  ["a single figure is the value", [value({ min: 450, max: 450 })], { single: 450 }],
  ["a single choice is the value", [value({ choice: "RS485" })], { single: "RS485" }],
  ["zero is a figure, too", [value({ min: 0, max: 0 })], { single: 0 }],
  ["a range has its ends", [value({ min: -25, max: 55 })], { min: -25, max: 55 }],
  [
    "steps have the least and the greatest",
    [10, 40, 20].map((n) => value({ min: n, max: n })),
    { min: 10, max: 40 },
  ],
  ["without an upper end there is no maximum", [value({ min: 30 })], { min: 30 }],
  ["several choices stand in the values alone", [value({ choice: "RS485" }), value({ choice: "4G" })], {}],
  ["words alone have no data", [], {}],
])("%s", (_name, values, expected) => {
  expect(written(...values)).toEqual(expected);
});

test("a parameter has its unit in the file, or no field for it", () => {
  expect(toFileParameter({ ...parameter, values: [] }, "list")).not.toHaveProperty("unit");
  expect(toFileParameter({ ...parameter, unit: "V", values: [] }, "list")).toMatchObject({ unit: "V" });
});

test("a bound is marked as a minimum or maximum, for a single value and for all", () => {
  const bounded = (...values: ParameterData["values"]) => {
    const { bound, values: own } = toFileParameter({ ...parameter, values }, "list");
    return [bound, ...own.map((each) => each.bound)];
  };
  expect(bounded(value({ max: 10 }))).toEqual(["max", "max"]);
  expect(bounded(value({ min: 95 }))).toEqual(["min", "min"]);
  expect(bounded(value({ max: 0.1, condition: "瞬时" }), value({ max: 10 }))).toEqual(["max", "max", "max"]);
  expect(bounded(value({ max: 10 }), value({ min: 5, max: 5 }))).toEqual([undefined, "max", undefined]);
  expect(bounded(value({ min: 5, max: 9 }))).toEqual([undefined, undefined]);
});

test("a list of figures is not a range, and is marked as a list; ranges and choices are not lists", () => {
  const listOf = (...values: ParameterData["values"]) =>
    toFileParameter({ ...parameter, values }, "list").list;
  expect(listOf(...[10, 20, 30, 20].map((n) => value({ min: n, max: n })))).toEqual([10, 20, 30]);
  expect(listOf(value({ min: 10, max: 30 }))).toBeUndefined();
  expect(listOf(value({ min: 10, max: 10 }))).toBeUndefined();
  expect(listOf(value({ min: 10, max: 10 }), value({ max: 5 }))).toBeUndefined();
  expect(listOf(value({ choice: "甲" }), value({ choice: "乙" }))).toBeUndefined();
});

test("yes or no is a boolean; options and exclusive bounds are marked, and nothing else is", () => {
  const yes = [value({ choice: "是" })];
  expect(toFileParameter({ ...parameter, values: yes }, "yesno").value).toBe(true);
  expect(toFileParameter({ ...parameter, values: [value({ choice: "否" })] }, "yesno").value).toBe(false);
  expect(toFileParameter({ ...parameter, values: yes }, "choice").value).toBe("是");
  const [optional, open, plain] = toFileParameter(
    {
      ...parameter,
      values: [
        value({ choice: "4G", condition: "选配", optional: true }),
        value({ max: 100, exclusive: true }),
        value({ min: 5, max: 5, optional: false, exclusive: false }),
      ],
    },
    "list",
  ).values;
  expect([optional?.optional, open?.exclusive]).toEqual([true, true]);
  expect(plain).toEqual(value({ min: 5, max: 5 }));
});
