import { describe, expect, test } from "vitest";
import type { Candidate } from "@/lib/tools/candidate";
import { kvarAnswer } from "./answer";
import type { Bank } from "./bank";
import { adviseRate, detunes, endangered, pollutionOf } from "./detuning";
import { nearFigures, nearOrders } from "./near";
import { currentOf, cosOf, requiredKvar, savedLoss, tanOf } from "./power";
import {
  capacitorVoltage,
  orderKvar,
  outputKvar,
  ratedText,
  ratedVoltage,
  resonanceOrder,
  shortCircuitCapacity,
  tunedFrequency,
} from "./reactor";
import { stepsFor } from "./steps";
import { adjustment } from "./tariff";
import { units } from "./ways";

describe("missing kvar", () => {
  test.each([
    [100, 0.7, 0.95, 69.15],
    [100, 0.75, 0.95, 55.32],
    [500, 0.75, 0.95, 276.62],
  ])("%s kW from %s to %s are %s kvar", (active, from, to, kvar) => {
    expect(requiredKvar(active, from, to)).toBeCloseTo(kvar, 2);
  });

  // nodeandvolt.com/calculators/power-factor-correction, read on 2026-11-23.
  test.each([
    [250, 0.8, 0.95, 105.33],
    [75, 0.7, 0.9, 40.19],
  ])("%s kW from %s to %s are %s kvar, as in a published calculator", (active, from, to, kvar) => {
    expect(requiredKvar(active, from, to)).toBeCloseTo(kvar, 2);
  });

  // Multipliers of calcady.com/trade/electrical/power-factor-correction-kvar, read on 2026-11-23.
  test.each([
    [0.7, 0.9, 0.536],
    [0.75, 0.95, 0.553],
    [0.8, 0.95, 0.421],
    [0.85, 0.9, 0.135],
  ])("from %s to %s a kW needs %s kvar, as in a published table", (from, to, factor) => {
    expect(requiredKvar(1, from, to)).toBeCloseTo(factor, 3);
  });

  test("grow with the load and the target factor, fall with the present one, and are never negative", () => {
    for (let at = 1; at < 100; at++) {
      const cos = 0.1 + at * 0.009;
      expect(requiredKvar(100 + at, 0.7, 0.95)).toBeGreaterThan(requiredKvar(99 + at, 0.7, 0.95));
      expect(requiredKvar(100, cos, 1)).toBeLessThan(requiredKvar(100, cos - 0.009, 1));
      expect(requiredKvar(100, 0.1, cos)).toBeGreaterThan(requiredKvar(100, 0.1, cos - 0.009));
      expect(requiredKvar(100, 1, cos)).toBe(0);
    }
  });
});

test("a factor of one needs no reactive power, and energies give the factor of the month", () => {
  expect(tanOf(1)).toBe(0);
  expect(cosOf(80, 60)).toBeCloseTo(0.8, 10);
  expect(savedLoss(0.7, 0.95)).toBeCloseTo(0.457, 3);
  expect(currentOf(100, 400)).toBeCloseTo(144.34, 2);
});

