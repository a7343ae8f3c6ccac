import { describe, expect, test } from "vitest";
import { readFields } from "@/lib/tools/fields";
import type { OptionRole } from "@/lib/tools/parameter-roles";
import { meterAnswer } from "./answer";
import { choose } from "./choice";
import { METER_FIELDS } from "./fields";
import type { MeterCandidate } from "./matches";
import { burdenOf, primaryFor, secondaryFor } from "./transformer";

describe("the primary current", () => {
  test.each([
    [179, 250],
    [80, 100],
    [8, 10],
    [10, 12.5],
    [400, 500],
    [1000, 1250],
    [0.1, 10],
    [8000, 10_000],
  ])("for a load of %s A is %s A", (load, primary) => {
    expect(primaryFor(load)).toBe(primary);
  });

  test("is never less than the load needs, never more than a step above, and grows with it", () => {
    for (let load = 0.1; load < 20_000; load *= 1.03) {
      const primary = primaryFor(load);
      expect(primary).toBeGreaterThanOrEqual(load / 0.8 - 1e-6);
      if (load > 8) expect(primary).toBeLessThanOrEqual((load / 0.8) * 1.34);
      expect(primaryFor(load * 1.03)).toBeGreaterThanOrEqual(primary);
    }
  });
});

test("the burden grows with the length of wires, and long ones need 1 A", () => {
  expect(burdenOf(10, 5)).toBeCloseTo(3.94, 2);
  expect(secondaryFor(10)).toMatchObject({ secondary: 5, rated: 5 });
  expect(secondaryFor(100)).toMatchObject({ secondary: 1, rated: 2.5 });
  for (let length = 0; length < 500; length += 5)
    expect(burdenOf(length + 5, 5)).toBeGreaterThan(burdenOf(length, 5));
});

const chosen = (raw: Record<string, string>) =>
  choose(readFields(METER_FIELDS, { sys: "3p4w", by: "a", x: "50", pf: "0.85", len: "10", ...raw }));

test("small loads are connected directly; large ones, panel meters and medium voltage through transformers", () => {
  expect(chosen({}).connection).toBe("direct");
  expect(chosen({ x: "81" }).transformer).toMatchObject({ primary: 125, count: 3 });
  expect(chosen({ mount: "p96" }).transformer).toMatchObject({ primary: 75 });
  expect(chosen({ sys: "3p3w10" }).transformer).toMatchObject({ count: 2 });
  expect(chosen({ by: "kw", x: "100" }).current).toBeCloseTo(178.7, 1);
  expect(chosen({ sys: "1p", by: "kw", x: "11", pf: "1" }).current).toBe(50);
});

test("a panel meter takes up to 5 A without a transformer, and better classes exist for transformers only", () => {
  expect(chosen({ mount: "p72", x: "0.5" })).toMatchObject({ connection: "input", transformer: undefined });
  expect(chosen({ mount: "p72", x: "5.1" }).connection).toBe("transformer");
  for (const cls of ["C", "D"]) expect(chosen({ x: "40", cls }).connection).toBe("transformer");
  expect(chosen({ x: "40", cls: "B" }).connection).toBe("direct");
});

test("the class follows the use, unless one is chosen", () => {
  expect(chosen({ x: "200", use: "settle" }).needed).toBe("C");
  expect(chosen({ x: "200", use: "monitor" }).needed).toBe("B");
  expect(chosen({ x: "200", use: "monitor", cls: "D" }).needed).toBe("D");
});

test("billing needs a transformer of class 0.5S, as DL/T 448 requires; other uses do not", () => {
  expect(chosen({ x: "200", use: "settle", cls: "B" }).transformer?.accuracy).toBe("0.5S级");
  for (const use of ["internal", "monitor"])
    expect(chosen({ x: "200", use, cls: "B" }).transformer?.accuracy).toBe("0.5级");
  const sources = (use: string) => answerFor({ use }).steps.map(({ source }) => source);
  expect(sources("settle")).toContain("DL/T 448-2016 表1；GB/T 17215.321-2021");
  expect(sources("monitor").join("\n")).not.toContain("表1");
});

