import { expect, test } from "vitest";
import type { ParameterData } from "@/lib/catalogue/shape";
import { parameterProperties } from "./parameter-properties";

type Value = ParameterData["values"][number];
const value = (own: Partial<Value>): Value => ({ min: null, max: null, choice: "", condition: "", ...own });
const single = (figure: number, condition = "") => value({ min: figure, max: figure, condition });
const saying = (unit: string, values: Value[], text = "原文") =>
  parameterProperties({ key: "k", name: "参数", text, unit, values }).map(
    ({ "@type": type, name, ...said }) => {
      expect([type, name]).toEqual(["PropertyValue", "参数"]);
      return said;
    },
  );

test.each<[string, string, Value[], object[]]>([
  ["a figure with the code of its unit", "V", [single(450)], [{ value: 450, unitCode: "VLT" }]],
  ["several figures at once", "kvar", [single(10), single(20)], [{ value: [10, 20], unitCode: "KVR" }]],
  ["a span", "℃", [value({ min: -25, max: 55 })], [{ minValue: -25, maxValue: 55, unitCode: "CEL" }]],
  ["a span that is open on one side", "%", [value({ max: 5 })], [{ maxValue: 5, unitCode: "P1" }]],
  ["a unit without a code as text", "万次", [single(100)], [{ value: 100, unitText: "万次" }]],
  ["a figure without a unit", "", [value({ min: 0.9, max: 0.99 })], [{ minValue: 0.9, maxValue: 0.99 }]],
  ["choices", "", [value({ choice: "RS485" }), value({ choice: "4G" })], [{ value: ["RS485", "4G"] }]],
  ["the text if there are no values", "", [], [{ value: "原文" }]],
  [
    "a separate property for a condition",
    "A",
    [single(5), single(1, "选配")],
    [
      { value: 5, unitCode: "AMP" },
      { value: 1, unitCode: "AMP", description: "选配" },
    ],
  ],
])("data has %s", (_what, unit, values, said) => expect(saying(unit, values)).toEqual(said));