describe("capacitors behind a reactor", () => {
  test.each([
    [0.07, 430.1],
    [0.14, 465.1],
    [0, 400],
  ])("withstand U/(1 − p): %s gives %s V at 400 V", (rate, volts) => {
    expect(capacitorVoltage(400, rate)).toBeCloseTo(volts, 1);
  });

  test.each([
    [400, 0, 450],
    [400, 0.0567, 480],
    [400, 0.07, 480],
    [400, 0.14, 525],
    [690, 0, 800],
    [6000, 0.05, 6600],
    [10_000, 0.05, 11_000],
    [10_000, 0.12, 12_000],
  ])("at %s V and %s have a rated voltage of %s V", (system, rate, rated) => {
    expect(ratedVoltage(system, rate)).toBe(rated);
  });

  // The data of units in the catalogue (db/content/products): output at 400 V for rated kvar.
  test.each([
    [30, 480, 0.07, 22.4],
    [50, 480, 0.07, 37.3],
    [30, 525, 0.14, 20.2],
    [20, 450, 0, 15.8],
  ])(
    "with %s kvar at %s V and %s supply %s at 400 V, and that output needs the same rating",
    (order, rated, rate, output) => {
      expect(outputKvar(order, rated, 400, rate)).toBeCloseTo(output, 1);
      expect(orderKvar(outputKvar(order, rated, 400, rate), rated, 400, rate)).toBeCloseTo(order, 9);
    },
  );

  test("resonance and tuning agree with the handbook", () => {
    expect(resonanceOrder(shortCircuitCapacity(1000, 6), 300)).toBeCloseTo(7.45, 2);
    expect(tunedFrequency(0.07)).toBeCloseTo(189, 0);
    expect(tunedFrequency(0.14)).toBeCloseTo(133.6, 1);
    expect(tunedFrequency(0.0567)).toBeCloseTo(210, 0);
    expect(endangered(7.45)).toBe(7);
    expect(endangered(9)).toBeUndefined();
  });

  test("resonances are kept 15 % from the large fifth and seventh, 10 % from the others", () => {
    expect([4.26, 5.74, 5.96, 8.04, 9.91, 12, 14.2].map(endangered)).toEqual([5, 5, 7, 7, 11, 11, 13]);
    expect([4.2, 5.8, 8.1, 9.8, 14.4].map(endangered)).toEqual(Array(5).fill(undefined));
  });
});

describe("numbers of steps near a resonance", () => {
  const near = (count: number, output: number, rate = 0) =>
    nearOrders({ rate, steps: { count }, output }, 16_667);

  test("are all checked, and grouped by harmonic, the lowest first", () => {
    // √(16667/284.4) = 7.66 with all 18 steps; with k of them 7.66·√(18/k).
    expect(nearFigures(near(18, 284.4))).toBe(
      "17~18 级 7.9~7.7（近 7 次）、8~10 级 11.5~10.3（近 11 次）、6~7 级 13.3~12.3（近 13 次）",
    );
  });

  test("are empty if no number of steps resonates near a harmonic", () => {
    expect(near(1, 281 * (7.7 / 8.7) ** 2)).toEqual([]);
    expect(near(8, 281, 7)).toEqual([]);
  });
});

test("the reactor depends on harmonics, their lowest order and the voltage", () => {
  expect(pollutionOf("share", 5)).toBe("quiet");
  expect(pollutionOf("share", 15)).toBe("clean");
  expect(pollutionOf("share", 26)).toBe("polluted");
  expect(pollutionOf("thdi", 21)).toBe("heavy");
  expect(adviseRate("moderate", "5", false, [11])).toBe(7);
  expect(adviseRate("moderate", "5", false, [])).toBe(0);
  expect(adviseRate("polluted", "3", false, [])).toBe(14);
  expect(adviseRate("polluted", "3", true, [])).toBe(12);
  expect(adviseRate("clean", "5", true, [])).toBe(1);
});

test("few harmonics need a reactor where the fifth or seventh would be amplified, hardly any need none", () => {
  expect(adviseRate("quiet", "5", false, [7])).toBe(0);
  expect(adviseRate("clean", "5", false, [11, 13])).toBe(0);
  expect(adviseRate("clean", "5", false, [7, 11])).toBe(7);
  expect(adviseRate("clean", "3", false, [5])).toBe(14);
  // 10 % of 1000 kVA: 276.6 kvar resonate at √(16667/284.4) = 7.7.
  const given = (h: string) =>
    kvarAnswer({ p: "500", pf1: "0.75", pf2: "0.95", sn: "1000", uk: "6", hours: "500", h, u: "400" }, [])
      .answer;
  expect(given("10")?.figures).toContainEqual({ name: "串联电抗率", text: "7%" });
  expect(given("10")?.notes.join()).toMatch(
    /不串电抗的电容器（\d+ 级，每级 \d+ kvar），Sk = \d+ kVA.+：投入 [\d~]+ 级（Qc\s[\d.~]+ kvar）时 n\s=\s[\d.~]+，接近 7 次.*。所以串 7% 电抗器/,
  );
  expect(given("10")?.notes.join()).not.toContain("可用普通电容器");
  expect(given("5")?.figures).toContainEqual({ name: "串联电抗率", text: "不串" });
});

