import { describe, expect, test } from "vitest";
import type { Candidate } from "@/lib/tools/candidate";
import type { OptionRole } from "@/lib/tools/parameter-roles";
import { harmonicsAnswer } from "./answer";
import { permittedCurrent, together } from "./gbt14549";
import { harmonicMatches } from "./matches";
import { harmonicNotes } from "./notes";
import { LOAD_KINDS } from "./spectra";
import { spectrumOf } from "./spectrum";
import { verdictOf } from "./verdict";

const NETWORK = { voltage: 400, shortCircuit: 10, share: 1 };

describe("limits of GB/T 14549", () => {
  // Rows of table 2 for 0.38 kV.
  test.each([
    [2, 78],
    [3, 62],
    [5, 62],
    [7, 44],
    [11, 28],
    [13, 24],
    [16, 9.7],
    [25, 12],
  ])("of order %s is %s A at 10 MVA", (order, amperes) => {
    expect(permittedCurrent(order, 10, 1)).toBe(amperes);
  });

  test("grow with the short-circuit capacity and with the user's share of it", () => {
    expect(permittedCurrent(5, 20, 1)).toBeCloseTo(124, 9);
    expect(permittedCurrent(5, 10, 0.5)).toBeCloseTo(62 * 0.5 ** (1 / 1.2), 9);
    expect(permittedCurrent(9, 10, 0.25)).toBeCloseTo(21 * 0.5, 9);
    for (let share = 0.01; share < 1; share += 0.01)
      expect(permittedCurrent(5, 10, share + 0.001)).toBeGreaterThan(permittedCurrent(5, 10, share));
  });
});

describe("sources of one order", () => {
  test("add up by the factor of their order", () => {
    expect(together(5, [30, 40])).toBeCloseTo(Math.sqrt(900 + 1600 + 1.28 * 1200), 9);
    expect(together(9, [30, 40])).toBe(50);
    expect(together(3, [])).toBe(0);
  });

  test("have the same sum in any order, between the largest one and the arithmetic sum", () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let at = 0; at < 500; at++) {
      const currents = Array.from({ length: 4 }, () => random() * 500);
      for (const order of [2, 3, 5, 7, 11, 13, 17]) {
        const sum = together(order, currents);
        expect(together(order, currents.toReversed())).toBe(sum);
        expect(sum).toBeGreaterThanOrEqual(Math.max(...currents));
        expect(sum).toBeLessThanOrEqual(currents.reduce((a, b) => a + b) + 1e-9);
        expect(together(order, [...currents, 1])).toBeGreaterThan(sum);
      }
    }
  });
});

test("a drive without a choke distorts by its published spectrum", () => {
  const { thdi, fundamental, orders } = spectrumOf({ vfd: 100 }, NETWORK);
  expect(fundamental).toBeCloseTo(147.28, 1);
  expect(orders.find(({ order }) => order === 5)?.current).toBeCloseTo(0.63 * fundamental, 6);
  expect(thdi).toBeCloseTo(0.847, 2);
});

test("linear load dilutes distortion; more power of any other kind increases the current of all its orders", () => {
  expect(spectrumOf({ vfd: 100, lin: 300 }, NETWORK).thdi).toBeLessThan(
    spectrumOf({ vfd: 100 }, NETWORK).thdi,
  );
  for (const { name, spectrum } of LOAD_KINDS)
    for (let power = 0; power < 2000; power += 100) {
      const [less, more] = [power, power + 100].map((kw) =>
        spectrumOf({ vfdl: 200, led: 50, [name]: kw }, NETWORK),
      );
      less?.orders.forEach(({ order, current }, at) => {
        const next = more?.orders[at]?.current ?? 0;
        if (spectrum[order]) expect(next).toBeGreaterThan(current);
        else expect(next).toBe(current);
      });
    }
});

test("only single-phase loads cause neutral current, and no load causes no distortion", () => {
  expect(spectrumOf({ vfd: 500, arc: 300 }, NETWORK).neutral).toBe(0);
  expect(spectrumOf({ it: 30 }, NETWORK).neutral).toBeGreaterThan(0);
  expect(spectrumOf({}, NETWORK)).toMatchObject({ thdi: 0, harmonic: 0, thdu: 0, fundamental: 0 });
});

