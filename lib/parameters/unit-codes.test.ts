import { expect, test } from "vitest";
import { TEXT_UNITS, UNIT_CODES } from "./unit-codes";
import { UNIT_NAMES } from "./units";

test("every unit has a code or is a text unit, not both", () => {
  expect([...Object.keys(UNIT_CODES), ...TEXT_UNITS].toSorted()).toEqual(UNIT_NAMES.toSorted());
});

test("no two units share a code", () => {
  const codes = Object.values(UNIT_CODES);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[A-Z0-9]{2,3}$/.test(code))).toEqual([]);
});
