import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { find, harmonics, meter, models, notes } from "@/db/testing/tools";
import { testContentStore } from "@/db/testing/store";
import { matchGroups } from "@/lib/tools/match-groups";

beforeAll(() => void testContentStore());
afterAll(closeStore);

const LOADS = { vfdl: "", led: "", lin: "" };

describe("harmonics", () => {
  const figure = (answer: ReturnType<typeof harmonics>["answer"], called: string) =>
    answer?.figures.find(({ name }) => name === called)?.text ?? "";

  test("active filters by current, the fewest units first", () => {
    const { answer } = harmonics({});
    const rating = Number(/≥ (\d+)/.exec(figure(answer, "APF容量"))?.[1]);
    expect(rating).toBeGreaterThan(100);
    const [first] = answer?.matches ?? [];
    const [, count, size] = /^(\d+) 台 × (\d+) A/.exec(first?.amount ?? "") ?? [];
    expect(Number(count) * Number(size)).toBeGreaterThanOrEqual(rating);
    expect(first?.model).toBe("LH-APF-G");
    expect(answer?.figures[1]).toEqual({ name: "选用 LH-APF-G", text: first?.amount });
  });

  test("the required current is the same in the result, the calculation and each product's reason", () => {
    const { answer } = harmonics({});
    const [, rating = ""] = /≥ (\d+ A)/.exec(figure(answer, "APF容量")) ?? [];
    expect(answer?.summary).toContain(`APF 取 ${rating} 以上`);
    expect(answer?.steps.find(({ name }) => name === "APF额定补偿电流")?.text).toBe(rating);
    const [whole] = matchGroups(answer?.matches ?? []);
    for (const { amount, reason } of whole?.matches ?? [])
      if (amount.includes("×")) expect(reason).toContain(`不小于 ${rating}`);
  });

  test("if less is enough for the standard, that is offered beside full compensation", () => {
    const groups = matchGroups(harmonics({}).answer?.matches ?? []);
    expect(groups.map(({ title, matches }) => [title, matches[0]?.amount])).toEqual([
      ["谐波全部治理：不小于 191 A", "1 台 × 200 A"],
      ["只求电流达标：不小于 40 A，余量小", "1 台 × 50 A"],
    ]);
    // Where the voltage is distorted, too, nobody knows how little would do.
    const one = matchGroups(harmonics({ vfd: "500", sn: "1000", uk: "8" }).answer?.matches ?? []);
    expect(one.map(({ title }) => title)).toEqual([""]);
  });

  test("the minimum for the standard comes first, and is part of the total and of the exceeding orders", () => {
    const { answer } = harmonics({});
    // Order 5 alone exceeds it: 136.5 A of 103.3 A, with a margin of 1.2.
    expect(figure(answer, "只求电流达标")).toBe("≥ 40 A");
    expect(answer?.steps.at(-1)?.formula).toContain("1.2 × 33.2");
    expect(figure(harmonics({ ...LOADS, lin: "300" }).answer, "只求电流达标")).toBe("");
    // Who multiplies the current that is shown by the margin comes to what is asked for.
    let compared = 0;
    for (let kilowatts = 200; kilowatts < 500; kilowatts += 1) {
      const asked = harmonics({ ...LOADS, vfdl: String(kilowatts), lin: "50" }).answer;
      const step = asked?.steps.find(({ name }) => name === "只求电流达标");
      const [, shown] = /1\.2 × ([\d.]+)/.exec(step?.formula ?? "") ?? [];
      if (!shown) continue;
      compared++;
      expect(figure(asked, "只求电流达标")).toBe(`≥ ${Math.ceil(1.2 * Number(shown) - 1e-9)} A`);
    }
    expect(compared).toBeGreaterThan(20);
  });

  test("the four-wire version has to be chosen only of products that also have a three-wire one", () => {
    const { answer } = harmonics({});
    expect(find(answer, "LH-APF-M")?.reason).toContain("选三相四线型");
    expect(find(answer, "LH-APF-W")?.reason).toMatch(/本系列都是三相四线$/);
  });

  test.each([
    ["no harmonics at all", { ...LOADS, lin: "300" }],
    ["hardly any", { ...LOADS, led: "5", lin: "100" }],
  ])("%s need no active filter", (_name, query) => {
    const asked = harmonics(query);
    expect(asked.answer?.summary).toContain("不需要 APF");
    expect(asked.answer?.summary).not.toContain("0 A 以上");
    expect(models(asked)).toEqual([]);
    expect(asked.answer?.nothingFits).toContain("不需要治理装置");
  });

  test("a single order's voltage has its own limit", () => {
    expect(notes(harmonics({ ...LOADS, vfd: "300", lin: "400" }))).toContain("5、7 次谐波电压超过限值");
    expect(notes(harmonics({}))).not.toContain("谐波电压超过");
  });

  test("a customer with his own transformer is told where he is assessed", () => {
    expect(notes(harmonics({}))).toContain("公共连接点一般在 10 kV 侧");
    expect(notes(harmonics({ share: "50" }))).not.toContain("10 kV 侧");
  });

  test("a load beyond the transformer's rating gets a message", () => {
    const { faults, answer } = harmonics({ vfdl: "20000", sn: "100", uk: "4" });
    expect(answer).toBeUndefined();
    expect(Object.keys(faults)).toEqual(["sn"]);
    expect(Object.values(faults).join()).toContain("超过变压器 100 kVA 的 1.2 倍");
  });

  test("tuned filters only if their own kvar are needed, those for furnaces only for furnaces", () => {
    const isTuned = (model: string) => model.startsWith("LH-GX");
    expect(models(harmonics({ ...LOADS, vfd: "150", it: "50" })).filter(isTuned)).toEqual([]);
    const drives = harmonics({ ...LOADS, vfd: "300", lin: "400" });
    expect(models(drives).filter(isTuned)).toEqual(["LH-GXL", "LH-GXT"]);
    // Its branches are designed by what is measured.
    expect(find(drives.answer, "LH-GXL")).toMatchObject({ code: "", isUndecided: true });
    expect(find(drives.answer, "LH-APF-G")?.isUndecided).toBeUndefined();
    expect(models(harmonics({ ...LOADS, mf: "600" }))).toContain("LH-GXZ");
  });
});

