import { type Step, shown } from "@/lib/tools/answer";
import type { Read } from "@/lib/tools/fields";
import { adviseRate, type Pollution, pollutionOf, resonanceOf } from "./detuning";
import {
  capacitorVoltage,
  orderKvar,
  outputKvar,
  ratedVoltage,
  shortCircuitCapacity,
  tunedFrequency,
} from "./reactor";
import { type Steps, stepsFor } from "./steps";

/** The bank of capacitors that gives what is missing. */
export type Bank = {
  system: number;
  isHighVoltage: boolean;
  pollution: Pollution;
  /** Series reactor, in percent; 0 for none. */
  rate: number;
  /** Rated voltage of the capacitors, V. */
  rated: number;
  /** Rated kvar to order, before it is divided into steps. */
  order: number;
  steps: Steps;
  /** What the steps give at the busbar, kvar. */
  output: number;
  /** Order of the parallel resonance, where the transformer is known. */
  resonance: number | undefined;
  lines: Step[];
};

const CODE = "GB 50227-2017";
const volts = (value: number) => (value >= 1000 ? `${shown(value / 1000, 2)} kV` : `${shown(value, 0)} V`);

/** @param kvar what is missing at the busbar, above 0 */
export function bankOf(kvar: number, { numbers, choices }: Read): Bank {
  const system = Number(choices.u);
  const isHighVoltage = system > 1000;
  const { sn, uk = 6, h = 0 } = numbers;
  const shortCircuit = sn === undefined ? undefined : shortCircuitCapacity(sn, uk);
  const pollution = pollutionOf(choices.by2 === "thdi" ? "thdi" : "share", h);
  const leading = choices.order === "3" ? "3" : "5";
  const first = shortCircuit === undefined ? undefined : resonanceOf(shortCircuit, kvar);
  const rate = choices.react ? Number(choices.react) : adviseRate(pollution, leading, isHighVoltage, first);
  const p = rate / 100;
  const rated = ratedVoltage(system, p);
  const order = orderKvar(kvar, rated, system, p);
  const steps = stepsFor(order, isHighVoltage);
  const output = outputKvar(steps.total, rated, system, p);
  const resonance = shortCircuit === undefined ? undefined : resonanceOf(shortCircuit, output);
  const lines: Step[] = [
    {
      name: "电容器端电压",
      formula: `Uc = U/(1 − p) = ${volts(system)}/(1 − ${shown(p, 4)})`,
      text: `${volts(capacitorVoltage(system, p))}，选额定 ${volts(rated)}`,
      source: `${CODE} 5.2`,
    },
    {
      name: "订货容量",
      formula: `Qn = Qc(Un/U)²(1 − p) = ${shown(kvar, 1)} ×（${shown(rated / system, 4)}）² × ${shown(1 - p, 4)}`,
      text: `${shown(order)} kvar`,
      source: `${CODE} 5.2`,
    },
    {
      name: "分级与母线输出",
      formula: `${steps.count} × ${shown(steps.size)} kvar = ${shown(steps.total)} kvar（额定）`,
      text: `母线上 ${shown(output)} kvar`,
      source: "GB/T 15576-2020",
    },
    ...(rate > 0
      ? [
          {
            name: "支路调谐频率",
            formula: `f = 50/√p = 50/√${shown(p, 4)}`,
            text: `${shown(tunedFrequency(p), 0)} Hz`,
            source: `${CODE} 5.5`,
          },
        ]
      : []),
    ...(shortCircuit !== undefined && resonance !== undefined
      ? [
          {
            name: rate > 0 ? "不串电抗时的谐振次数" : "并联谐振次数",
            formula: `n = √(Sk/Qc) = √(${shown(shortCircuit / 1000, 2)} MVA/${shown(output)} kvar)，Sk = Sn/uk`,
            text: `${shown(resonance, 1)} 次`,
            source: `${CODE} 3.0.3`,
          },
        ]
      : []),
  ];
  return { system, isHighVoltage, pollution, rate, rated, order, steps, output, resonance, lines };
}
