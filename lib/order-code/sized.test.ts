import { expect, test } from "vitest";
import { orderCodeShape } from "./shape";
import { codeOfFigures, sizedCodes } from "./sized";

const number = (unit: string, ...numbers: number[]) => ({
  ...{ kind: "number", name: unit, before: "-", unit, numbers },
});
const grammar = (...parts: object[]) => orderCodeShape.parse({ head: "LH-A", parts });

test("each size has its code, with no option that nobody asked for", () => {
  const option = {
    ...{ kind: "choice", name: "通信", before: "-", absent: { meaning: "无" } },
    options: [{ code: "4G", meaning: "4G" }],
  };
  const codes = sizedCodes(grammar(number("V", 480), number("kvar", 30, 50), option), "LH-A-480-30-4G");
  expect(codes).toEqual([
    { size: 30, code: "LH-A-480-30" },
    { size: 50, code: "LH-A-480-50" },
  ]);
  expect(codeOfFigures(codes, { size: 50, volts: 480 })).toBe("LH-A-480-50");
  expect(codeOfFigures(codes, { size: 40, volts: 480 })).toBeUndefined();
});

test("what must be chosen stays as in the example", () => {
  const wires = {
    ...{ kind: "choice", name: "接线", before: "-" },
    options: [
      { code: "3L", meaning: "三相三线" },
      { code: "4L", meaning: "三相四线" },
    ],
  };
  const [first] = sizedCodes(grammar(number("A", 50), wires), "LH-A-50-4L");
  expect(first?.code).toBe("LH-A-50-4L");
});

test("capacities that are switched one by one count by their sum", () => {
  const steps = { kind: "steps", name: "两路", before: "-", unit: "kvar", sums: ["10+10", "20+10"] };
  expect(sizedCodes(grammar(number("V", 450), steps), "LH-A-450-20+10")).toEqual([
    { size: 20, code: "LH-A-450-10+10" },
    { size: 30, code: "LH-A-450-20+10" },
  ]);
});

test("voltage and reactor are the calculation's, and never what does not go together", () => {
  const parts = [number("V", 480, 525), number("kvar", 40, 60), number("%", 7, 14)];
  const rule = { when: { V: ["480"] }, only: { "%": ["7"] }, says: "480 V只配7%" };
  const codes = sizedCodes(orderCodeShape.parse({ head: "LH-A", parts, rules: [rule] }), "LH-A-480-40-7");
  expect(codeOfFigures(codes, { size: 60, volts: 525, percent: 14 })).toBe("LH-A-525-60-14");
  expect(codeOfFigures(codes, { size: 60, volts: 480, percent: 7 })).toBe("LH-A-480-60-7");
  expect(codeOfFigures(codes, { size: 60, volts: 480, percent: 14 })).toBeUndefined();
});

test("a voltage that the calculation does not say is not made up", () => {
  const codes = sizedCodes(grammar(number("V", 480, 525), number("kvar", 30)), "LH-A-480-30");
  expect(codeOfFigures(codes, { size: 30 })).toBeUndefined();
  expect(sizedCodes(grammar(number("V", 480)), "LH-A-480")).toEqual([]);
  expect(sizedCodes(grammar(number("kV", 6, 10), number("kvar", 30)), "LH-A-10-30")).toEqual([]);
});