test("without a reactor, more harmonics require a higher rated voltage", () => {
  expect(ratedVoltage(400, 0, true)).toBe(480);
  expect(ratedVoltage(690, 0, true)).toBe(900);
  expect([ratedText(480), ratedText(11_000), ratedText(6600)]).toEqual(["480 V", "11/√3 kV", "6.6/√3 kV"]);
});

test("a small reactor lowers the resonance, but does not detune the capacitors", () => {
  expect(resonanceOrder(10_000, 100)).toBeCloseTo(10, 9);
  expect(resonanceOrder(10_000, 100, 0.01)).toBeCloseTo(7.07, 2);
  expect([0, 1, 5, 5.67, 7].map(detunes)).toEqual([false, false, true, true, true]);
});

test("steps have a usual size, reach the ordered capacity, and are at most twelve if the size allows", () => {
  expect(stepsFor(100, false)).toEqual({ size: 10, count: 10, total: 100 });
  expect(stepsFor(1000, true)).toEqual({ size: 150, count: 7, total: 1050 });
  for (let kvar = 0.5; kvar < 5000; kvar *= 1.1) {
    const { size, count, total } = stepsFor(kvar, false);
    expect(total).toBeGreaterThanOrEqual(kvar - 1e-6);
    expect(total - size).toBeLessThan(kvar);
    if (kvar <= 720) expect(count).toBeLessThanOrEqual(12);
  }
});

describe("units that differ from those of the first product", () => {
  const offered = (sizes: readonly number[], kvar = 268) => {
    const candidate: Candidate = {
      ...{ id: 1, role: "detuned", model: "XC", title: "电容器" },
      figures: {
        systemVoltage: [[400, 400]],
        capacitorVoltage: [[480, 480]],
        reactanceRate: [[7, 7]],
        ratedCapacity: sizes.map((size) => [size, size] as const),
      },
      choices: {},
      options: ["common"],
    };
    const first = { way: { size: 30, count: 12 } };
    const bank = { rate: 7, system: 400, rated: 480, units: first } as Bank;
    // 360 kvar at 480 V supply 268.8 kvar at 400 V with 7 %.
    const [found] = units(candidate, kvar, bank, false);
    return found && [found.match.pieces, ...found.match.reason.split("；").slice(1)];
  };

  test("are explained by the available sizes and the smaller number of pieces", () => {
    expect(offered([20, 30, 40])).toEqual([9, "单台可订 20、30、40 kvar，用 40 kvar 台数最少"]);
  });

  test("may be fewer of a second size, if the installed capacity would exceed the required by far", () => {
    // 276.6 kvar need 370.4; 7 × 60 are 420.
    expect(offered([40, 60], 276.6)).toContain("其中 2 台可改订 40 kvar，共 380 kvar");
    expect(offered([60], 276.6)?.join()).not.toContain("改订");
  });

  test("are explained by the only size; units of the same size need no explanation", () => {
    expect(offered([40])).toEqual([9, "单台只有 40 kvar"]);
    expect(offered([20, 30])).toEqual([12]);
  });
});

