import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeStore } from "@/db/connection";
import { find, kvar, notes } from "@/db/testing/tools";
import { testContentStore } from "@/db/testing/store";
import type { Raw } from "@/lib/tools/fields";
import { proposalsCompared } from "./test-kvar-sweep";

beforeAll(() => void testContentStore());
afterAll(closeStore);

describe("the proposal at the head of a calculation and in the product rows", () => {
  test("is the same: required capacity, installed capacity, product and quantity", () => {
    // 500 kW × (tan 0.75 − tan 0.95) = 276.6; × (450/400)² = 350.1; 9 × 40 = 360 of 450 V give 284.4 at 400 V:
    // 500 kW with 441.0 − 284.4 kvar have 0.954.
    const { answer } = kvar({ h: "5" });
    expect(answer?.summary).toContain("需补偿 276.6 kvar");
    expect(answer?.summary).toContain(
      "额定 450 V、不串电抗的电容器安装容量不小于 350.1 kvar，选 LH-ZCS 9 台 × 40 kvar，共 360 kvar、18 级",
    );
    expect(find(answer, "LH-ZCS")).toMatchObject({
      amount: "9 台 × 40 kvar",
      gives: "母线输出 284.4 kvar，18 级，全部投入 cosφ 0.954",
      reason: "450 V、不串电抗，安装 360 kvar（≥ 350.1 kvar）；每台 2 路分别投切",
    });
    // The same number of drawers has half the steps, and says why.
    expect(find(answer, "LH-ZCM")).toMatchObject({
      amount: "9 台 × 40 kvar",
      gives: "母线输出 284.4 kvar，9 级，全部投入 cosφ 0.954",
      reason: expect.stringContaining("每台 1 路") as string,
    });
    expect(notes({ answer })).toContain("“级”是能单独投切的一路");
  });

  test("of 1000 kVA without a known load: every option with its first product", () => {
    // 30 % are 300; × (450/400)² = 379.7; × (480/400)² × 0.93 = 401.8; × (525/400)² × 0.86 = 444.4.
    const { answer } = kvar({ mode: "transformer", sn: "1000" });
    expect(answer?.figures).toEqual([
      { name: "估算补偿（母线处）", text: "300 kvar" },
      { name: "串联电抗率", text: "实测谐波后定" },
      { name: "不串电抗：LH-ZCS", text: "10 台 × 40 kvar" },
      { name: "串 7% 电抗：LH-XCS-7", text: "9 台 × 50 kvar" },
      { name: "串 14% 电抗：LH-XCS-14", text: "8 台 × 60 kvar" },
    ]);
    expect(answer?.summary).toContain(
      "不串电抗（额定 450 V）不小于 379.7 kvar，串 7% 电抗（额定 480 V）不小于 401.8 kvar，" +
        "串 14% 电抗（额定 525 V）不小于 444.4 kvar。",
    );
    expect(answer?.matches.map(({ model, amount }) => [model, amount])).toEqual([
      ["LH-ZCS", "10 台 × 40 kvar"],
      ["LH-ZCM", "10 台 × 40 kvar"],
      ["LH-XCS-7", "9 台 × 50 kvar"],
      ["LH-XCB", "7 台 × 60 kvar"],
      ["LH-XCS-14", "8 台 × 60 kvar"],
      ["LH-XCB", "8 台 × 60 kvar"],
    ]);
    // Ten with two steps each, and ten of one: each speaks of its own steps.
    expect(find(answer, "LH-ZCS")?.reason).toMatch(
      /；逐级谐振次数：17~20 级 7\.9~7\.3（近 7 次）、8~10 级 11\.5~10\.3（近 11 次）、6~7 级 13\.3~12\.3（近 13 次）$/,
    );
    expect(find(answer, "LH-ZCM")?.reason).toMatch(
      /；逐级谐振次数：9~10 级 7\.7~7\.3（近 7 次）、4~5 级 11\.5~10\.3（近 11 次）、3 级 13\.3（近 13 次）$/,
    );
    expect(find(answer, "LH-XCS-7")?.reason).not.toContain("谐振");
    expect(find(answer, "LH-XCB")?.reason).toContain("；单台可订 40、60 kvar，用 60 kvar 台数最少");
  });

  test("stands beside the target: factor, current, freed capacity, losses and tariff of both", () => {
    const shown = (query: Raw) =>
      kvar(query).answer?.columns?.map(({ title, figures }) => [
        title,
        ...figures.map(({ name, text }) => `${name} ${text.replaceAll("\u00a0", " ")}`),
      ]);
    // 8 × 50 kvar of 480 V behind 7 % give 298.7 at 400 V: 500 kW with 441.0 − 298.7 kvar are 519.9 kVA, 0.962 and 750 A.
    expect(shown({ h: "20" })).toEqual([
      [
        "按目标 cosφ 0.95",
        "母线处补偿 276.6 kvar",
        "补偿电流 399 A",
        "功率因数 0.75 → 0.95",
        "线电流 962 → 760 A",
        "释放变压器容量 140 kVA",
        "线路与变压器铜损 −38%",
        "力调电费（母线处） +7.5% → −0.75%",
        "力调电费（高压侧） +8.5% → −0.6%",
      ],
      [
        "按所选（全部投入）",
        "母线处补偿 298.7 kvar",
        "补偿电流 431 A",
        "功率因数 0.75 → 0.962",
        "线电流 962 → 750 A",
        "释放变压器容量 147 kVA",
        "线路与变压器铜损 −39%",
        "力调电费（母线处） +7.5% → −0.75%",
        // 519.9 kVA lose 0.06 × 519.9²/1000 = 16.2 kvar: 500/√(500² + 158.5²) = 0.953.
        "力调电费（高压侧） +8.5% → −0.75%",
        // 400 kvar at 480 V are 481.1 A; 1.35 × 481.1 = 649.5.
        "总开关与电缆 ≥ 650 A，取 800 A",
      ],
    ]);
    // Unknown harmonics leave the reactor open; overcompensation is leading.
    expect(shown({ h: "" })?.[1]).toEqual([
      "按所选（全部投入）",
      "不串电抗 284.4 kvar，cosφ 0.954",
      "串 7% 电抗 298.7 kvar，cosφ 0.962",
      "串 14% 电抗 283.5 kvar，cosφ 0.954",
    ]);
    expect(shown({ p: "20", pf1: "0.9", pf2: "1", h: "5", sn: "" })?.[1]?.join()).toMatch(/→ 0\.\d+（超前）/);
    expect(shown({ h: "5", duty: "fast" })?.[1]?.[0]).toBe("只用电容器（全部投入）");
    // Without a known load there is nothing before and after; unbalanced phases are decided on site.
    expect(shown({ mode: "transformer", h: "5" })).toBeUndefined();
    expect(shown({ h: "5", duty: "unbalanced" })).toHaveLength(1);
  });

  test("names the product whose steps a resonance counts, with the figures to calculate it again", () => {
    // √(16667/252.8) = 8.1; the proposal itself has 8 units behind a reactor, which are not counted.
    const { answer } = kvar({ h: "10" });
    expect(answer?.summary).toContain("选 LH-XCS-7 8 台 × 50 kvar");
    const plain = (text = "") => text.replaceAll("\u00a0", " ");
    expect(plain(answer?.notes[0])).toBe(
      "不串电抗的 LH-ZCS 9 台 × 40 kvar（18 级，每台 20+20 kvar），Sk = 16667 kVA，n = √(Sk ÷ Qc)：" +
        "投入 17~18 级（Qc 268.6~284.4 kvar）时 n = 7.9~7.7，接近 7 次；" +
        "投入 8~10 级（Qc 126.4~158 kvar）时 n = 11.5~10.3，接近 11 次；" +
        "投入 6~7 级（Qc 94.8~110.6 kvar）时 n = 13.3~12.3，接近 13 次。所以串 7% 电抗器。",
    );
    const bare = answer?.steps.find(({ name }) => name === "不串电抗时的谐振次数");
    expect(plain(bare?.formula)).toBe(
      "LH-ZCS 9 台 × 40 kvar（18 级，每台 20+20 kvar）：n = √(Sk ÷ Qc) = √(16667 kVA ÷ 284.4 kvar)，Sk = Sn ÷ uk；系统按无穷大，电网弱时 n 更低",
    );
    expect(bare?.text).toBe("7.7 次");
    // Without units in the catalogue, the usual size of the steps.
    expect(plain(notes(kvar({ u: "690", p: "400", pf1: "0.8", h: "5" })))).toContain(
      "不串电抗的电容器（12 级，每级 20 kvar），Sk = 16667 kVA，n = √(Sk ÷ Qc)：投入 8~11 级（Qc 119~163.7 kvar）时 n = 11.8~10.1，接近 11 次",
    );
    const steps = kvar({ h: "5", react: "0" })
      .answer?.steps.map(({ formula }) => formula)
      .join("\n");
    expect(steps).toContain("n(k) = √(N·Sk ÷ (k·Qc))，k = 1~18，N = 18");
  });

  test("is the same for any load, voltage, harmonics and speed of change", () => {
    expect(proposalsCompared(9)).toBeGreaterThan(100);
  });

  test("for a fast-changing load it is the SVG, with capacitors as the alternative", () => {
    const { answer } = kvar({ duty: "fast", h: "5" });
    expect(answer?.summary).toContain("建议 LH-SVG-M 3 台 × 100 kvar；只用电容器时，");
    expect(answer?.figures[1]).toEqual({ name: "建议 LH-SVG-M", text: "3 台 × 100 kvar" });
  });

  test("without suitable units in the catalogue it says what would be switched", () => {
    const { answer } = kvar({ h: "40", react: "5.67" });
    expect(answer?.summary).toMatch(/，按 \d+ × \d+ kvar 分级，共 \d+ kvar、\d+ 级。$/);
    expect(notes({ answer })).not.toContain("“级”是");
  });
});
