import { expect, test } from "vitest";
import type { Register } from "./map";
import { hexOf } from "./types";
import { codesOf, lastOf, limitsOf, noteWords, rangeWords, scaleWords, seriesWords } from "./words";

const register = (fields: Partial<Register> = {}): Register => ({
  ...{ address: 256, name: "电压", symbol: "U", type: "UINT16", scale: 0.1, unit: "V", access: "R" },
  ...fields,
});

test("a register is read by 03 and 04; a value of two registers is only written by 16", () => {
  expect(codesOf(register())).toEqual(["03", "04"]);
  expect(codesOf(register({ access: "R/W" }))).toEqual(["03", "06", "16"]);
  expect(codesOf(register({ access: "R/W", type: "INT32" }))).toEqual(["03", "16"]);
  expect(codesOf(register({ access: "W" }))).toEqual(["06", "16"]);
});

test("explicit limits are shown, else those of the type", () => {
  expect(limitsOf(register())).toEqual({ min: 0, max: 6553.5 });
  expect(limitsOf(register({ type: "INT16" }))).toEqual({ min: -3276.8, max: 3276.7 });
  expect(limitsOf(register({ type: "INT32", scale: 0.0001 }))).toEqual({
    min: -214_748.3648,
    max: 214_748.3647,
  });
  expect(limitsOf(register({ max: 750 }))).toEqual({ min: 0, max: 750 });
  expect(limitsOf(register({ scale: 1, values: { "1": "启动", "3": "复位" } }))).toEqual({ min: 1, max: 3 });
  expect(limitsOf(register({ scale: 1, bits: ["过压", "欠压"] }))).toEqual({ min: 0, max: 3 });
  expect(
    [register({ max: 750 }), register({ type: "INT16" }), register({ type: "FLOAT32" })].map(rangeWords),
  ).toEqual(["0~750", "−3276.8~3276.7", ""]);
});

test("a series shows its numbers and covers all their addresses", () => {
  const energies = register({ type: "UINT32", series: { from: 2, count: 30, word: "次" } });
  expect([seriesWords(energies), lastOf(energies), lastOf(register())]).toEqual(["第 2~31 次", 315, 256]);
});

test("the meaning of values and bits is before the note, the scale beside the unit", () => {
  expect(noteWords(register({ values: { "0": "停止", "1": "运行" }, note: "上电为 0" }))).toBe(
    "0 停止，1 运行。上电为 0",
  );
  expect(noteWords(register({ bits: ["过压", "欠压"] }))).toBe("bit0 过压，bit1 欠压");
  expect([scaleWords(register()), scaleWords({ scale: 1, unit: "A" }), scaleWords({ scale: 0.01 })]).toEqual([
    ...["×0.1 V", "A", "×0.01"],
  ]);
  expect([hexOf(256), hexOf(2, 2)]).toEqual(["0100H", "02H"]);
});
