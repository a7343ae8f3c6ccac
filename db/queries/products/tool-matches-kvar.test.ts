import { matchGroups } from "@/lib/tools/match-groups";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { find, harmonics, kvar, meter, models, notes } from "@/db/testing/tools";
import { testContentStore } from "@/db/testing/store";
import { expectNoResonance } from "./test-kvar-sweep";
import type { Raw } from "@/lib/tools/fields";

beforeAll(() => void testContentStore());
afterAll(closeStore);

describe("compensation", () => {
  test("detuned units matching voltage and reactor for a network with harmonics, as many as needed", () => {
    const { answer } = kvar({ p: "100", pf1: "0.70", pf2: "0.95", h: "30" });
    expect(answer?.summary).toContain("69.2 kvar");
    const unit = find(answer, "LH-XCS-7");
    expect(unit).toMatchObject({ code: "LH-XCS/480-50-7%", amount: "2 台 × 50 kvar", pieces: 2 });
    expect(unit?.reason).toContain("480 V、7% 电抗");
    expect(unit?.gives).toBe("母线输出 74.7 kvar，2 级，全部投入 cosφ 0.965");
    expect(models({ answer })).not.toContain("LH-XCS-14");
  });

  test("overcompensation warns of a leading power factor with everything switched on", () => {
    const { answer } = kvar({ p: "20", pf1: "0.9", pf2: "1", h: "5", sn: "" });
    // 20 × tan(0.9) = 9.7 kvar are missing; 15 × (400/450)² are 11.9.
    expect(answer?.matches.map(({ gives }) => gives)).toContainEqual(
      expect.stringMatching(/^母线输出 11\.9 kvar，\d 级，全部投入 cosφ 0\.994（超前）$/),
    );
  });

  test("units without reactor for a clean network, 14 % without a fifth-harmonic filter for the third order", () => {
    expect(models(kvar({ h: "5" }))).toEqual(["LH-ZCS", "LH-ZCM", "LH-GBJ", "LH-JPB"]);
    const third = models(kvar({ h: "40", order: "3" }));
    expect(third).toContain("LH-XCS-14");
    expect(third).not.toContain("LH-GXT");
  });

  test("reinforced 480 V units for moderate harmonics without resonance", () => {
    const { answer } = kvar({ h: "20", sn: "" });
    expect(answer?.matches[0]).toMatchObject({ model: "LH-ZCS-G", code: "LH-ZCS-G/480-25+25" });
    expect(models({ answer })).not.toContain("LH-ZCS");
  });

  test("a reactor needed because of a resonance says so", () => {
    const queries: Raw[] = [
      { h: "20", sn: "1000", p: "500", pf1: "0.75" },
      { h: "20", sn: "2000", p: "400" },
      { h: "24", sn: "630", uk: "4", p: "350", pf1: "0.78" },
    ];
    for (const query of queries) {
      const asked = kvar(query);
      expect(asked.answer?.summary).toContain("串 7% 电抗");
      expect(notes(asked)).toMatch(
        /不串电抗的 LH-ZCS[^：]+：投入 [\d~]+ 级（Qc\s[\d.~]+ kvar）时 n\s=\s[\d.~]+，接近 \d+ 次[^。]*。所以串 7% 电抗器/,
      );
    }
  });

  test("no recommended reactance is near a resonance where harmonics could be amplified", () => {
    expectNoResonance(2);
    expect(notes(kvar({ h: "20", react: "0" }))).toContain("会放大");
  });

  test("unknown harmonics decide neither reactance nor code: units for every case, and the advice to measure", () => {
    const asked = kvar({ p: "500" });
    expect(asked.answer?.summary).toContain("电抗率须实测后定");
    expect(notes(asked)).toContain("先实测");
    expect(models(asked)).toEqual(["LH-ZCS", "LH-ZCM", "LH-XCS-7", "LH-XCB", "LH-XCS-14", "LH-XCB"]);
    for (const { code, note } of asked.answer?.matches ?? []) {
      expect(code).toBe("");
      expect(note).toBe("计算缺额 276.6 kvar，电抗率待实测");
    }
  });

  test("a measured value is recommended the option whose range of distortion contains it", () => {
    for (const [sn, limit, reinforced] of [
      ["1000", 2, ""],
      ["", 10, "（超过 5% 时提高额定电压）"],
    ] as const) {
      const load = { mode: "load", p: "600", pf1: "0.75", pf2: "0.95", sn };
      const unknown = kvar({ ...load, h: "" });
      const groups = matchGroups(unknown.answer?.matches ?? []);
      expect(groups.map(({ title }) => title)).toEqual([
        `实测 THDi 不超过 ${limit}%：不串电抗${reinforced}`,
        `实测 THDi 超过 ${limit}%，5 次为主：串 7% 电抗`,
        `实测 THDi 超过 ${limit}%，3 次为主：串 14% 电抗`,
      ]);
      const measured = (h: number) => kvar({ ...load, by2: "thdi", h: String(h) }).answer?.figures;
      expect(measured(limit)).toContainEqual({ name: "串联电抗率", text: "不串" });
      expect(measured(limit + 1)).toContainEqual({ name: "串联电抗率", text: "7%" });
    }
  });

  test("at high voltage, units without detuning warn of a resonance with their own groups", () => {
    const reasons = Array.from({ length: 12 }, (_, at) => String(2000 + 400 * at)).flatMap((p) => {
      const { answer } = kvar({ u: "10000", p, sn: "20000", uk: "8" });
      return (answer?.matches ?? []).filter(({ when = "" }) => when.includes("不超过"));
    });
    expect(reasons.some(({ reason }) => /逐级谐振次数：[\d~]+ 级/.test(reason))).toBe(true);
    for (const { reason, gives } of reasons) {
      const [, last] = /逐级谐振次数：(?:\d+~)?(\d+) 级/.exec(reason) ?? [];
      const [, groups] = /(\d+) 级，/.exec(gives) ?? [];
      if (last) expect(Number(last)).toBeLessThanOrEqual(Number(groups));
    }
  });

  test("a load beyond the transformer's rating gets a message, and so does a capacity that no transformer needs", () => {
    const overloaded = kvar({ p: "5000", pf1: "0.6", pf2: "1", sn: "2500" });
    expect(overloaded.answer).toBeUndefined();
    expect(overloaded.faults).toEqual({ sn: "负荷 8333 kVA 超过变压器 2500 kVA 的 1.2 倍，请核对" });
    expect(kvar({ p: "5000", pf1: "0.6", pf2: "1", sn: "" }).answer).toBeDefined();
    const asked = kvar({ p: "300", pf1: "0.3", pf2: "1", sn: "900", h: "5" });
    expect(models(asked)).toEqual([]);
    expect(notes(asked)).toContain("大于变压器容量");
  });

  test("no option is decided while harmonics are unknown, and each is once they are known", () => {
    const unknown = kvar({}).answer?.matches ?? [];
    expect(unknown.length).toBeGreaterThan(2);
    for (const match of unknown) expect(match).toMatchObject({ code: "", isUndecided: true });
    for (const match of kvar({ h: "10" }).answer?.matches ?? []) expect(match.isUndecided).toBeUndefined();
  });

  test("unbalanced phases get units that switch each phase, mixed units and balancers", () => {
    const clean = kvar({ duty: "unbalanced", h: "5" });
    expect(models(clean)).toEqual(["LH-SVG-M", "LH-SVG-MH", "LH-SPC", "LH-ZCF", "LH-ZCH", "LH-GBJ"]);
    expect(find(clean.answer, "LH-ZCF")).toMatchObject({ code: "LH-ZCF/250-30", amount: "11 台 × 30 kvar" });
    // How much of a mixed one is for each phase, and what a balancer shifts, is only found on site.
    for (const model of ["LH-ZCH", "LH-SPC"])
      expect(find(clean.answer, model)).toMatchObject({ code: "", isUndecided: true });
    expect(find(clean.answer, "LH-ZCF")?.isUndecided).toBeUndefined();
    const third = kvar({ duty: "unbalanced", h: "40", order: "3" });
    expect(find(third.answer, "LH-XCF")?.code).toBe("LH-XCF/300-30-14%");
    expect(find(third.answer, "LH-GBJ")?.code).toBe("LH-GBJ/240-6-H");
    expect(models(third)).not.toContain("LH-XCS-14");
  });

  test("nothing is more than twice the required capacity, unless nothing smaller is made", () => {
    const small = models(kvar({ p: "25", pf1: "0.8", h: "5", duty: "fast" }));
    expect(small).toContain("LH-SVG-M");
    expect(small).not.toContain("LH-SVG-MH");
    expect(small).not.toContain("LH-GBJ");
    expect(small).toContain("LH-ZCS");
  });

  test("a cabinet is ordered with as many steps as were calculated, or without a code", () => {
    expect(find(kvar({ h: "30" }).answer, "LH-GBJ")).toMatchObject({
      code: "LH-GBJ/400-8-S",
    });
    // Units of 50 kvar are none of a cabinet of 120.
    const odd = find(kvar({ p: "160", h: "30" }).answer, "LH-GBJ");
    expect(odd).toMatchObject({ amount: "1 台 × 120 kvar", code: "" });
    expect(odd?.reason).not.toContain("级");
  });

  test("equipment without a reactor in its data is not proposed where the bank needs one", () => {
    expect(models(kvar({ h: "5" }))).toContain("LH-JPB");
    for (const h of ["20", "30", "40"]) expect(models(kvar({ h }))).not.toContain("LH-JPB");
  });

  test("a cabinet whose code cannot tell the reactor is ordered with it in the line's note, as its row says", () => {
    const ordered = "串 7% 电抗，电容器额定 480 V";
    const detuned = find(kvar({ h: "20" }).answer, "LH-GBJ");
    expect(detuned?.note).toBe(`计算缺额 276.6 kvar，${ordered}`);
    expect(detuned?.reason).toMatch(new RegExp(`，共补；订货代码不含电抗，备注写明：${ordered}$`));
    const third = find(kvar({ duty: "unbalanced", h: "40", order: "3" }).answer, "LH-GBJ");
    expect(third?.note).toContain("串 14% 电抗，相间电容器额定 525 V");
    // Without a reactor the code says everything.
    const bare = find(kvar({ h: "5" }).answer, "LH-GBJ");
    expect(bare?.note).toBe("计算缺额 276.6 kvar，450 V/不串电抗");
    expect(bare?.reason).not.toContain("备注");
  });

  test("no cabinet with a reactor that is not made; a filter is tuned, whatever the reactor", () => {
    for (const react of ["1", "5.67"]) {
      const found = models(kvar({ h: "40", react }));
      expect(found).not.toContain("LH-GBJ");
      expect(found).not.toContain("LH-JPB");
    }
    const filter = find(kvar({ h: "30" }).answer, "LH-GXT");
    expect(filter).toMatchObject({ code: "LH-GXT/400-300-5.7" });
    expect(filter?.reason).toContain("支路按实测谐波调谐");
    expect(filter?.reason).not.toContain("电抗率");
  });

  test("a plant's 10 kV gets one bank with all its groups in the code, and star-connected capacitors", () => {
    const { answer } = kvar({ u: "10000", p: "3000", sn: "10000", h: "40" });
    expect(answer?.matches).toMatchObject([
      { model: "LH-GYZ", code: "LH-GYZ/10-7×300-5%", amount: "1 套（7 组 × 300 kvar）", pieces: 1 },
    ]);
    expect(answer?.summary).toContain("额定 11/√3 kV");
  });

  test("SVGs come first only for fast-changing loads", () => {
    expect(models(kvar({ duty: "fast" }))[0]).toMatch(/^LH-SVG/);
    expect(models(kvar({ h: "5" })).some((model) => model.startsWith("LH-SVG"))).toBe(false);
  });

  test("the note for the inquiry list has the calculation, without quantities", () => {
    const all = [
      ...(kvar({ h: "30", duty: "fast" }).answer?.matches ?? []),
      ...(harmonics({ vfd: "300" }).answer?.matches ?? []),
      ...(meter({}).answer?.matches ?? []),
    ];
    expect(all.length).toBeGreaterThan(10);
    for (const { note } of all) expect(note).not.toMatch(/台|只|组|套|共/);
    expect(find(kvar({ h: "30" }).answer, "LH-XCS-7")?.note).toBe("计算缺额 276.6 kvar，480 V/7%");
  });

  test("the page says that a month's mean power is below its peaks", () => {
    expect(notes(kvar({ mode: "bill" }))).toContain("高峰时的缺额更大");
  });
});