// Rows of the tables in 《功率因数调整电费办法》.
test.each([
  ["0.90", 0.9, 0],
  ["0.90", 0.89, 0.5],
  ["0.90", 0.75, 7.5],
  ["0.90", 0.7, 10],
  ["0.90", 0.69, 11],
  ["0.90", 0.65, 15],
  ["0.90", 0.64, 17],
  ["0.90", 0.91, -0.15],
  ["0.90", 0.95, -0.75],
  ["0.90", 1, -0.75],
  ["0.85", 0.84, 0.5],
  ["0.85", 0.65, 10],
  ["0.85", 0.6, 15],
  ["0.85", 0.59, 17],
  ["0.85", 0.9, -0.5],
  ["0.85", 0.94, -1.1],
  ["0.85", 1, -1.1],
  ["0.80", 0.6, 10],
  ["0.80", 0.55, 15],
  ["0.80", 0.54, 17],
  ["0.80", 0.9, -1],
  ["0.80", 0.92, -1.3],
])("with the standard %s, %s changes the bill by %s %%", (standard, cos, percent) => {
  expect(adjustment(cos, standard)).toBeCloseTo(percent, 10);
});

test("a better power factor never costs more", () => {
  for (const standard of ["0.90", "0.85", "0.80"])
    for (let at = 2; at <= 100; at++)
      expect(adjustment(at / 100, standard)).toBeLessThanOrEqual(adjustment((at - 1) / 100, standard));
});

test("high-voltage capacitors do not cite low-voltage standards", () => {
  const sources = (u: string) =>
    kvarAnswer({ p: "500", pf1: "0.75", pf2: "0.95", sn: "", uk: "6", hours: "500", h: "3", u }, [])
      .answer?.steps.filter(({ name }) => name === "台数与母线输出")
      .map(({ source }) => source);
  expect(new Set(sources("400"))).toEqual(new Set(["GB/T 15576-2020"]));
  expect(new Set(sources("10000"))).toEqual(new Set(["GB 50227-2017 5.2"]));
});

describe("a load that is metered on the primary side of its transformer", () => {
  const LOAD = { p: "500", pf1: "0.75", pf2: "0.95", sn: "1000", uk: "6", hours: "500" };
  const ofTransformer = (fields: Record<string, string>) =>
    kvarAnswer({ ...LOAD, ...fields }, []).answer?.notes.filter((text) => text.includes("变压器自身"));

  test("gets the reactive power of the transformer, and its bill", () => {
    expect(ofTransformer({ u: "400" })).toEqual([
      "按高压侧计量考核的用户，变压器自身还要 26.7 → 16.6 kvar（按短路阻抗与负载率，未计空载）：高压侧功率因数 0.73 → 0.94，力调电费 +8.5%\u00a0→\u00a0−0.6%。高压侧要到 0.95，母线须补到 0.959，共 292.9 kvar。",
    ]);
  });

  test("gets the bill at the busbar and at the high side; a monthly bill is that of the meter", () => {
    const bills = (fields: Record<string, string>) =>
      kvarAnswer({ ...LOAD, ...fields }, [])
        .answer?.columns?.[0]?.figures.filter(({ name }) => name.startsWith("力调电费"))
        .map(({ name, text }) => `${name} ${text}`);
    expect(bills({ u: "400" })).toEqual([
      "力调电费（母线处） +7.5%\u00a0→\u00a0−0.75%",
      "力调电费（高压侧） +8.5%\u00a0→\u00a0−0.6%",
    ]);
    expect(bills({ u: "400", sn: "" })).toEqual(["力调电费（母线处） +7.5%\u00a0→\u00a0−0.75%"]);
    expect(bills({ u: "10000" })).toEqual(["力调电费 +7.5%\u00a0→\u00a0−0.75%"]);
    expect(bills({ mode: "bill", wp: "250000", wq: "220000" })).toHaveLength(1);
  });

  test("gets no such note for a monthly bill, an unknown transformer or a high-voltage busbar", () => {
    expect(ofTransformer({ mode: "bill", wp: "250000", wq: "220000" })).toEqual([]);
    expect(ofTransformer({ sn: "" })).toEqual([]);
    expect(ofTransformer({ u: "10000" })).toEqual([]);
  });
});
