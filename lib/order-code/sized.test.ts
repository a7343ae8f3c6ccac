import { expect, test } from "vitest";
import { content } from "@/db/testing/content";
import { findCode } from "./find";
import { orderCodeShape } from "./shape";
import { codeOfFigures, codePattern, type Figures } from "./sized";

const FIGURE = { V: "volts", kvar: "size", A: "size", "%": "percent" };
const number = (unit: keyof typeof FIGURE, ...numbers: number[]) => ({
  ...{ kind: "number", name: unit, figure: FIGURE[unit], before: "-", unit, numbers },
});
const grammar = (...parts: object[]) => orderCodeShape.parse({ head: "LH-A", parts });
const coded = (own: ReturnType<typeof grammar>, example: string) => {
  const pattern = codePattern(own, example);
  return (figures: Figures) => pattern && codeOfFigures(pattern, figures);
};

test("each size has its code, without options that were not asked for", () => {
  const option = {
    ...{ kind: "choice", name: "通信", before: "-", absent: { meaning: "无" } },
    options: [{ code: "4G", meaning: "4G" }],
  };
  const code = coded(grammar(number("V", 480), number("kvar", 30, 50), option), "LH-A-480-30-4G");
  expect(code({ size: 30 })).toBe("LH-A-480-30");
  expect(code({ size: 50, volts: 480 })).toBe("LH-A-480-50");
  expect(code({ size: 40, volts: 480 })).toBeUndefined();
  expect(code({ size: 50, volts: 450 })).toBeUndefined();
});

test("a part that is required keeps its value from the example", () => {
  const wires = {
    ...{ kind: "choice", name: "接线", before: "-" },
    options: [
      { code: "3L", meaning: "三相三线" },
      { code: "4L", meaning: "三相四线" },
    ],
  };
  expect(coded(grammar(number("A", 50), wires), "LH-A-50-4L")({ size: 50 })).toBe("LH-A-50-4L");
});

test("capacities of separately switched steps count by their sum", () => {
  const steps = {
    kind: "steps",
    name: "两路",
    figure: "size",
    before: "-",
    unit: "kvar",
    sums: ["10+10", "20+10"],
  };
  const code = coded(grammar(number("V", 450), steps), "LH-A-450-20+10");
  expect(code({ size: 20 })).toBe("LH-A-450-10+10");
  expect(code({ size: 30 })).toBe("LH-A-450-20+10");
});

test("voltage and reactance rate follow the calculation, and invalid combinations have no code", () => {
  const parts = [number("V", 480, 525), number("kvar", 40, 60), number("%", 7, 14)];
  const rule = { when: { V: ["480"] }, only: { "%": ["7"] }, says: "480 V只配7%" };
  const code = coded(orderCodeShape.parse({ head: "LH-A", parts, rules: [rule] }), "LH-A-480-40-7");
  expect(code({ size: 60, volts: 525, percent: 14 })).toBe("LH-A-525-60-14");
  expect(code({ size: 60, volts: 480, percent: 7 })).toBe("LH-A-480-60-7");
  expect(code({ size: 60, volts: 480, percent: 14 })).toBeUndefined();
});

test("a figure that the calculation does not determine gives no code", () => {
  expect(coded(grammar(number("V", 480, 525), number("kvar", 30)), "LH-A-480-30")({ size: 30 })).toBe(
    undefined,
  );
  expect(codePattern(grammar(number("V", 480, 525)), "LH-A-480")).toBeUndefined();
});

test("a code with optional parts only is complete without figures or options", () => {
  const input = {
    ...{ kind: "choice", name: "电流", before: "-" },
    options: [{ code: "6A", meaning: "6 A" }],
  };
  const option = { ...number("V", 100, 220), figure: undefined, absent: { meaning: "380 V" } };
  expect(coded(grammar(input, option), "LH-A-6A-100")({})).toBe("LH-A-6A");
  const inputs = { ...input, options: [...input.options, { code: "1A", meaning: "1 A" }] };
  expect(codePattern(grammar(inputs, option), "LH-A-6A")).toBeUndefined();
});

const products = content.products.map(({ id, model, ordercode, code }) => ({
  id,
  model,
  ordercode,
  grammar: orderCodeShape.parse(code),
}));

test.each<[id: number, figures: Figures, code: string | undefined]>([
  [1001, { size: 30, volts: 450, percent: 0 }, "LH-ZCS/450-15+15"],
  [1002, { size: 50, volts: 480, percent: 0 }, "LH-ZCS-G/480-25+25"],
  [1006, { size: 400, steps: 10, mode: "共补" }, "LH-GBJ/400-10-S"],
  [1006, { size: 180, steps: 12, mode: "混补" }, "LH-GBJ/180-12-H"],
  [1006, { size: 400, steps: 13, mode: "共补" }, undefined],
  [1006, { size: 400, mode: "共补" }, undefined],
  [1007, { size: 120, mode: "共补" }, "LH-JPB/120-S"],
  [1008, { size: 900, volts: 10_000, groups: 2, percent: 1 }, "LH-GYZ/10-2×900-1%"],
  [1008, { size: 900, volts: 10_000, groups: 2, percent: 7 }, undefined],
  [1011, { size: 30, volts: 480, percent: 5.67 }, undefined],
  [1013, { size: 60, volts: 525, percent: 14 }, "LH-XCB/525-60-14%-T"],
])("product %s with %j has the order code %s, which is read as that product", (id, figures, code) => {
  const own = products.find((product) => product.id === id);
  if (!own) throw new Error(`no product ${id}`);
  expect(coded(own.grammar, own.ordercode)(figures)).toBe(code);
  if (code) expect(findCode(products, code)?.product.id).toBe(id);
});