const INTERNAL = { x: "179", use: "internal" };

describe("meters", () => {
  test("the catalogue can satisfy the worked example", () => {
    const { answer } = meter({});
    expect(answer?.summary).not.toContain("目录没有");
    expect(find(answer, "LH-KCT")?.amount).toBe("3 只 300/5");
    expect(find(answer, "LH-KCT")?.lacks).toBeUndefined();
    expect(find(answer, "LH-KCT")?.reason).toMatch(/^300\/5，0.5级；/);
  });

  test("a meter whose code has only options gets a code, others are still to be chosen", () => {
    const { answer } = meter(INTERNAL);
    expect(find(answer, "LH-DM3C")?.code).toBe("LH-DM3C-6A");
    expect(find(answer, "LH-PM96E")?.code).toBe("");
  });

  test("a meter with its own transformers is offered with these, in class 1 overall", () => {
    const own = find(meter({ x: "144", mount: "rail" }).answer, "LH-WM40");
    expect(own?.reason).toContain("随表互感器 200 A，整套按1级");
    expect(own?.note).toBe("负荷 144 A，三相四线，随表互感器 200 A");
    expect(models(meter({ x: "144", mount: "rail", use: "settle" }))).not.toContain("LH-WM40");
    expect(models(meter({ x: "700", mount: "rail" }))).not.toContain("LH-WM40");
  });

  test("by current, class and place, with a transformer of that ratio", () => {
    const { answer } = meter({ x: "30", mount: "rail" });
    expect(answer?.figures[0]?.text).toBe("三相四线，直接接入");
    expect(models({ answer })).toContain("LH-DM3");
    expect(meter(INTERNAL).answer?.summary).toContain("250/5 A × 3");
  });

  test("a transformer with less than requested says so, and its window is chosen on site", () => {
    const core = find(meter(INTERNAL).answer, "LH-KCT");
    expect(core).toMatchObject({ amount: "3 只 300/5", code: "", lacks: "不满足要求，仅监测用" });
    expect(core?.reason).toMatch(/^目录最接近：300\/5，0.5级，不满足 0.5S；/);
    expect(find(meter({ x: "240", cls: "B" }).answer, "LH-KCT")?.reason).toMatch(/^300\/5，0.5级；/);
  });

  test("a transformer has the maker's class for this current", () => {
    const core = find(meter({ x: "20", mount: "p96", use: "internal" }).answer, "LH-KCT");
    expect(core?.reason).toMatch(/^目录最接近：100\/5，1.0级，不满足/);
  });

  test("a small current goes directly into a panel meter, without a transformer that it hardly loads", () => {
    const small = meter({ x: "0.5", mount: "p72" });
    expect(small.answer?.summary).toContain("5 A输入端直接接入");
    expect(models(small)).toEqual(["LH-PM72E"]);
    expect(small.answer?.picture).toBeUndefined();
    const little = meter({ x: "10", mount: "p96" });
    expect(models(little)).not.toContain("LH-KCT");
    expect(notes(little)).toContain("绕线式互感器");
    expect(models(meter({ x: "20", mount: "p96" }))).toContain("LH-KCT");
  });

  test("a class without a direct meter is reached through transformers, or the next best is offered", () => {
    expect(models(meter({ x: "40", cls: "C" }))).toContain("LH-DM3C");
    const best = meter({ x: "40", cls: "D" });
    expect(best.answer?.figures).toContainEqual({ name: "电表形式", text: "三相四线，经互感器接入" });
    expect(best.answer?.matches[0]?.reason).toMatch(/^目录最接近，不满足 D 级：有功C级/);
    expect(find(meter({ x: "40", mount: "wall" }).answer, "LH-TM30")?.reason).toMatch(/^有功B级（1级）；/);
  });

  test("at medium voltage the class of the voltage transformers is named", () => {
    for (const [cls, text] of [
      ["C", "10 kV/100 V，0.5级"],
      ["D", "10 kV/100 V，0.2级"],
    ] as const)
      expect(meter({ sys: "3p3w10", x: "120", cls }).answer?.figures.at(-1)?.text).toBe(text);
  });
});
