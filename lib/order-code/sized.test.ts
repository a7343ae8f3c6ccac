import { expect, test } from "vitest";
import { orderCodeShape } from "./shape";
import { codesBySize } from "./sized";

const voltage = (...numbers: number[]) => ({ kind: "number", name: "电压", before: "/", unit: "V", numbers });
const grammar = (...parts: object[]) => orderCodeShape.parse({ head: "LH-A", parts });

test("each size has its code, everything else as in the example", () => {
  const sizes = { kind: "number", name: "容量", before: "-", unit: "kvar", numbers: [30, 50] };
  const option = {
    ...{ kind: "choice", name: "通信", before: "-", absent: { meaning: "无" } },
    options: [{ code: "4G", meaning: "4G" }],
  };
  expect(codesBySize(grammar(voltage(480), sizes, option), "LH-A/480-30-4G")).toEqual({
    30: "LH-A/480-30-4G",
    50: "LH-A/480-50-4G",
  });
});

test("capacities that are switched one by one count by their sum", () => {
  const steps = { kind: "steps", name: "两路", before: "-", unit: "kvar", sums: ["10+10", "20+10"] };
  expect(codesBySize(grammar(voltage(450), steps), "LH-A/450-20+10")).toEqual({
    20: "LH-A/450-10+10",
    30: "LH-A/450-20+10",
  });
});

test("where the voltage is open too, or there is no size, no code is made up", () => {
  const sizes = { kind: "number", name: "容量", before: "-", unit: "kvar", numbers: [30] };
  expect(codesBySize(grammar(voltage(480, 525), sizes), "LH-A/480-30")).toEqual({});
  expect(codesBySize(grammar(voltage(480)), "LH-A/480")).toEqual({});
});
