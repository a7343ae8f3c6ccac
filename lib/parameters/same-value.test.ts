import { expect, test } from "vitest";
import type { Parameter, Value } from "./parameter";
import { isSameValue } from "./same-value";
import { value } from "./test-values";

const VOLTAGE = { kind: "list", unit: "V", field: "" } as const;
const CLASS = { kind: "choice", unit: "", field: "" } as const;
type Kind = Pick<Parameter, "kind" | "unit" | "field">;

const figure = (number: number, condition = "") => value({ min: number, max: number, condition });
const span = (min: number, max: number) => value({ min, max });
const choice = (name: string, condition = "") => value({ choice: name, condition });

test.each<[string, Kind, string, Value[], string, Value[]]>([
  ["additional text of one product", VOLTAGE, "AC 400 V，50 Hz", [figure(400)], "AC 400 V", [figure(400)]],
  ["units counted into each other", VOLTAGE, "10 kV", [figure(10_000)], "10000 V", [figure(10_000)]],
  [
    "the order of several",
    VOLTAGE,
    "480、525 V",
    [figure(480), figure(525)],
    "525、480 V",
    [figure(525), figure(480)],
  ],
  [
    "other names of a choice",
    CLASS,
    "0.2级（电压电流）",
    [choice("0.2级")],
    "电压、电流0.2级",
    [choice("0.2级")],
  ],
  [
    "another voltage that the data leave out",
    VOLTAGE,
    "AC 220 V或85~265 V",
    [span(85, 265)],
    "85~265 V",
    [span(85, 265)],
  ],
])("equal: %s", (_what, kind, a, ofA, b, ofB) => {
  expect(isSameValue(kind, { texts: [a], values: ofA }, { texts: [b], values: ofB })).toBe(true);
  expect(isSameValue(kind, { texts: [b], values: ofB }, { texts: [a], values: ofA })).toBe(true);
});

test.each<[string, Kind, string, Value[], string, Value[]]>([
  ["other figures", VOLTAGE, "AC 400 V", [figure(400)], "AC 690 V", [figure(690)]],
  [
    "a list of which the other has a part",
    VOLTAGE,
    "480、525 V",
    [figure(480), figure(525)],
    "480 V",
    [figure(480)],
  ],
  ["a list and a range", VOLTAGE, "10、30 V", [figure(10), figure(30)], "10~30 V", [span(10, 30)]],
  [
    "additional figures of both products",
    VOLTAGE,
    "85~265 V，≤3 VA",
    [span(85, 265)],
    "85~265 V，≤5 VA",
    [span(85, 265)],
  ],
  [
    "a choice that is an option",
    CLASS,
    "RS485",
    [choice("RS485")],
    "RS485（选配）",
    [choice("RS485", "选配")],
  ],
  ["words that are no data", VOLTAGE, "按电抗率", [], "480 V", [figure(480)]],
  [
    "sentences of the product",
    { ...CLASS, field: "displaymode" },
    "三排四位LED",
    [choice("LED数码管")],
    "四位LED",
    [choice("LED数码管")],
  ],
])("not equal: %s", (_what, kind, a, ofA, b, ofB) => {
  expect(isSameValue(kind, { texts: [a], values: ofA }, { texts: [b], values: ofB })).toBe(false);
  expect(isSameValue(kind, { texts: [b], values: ofB }, { texts: [a], values: ofA })).toBe(false);
});