test("a neutral current above the phase current determines the cross-section", () => {
  const noted = (powers: Record<string, number>) => {
    const spectrum = spectrumOf(powers, NETWORK);
    return harmonicNotes(spectrum, verdictOf(spectrum), { share: 100, isBare: false }).join("");
  };
  // 147.3 A with 81 % of the third, 15.7 % of the ninth and 7.9 % of the fifteenth order: three times 122.1 A; phase
  // current 218.2 A.
  expect(noted({ it: 100 })).toContain("约 366 A，大于相电流 218 A：电缆截面按零线电流选，APF选三相四线型");
  expect(noted({ lin: 300, led: 40 })).toContain("零线截面不小于相线");
  expect(noted({ vfd: 100 })).not.toContain("零线");
});

test("single-phase loads are not filtered by three-wire products", () => {
  const apf = (id: number, options: OptionRole[]): Candidate => ({
    ...{ id, role: "apf", model: `APF${id}`, title: "有源电力滤波器" },
    figures: { compensationCurrent: [[100, 100]] },
    ...{ choices: {}, options },
  });
  const candidates = [apf(1, []), apf(2, ["fourWire"])];
  const idsFor = (powers: Record<string, number>) =>
    harmonicMatches(candidates, spectrumOf(powers, NETWORK), { all: 90, least: undefined }, false).map(
      ({ id }) => id,
    );
  expect(idsFor({ it: 60 })).toEqual([2]);
  expect(idsFor({ vfd: 60 })).toEqual([1, 2]);
});

test("the ordered current is not less than the calculated one", () => {
  for (const vfd of ["130", "170", "210"]) {
    const { answer } = harmonicsAnswer({ vfd, sn: "1000", uk: "6", share: "100", margin: "1.2" }, []);
    const amperes = (text = "") => Number(/([\d,.]+) A/.exec(text)?.[1]?.replace(",", ""));
    const needed = amperes(answer?.steps.find(({ name }) => name === "APF额定补偿电流")?.text);
    const ordered = amperes(answer?.figures.find(({ name }) => name === "APF容量")?.text);
    expect(ordered).toBe(Math.ceil(needed));
    expect(answer?.summary).toContain(`APF 取 ${ordered} A 以上`);
  }
});

test("the steps show the calculation for the order that is closest to its limit", () => {
  const { answer } = harmonicsAnswer(
    { vfdl: "300", led: "40", lin: "250", sn: "1000", uk: "6", share: "100", margin: "1.2" },
    [],
  );
  const step = (name: string) => answer?.steps.find((one) => one.name === name);
  expect(step("谐波电流允许值")).toMatchObject({
    formula: expect.stringMatching(/，5 次 62 ×（16\.67\/10）× 1$/) as string,
    text: "5 次 103.3 A，各次见图下的表",
  });
  expect(step("同次谐波叠加")?.text).toBe("5 次 136.5 A，各次见图下的表");
  expect(answer?.summary).toContain("5 次超过 GB/T 14549 允许值（0.38 kV侧）");
});

test("six-pulse loads are estimated up to the highest order of the standard", () => {
  const { orders } = spectrumOf({ vfdl: 300 }, NETWORK);
  expect(orders.filter(({ current }) => current > 0).map(({ order }) => order)).toEqual([
    5, 7, 11, 13, 17, 19, 23, 25,
  ]);
});

test("the orders above their limits and their number are shown separately", () => {
  const told = (powers: Record<string, string>) =>
    harmonicsAnswer({ ...powers, sn: "1000", uk: "6", share: "100", margin: "1.2" }, []).answer?.figures.find(
      ({ name }) => name === "电流超限",
    )?.text;
  expect(told({ vfd: "210" })).toMatch(/^第 \d+(?:、\d+)* 次（共 \d+ 项）$/);
  expect(told({ vfd: "1" })).toBe("无");
});
