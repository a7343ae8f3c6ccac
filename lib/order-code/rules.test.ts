import { expect, test } from "vitest";
import { conflictsOf } from "./rules";
import type { Rule } from "./shape";

const part = (name: string) => ({ name });
const ruled: { parts: { name: string }[]; rules: Rule[] } = {
  parts: [part("窗口"), part("电流"), part("级")],
  rules: [
    { when: { 窗口: ["24"] }, only: { 电流: ["100", "200"] }, says: "φ24到200 A" },
    { when: { 级: ["0.5"] }, only: { 电流: ["200", "800"] }, says: "0.5级从200 A起" },
    { sum: ["窗口", "电流"], min: 0, max: 900, says: "合计" },
  ],
};

const conflicts = (choices: string[], at: number, codes: string[]) =>
  codes.map((code) => conflictsOf(ruled, choices, at, code));

test("a code that conflicts with earlier choices names them", () => {
  expect(conflicts(["24", "800", "0.5"], 1, ["100", "200", "800"])).toEqual([[], [], [0]]);
  expect(conflicts(["80", "100", ""], 2, ["", "0.5", "1"])).toEqual([[], [1], []]);
  expect(conflicts(["120", "100", ""], 1, ["100", "800"])).toEqual([[], [0]]);
});

test("an earlier part can be changed, whatever was chosen after it", () => {
  expect(conflicts(["80", "800", "0.5"], 0, ["24", "80", "120"])).toEqual([[], [], []]);
});

test("a conflict between other parts is not reported for this part", () => {
  expect(conflicts(["24", "800", "0.5"], 2, ["0.5", "1"])).toEqual([[], []]);
});
