import { describe, expect, test } from "vitest";
import { isOption, optionSpan, optionText, orderedOptions, readSpan, withBothEnds } from "./option";

const volts = { kind: "list", unit: "V", choices: [] as string[] } as const;

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
    expect(optionText({ kind: "list", unit: "路", choices: [] }, "4")).toBe("4路");
    expect(optionText({ kind: "choice", unit: "", choices: [] }, "RS485")).toBe("RS485");
  });

  test("says of a band that begins where another ends that the border is not in it", () => {
    const choices = ["..50", "50..100", "100..", "1..4", "12"];
    const amperes = { kind: "list", unit: "A", choices } as const;
    expect(choices.map((option) => optionText({ ...amperes, choices }, option))).toEqual([
      "≤50 A",
      "＞50~100 A",
      "＞100 A",
      "1~4 A",
      "12 A",
    ]);
    expect(optionSpan("50..100", choices)).toEqual({ min: 50, max: 100, isAbove: true });
    // Not among the options, but beside a band that ends there.
    expect(optionText({ ...amperes, choices }, "50..80")).toBe("50~80 A");
    expect(optionText({ kind: "list", unit: "V", choices: ["..1000", "1000..6000"] }, "1000..6000")).toBe(
      "＞1~6 kV",
    );
  });

  test("is written so that both its ends are in, where that is asked", () => {
    const choices = ["..7.5", "7.5..50", "50.."];
    expect(["50..", "7.5..50", "..7.5", "50..60"].map((option) => withBothEnds(option, choices))).toEqual([
      "50.0..",
      "7.50..50",
      "..7.5",
      "50..60",
    ]);
    expect(optionText({ kind: "list", unit: "A", choices }, "50.0..")).toBe("≥50 A");
    expect(optionSpan("7.50..50", choices)).toEqual({ min: 7.5, max: 50 });
  });

  test("stands among the others in rising order where it is a figure, else where editors have put it", () => {
    const figures = ["40..", "100", "..20", "48", "20..40", "-5", "9"];
    expect(orderedOptions({ kind: "list", choices: figures }, figures)).toEqual([
      "..20",
      "-5",
      "9",
      "20..40",
      "40..",
      "48",
      "100",
    ]);
    expect(orderedOptions({ kind: "choice", choices: ["5 A", "1 A"] }, ["1 A", "5 A"])).toEqual([
      "5 A",
      "1 A",
    ]);
  });

  test("says of a range which end it reaches", () => {
    const degrees = { kind: "range", unit: "℃", choices: [] as string[] } as const;
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
