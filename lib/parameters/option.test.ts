import { describe, expect, test } from "vitest";
import { isOption, optionText, readSpan } from "./option";

const volts = { kind: "list", unit: "V", choices: [] } as const;

describe("an option of a filter", () => {
  test.each([
    ["450", { min: 450, max: 450 }],
    ["7.5", { min: 7.5, max: 7.5 }],
    ["-40", { min: -40, max: -40 }],
    ["10..40", { min: 10, max: 40 }],
    ["..40", { min: -Infinity, max: 40 }],
    ["40..", { min: 40, max: Infinity }],
  ])("%s is a span", (option, span) => {
    expect(readSpan(option)).toEqual(span);
  });

  test.each([
    "",
    "..",
    "40..10",
    "1e3",
    "NaN",
    "Infinity",
    "1...2",
    "０",
    "450 V",
    "9".repeat(30),
    "1,2",
    "--1",
  ])("%j is none", (option) => {
    expect(readSpan(option)).toBeUndefined();
    expect(isOption({ ...volts, choices: [] }, option)).toBe(false);
  });

  test("is read by people with its unit", () => {
    expect(["450", "10..40", "..40", "40.."].map((option) => optionText(volts, option))).toEqual([
      "450 V",
      "10~40 V",
      "≤40 V",
      "≥40 V",
    ]);
    expect(optionText(volts, "10000")).toBe("10 kV");
    expect(optionText({ kind: "list", unit: "路" }, "4")).toBe("4路");
    expect(optionText({ kind: "choice", unit: "" }, "RS485")).toBe("RS485");
  });

  test("says of a range which end it reaches", () => {
    const degrees = { kind: "range", unit: "℃" } as const;
    expect(["-25", "55", "-10..40"].map((option) => optionText(degrees, option))).toEqual([
      "可低至 −25 ℃",
      "可高至 55 ℃",
      "−10~40 ℃",
    ]);
  });

  test("of a choice is one of those that there are", () => {
    const communication = { kind: "choice", choices: ["RS485", "4G"] } as const;
    expect(isOption({ ...communication, choices: [...communication.choices] }, "4G")).toBe(true);
    expect(isOption({ ...communication, choices: [...communication.choices] }, "5G")).toBe(false);
  });
});
