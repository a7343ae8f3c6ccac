import { expect, test } from "vitest";
import { read } from "./find";
import { ratedKvar } from "./ratings";
import { orderCodeShape } from "./shape";

const kvarOf = (typed: string, ...parts: object[]) => {
  const grammar = orderCodeShape.parse({ head: "LH-ZC", parts });
  return ratedKvar(grammar, read({ id: 1, model: "LH-ZC", grammar }, typed).choices);
};
const volts = { kind: "number", name: "电压", before: "/", unit: "V", numbers: [450] };
const capacity = { kind: "number", name: "容量", before: "-", unit: "kvar", numbers: [40] };
const steps = { kind: "steps", name: "容量", before: "-", unit: "kvar", sums: ["20+10"] };
const groups = { kind: "number", name: "组数", before: "-", unit: "组", range: { min: 1, max: 8, step: 1 } };

test("the capacity of a code is that of all steps and groups together, and unknown if the code does not tell it", () => {
  expect(kvarOf("LH-ZC/450-40", volts, capacity)).toBe(40);
  expect(kvarOf("LH-ZC/450-20+10", volts, steps)).toBe(30);
  expect(kvarOf("LH-ZC-40-4", capacity, groups)).toBe(160);
  expect(kvarOf("LH-ZC/450", volts)).toBeUndefined();
  expect(kvarOf("LH-ZC/450-99", volts, capacity)).toBeUndefined();
});
