import { expect, test } from "vitest";
import type { Candidate } from "@/lib/tools/candidate";
import { kvarAnswer } from "./answer";

test("a cabinet with capacitors of 450 V is not proposed where 480 V are needed, with or without a reactor", () => {
  const cabinet = (voltages: readonly number[], rates: readonly number[]): Candidate => ({
    ...{ id: 1, role: "cabinet", model: "LH-J", title: "补偿箱", choices: {}, options: [] },
    figures: {
      systemVoltage: [[400, 400]],
      ratedCapacity: [[150, 150]],
      capacitorVoltage: voltages.map((one) => [one, one] as const),
      reactanceRate: rates.map((one) => [one, one] as const),
    },
  });
  const proposed = (candidate: Candidate, h: string, sn = "") =>
    kvarAnswer({ p: "500", pf1: "0.75", pf2: "0.95", sn, uk: "6", hours: "500", h, u: "400" }, [
      candidate,
    ]).answer?.matches.map(({ note }) => note);
  expect(proposed(cabinet([450], []), "5")).toEqual(["计算缺额 276.6 kvar，450 V/不串电抗"]);
  expect(proposed(cabinet([450], []), "20")).toEqual([]);
  expect(proposed(cabinet([450, 480], []), "20")).toEqual(["计算缺额 276.6 kvar，480 V/不串电抗"]);
  expect(proposed(cabinet([450], []), "20", "1000")).toEqual([]);
  expect(proposed(cabinet([450], [14]), "20", "1000")).toEqual([]);
  expect(proposed(cabinet([450], [7]), "20", "1000")).toEqual([
    "计算缺额 276.6 kvar，串 7% 电抗，电容器额定 480 V",
  ]);
});

test("a cabinet whose 480 V capacitors come with a reactor of 7 % is not proposed without one", () => {
  const cabinet: Candidate = {
    ...{ id: 1, role: "cabinet", model: "LH-J", title: "补偿箱", choices: {}, options: [] },
    figures: {
      systemVoltage: [[400, 400]],
      ratedCapacity: [[150, 150]],
      capacitorVoltage: [
        [450, 450],
        [480, 480],
      ],
      reactanceRate: [[7, 7]],
    },
    combinations: [{ capacitorVoltage: 480, reactanceRate: 7 }],
  };
  const load = { p: "500", pf1: "0.75", pf2: "0.95", sn: "", uk: "6", hours: "500", h: "20", u: "400" };
  expect(kvarAnswer(load, [cabinet]).answer?.matches).toEqual([]);
});
