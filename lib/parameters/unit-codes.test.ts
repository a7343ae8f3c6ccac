import { expect, test } from "vitest";
import { readContent } from "@/db/commands/read-content";
import { TEXT_UNITS, UNIT_CODES } from "./unit-codes";
import { UNIT_NAMES } from "./units";

test("every unit has a code or is a word, and not both", () => {
  expect([...Object.keys(UNIT_CODES), ...TEXT_UNITS].toSorted()).toEqual(UNIT_NAMES.toSorted());
});

test("no two units share a code", () => {
  const codes = Object.values(UNIT_CODES);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[A-Z0-9]{2,3}$/.test(code))).toEqual([]);
});

test("every unit of the shipped dictionary is one of them", () => {
  const units = readContent("db/content").parameters.map(({ unit }) => unit);
  const known = ["", ...Object.keys(UNIT_CODES), ...TEXT_UNITS];
  expect(units.filter((unit) => unit !== undefined && !known.includes(unit))).toEqual([]);
});