const core = (accuracy: string): MeterCandidate => ({
  ...{ id: 1, role: "transformer", model: "KCT", title: "互感器", wirings: [] },
  figures: { primaryCurrent: [[300, 300]] },
  ...{ choices: { accuracy: [accuracy], secondaryOutput: ["5 A"] }, options: [] },
});
const answerFor = (raw: Record<string, string>, candidates: MeterCandidate[] = []) =>
  meterAnswer({ sys: "3p4w", by: "a", x: "179", pf: "0.85", len: "10", use: "internal", ...raw }, candidates)
    .answer!;

test("the ratio comes first or, without a transformer, the connection", () => {
  const firstOf = (x: string) => answerFor({ x }).figures[0];
  expect(firstOf("179")).toEqual({ name: "电流互感器", text: "250/5 A × 3" });
  expect(firstOf("50")).toEqual({ name: "电表形式", text: "三相四线，直接接入" });
});

test("the formula of the current has the entered numbers", () => {
  const formula = (raw: Record<string, string>) =>
    answerFor(raw).steps.find(({ name }) => name === "负荷电流")?.formula;
  expect(formula({ by: "kw", x: "100" })).toBe("I = P/(√3·U·cosφ) = 100 × 1000/(√3 × 380 × 0.85)");
  expect(formula({ sys: "1p", by: "kw", x: "8", pf: "1" })).toBe("I = P/(U·cosφ) = 8 × 1000/(220 × 1)");
  expect(formula({ x: "100" })).toBe("按所填的电流");
});

test("the first note says that no transformer of the required class is made", () => {
  expect(answerFor({}, [core("0.5级")]).summary).toMatch(/（0\.5S级）。目录没有 0\.5S级电流互感器/);
  expect(answerFor({}, [core("0.5级")]).matches[0]?.reason).toMatch(/不满足 0\.5S.*只用于监测$/);
  expect(answerFor({}, [core("0.5S级")]).summary).not.toContain("目录没有");
  // Without candidates, the calculator cannot tell what the catalogue lacks.
  expect(answerFor({}, []).summary).not.toContain("目录没有");
  expect(answerFor({ x: "50", use: "monitor" }).summary).not.toContain("目录没有");
});

const meter = (model: string, options: OptionRole[]): MeterCandidate => ({
  ...{ id: 2, role: "meter", model, title: "电能表" },
  figures: { primaryCurrent: [[200, 600]] },
  ...{ choices: { activeEnergy: ["B级"] }, options },
  wirings: [{ name: "1", caption: "三相四线，经互感器接入", alt: "", width: 1, height: 1 }],
});

test("transformers are listed for meters without their own, and not if all have their own", () => {
  const [own, other] = [meter("LH-A", ["splitCore"]), meter("LH-B", [])];
  const asked = { x: "170", use: "monitor" };
  const listed = (meters: MeterCandidate[]) =>
    answerFor(asked, [...meters, core("0.5级")]).matches.filter(({ model }) => model === "KCT");
  expect(listed([own])).toEqual([]);
  expect(listed([own, other])[0]?.reason).toMatch(/；配 LH-B，其余自带$/);
  expect(listed([other])[0]?.reason).toMatch(/用于监测与内部考核$/);
});

test("a transformer that cannot supply wires of this length gets advice", () => {
  const rated = {
    ...core("0.5级"),
    figures: { primaryCurrent: [[300, 300]], ratedBurden: [[1.5, 1.5]] },
  } as const;
  const reason = (len: string) => answerFor({ use: "monitor", len }, [rated]).matches[0]?.reason ?? "";
  expect(reason("10")).toMatch(/额定负荷 1\.5 VA 小于 3\.9\d* VA，缩短二次导线或改用 1 A 输出$/);
  expect(answerFor({ use: "monitor", len: "10" }, [core("0.5级")]).matches[0]?.reason).not.toContain(
    "额定负荷",
  );
});

test.each([
  ["50", "50 A ≤ 60 A"],
  ["70", "70 A > 60 A，不超过直接接入表的最大电流 80 A"],
  ["179", "179 A > 60 A，也超过直接接入表的最大电流 80 A"],
])("a load of %s A is explained by the limit of the standard and that of the meter", (x, formula) => {
  const step = answerFor({ x, use: "monitor" }).steps.find(({ name }) => name === "接入方式");
  expect(step?.formula).toBe(formula);
});
