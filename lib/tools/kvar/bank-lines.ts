import { type Step, formatted } from "@/lib/tools/answer";
import { detunes } from "./detuning";
import { type Near, nearFigures } from "./near";
import { mainLine } from "./main-switch";
import { type Capacitors, capacitorsText } from "./capacitors";
import {
  bareText,
  capacitorVoltage,
  ratedText,
  resonanceFormula,
  resonanceOrder,
  tunedFrequency,
} from "./reactor";
import { isHighVoltage } from "./units";

type Found = Capacitors & {
  system: number;
  shortCircuit: number | undefined;
  bare: Capacitors;
  near: readonly Near[];
};

const CODE = "GB 50227-2017";
const volts = (value: number) =>
  value >= 1000 ? `${formatted(value / 1000, 2)} kV` : `${formatted(value, 0)} V`;

function resonanceLines({ system, shortCircuit, rate, bare, near }: Found): Step[] {
  if (shortCircuit === undefined) return [];
  const isDetuned = detunes(rate);
  const { output, steps } = bare;
  const [sk, qc, p] = [formatted(shortCircuit, 0), formatted(output), bare.rate / 100];
  const filled = p > 0 ? `1 ÷ √(${qc} ÷ ${sk} + ${formatted(p, 4)})` : `√(${sk} kVA ÷ ${qc} kvar)`;
  const whose = isDetuned ? `${capacitorsText(bare, isHighVoltage(system))}：` : "";
  return [
    {
      name: isDetuned ? `${bareText(bare.rate)}时的谐振次数` : "并联谐振次数",
      formula: `${whose}${resonanceFormula(p)} = ${filled}，Sk = Sn ÷ uk；系统按无穷大，电网弱时 n 更低`,
      text: `${formatted(resonanceOrder(shortCircuit, output, p))} 次`,
      source: `${CODE} 3.0.3`,
      isMain: !isDetuned,
    },
    // With a detuning reactor, the number of active steps does not matter.
    ...(isDetuned || steps.count === 1
      ? []
      : [
          {
            name: "逐级谐振次数",
            formula: `n(k) = ${p > 0 ? `1 ÷ √(k·Qc ÷ (N·Sk) + ${formatted(p, 4)})` : "√(N·Sk ÷ (k·Qc))"}，k = 1~${steps.count}，N = ${steps.count}`,
            text: near.length > 0 ? nearFigures(near) : "各级离 5、7 次 15%、离 3、11、13 次 10% 以外",
            source: `${CODE} 3.0.3，逐级`,
            isMain: true,
          },
        ]),
  ];
}

/** `9 × 40 kvar`: the units to order, or the steps if the catalogue has no units. */
const piecesOf = ({ units, steps }: Found) => units?.way ?? steps;

/** The steps of the calculation of the capacitors. @param kvar missing at the busbar */
export function bankLines(kvar: number, found: Found): Step[] {
  const { system, rate, rated, order, steps, output } = found;
  const p = rate / 100;
  const { count, size } = piecesOf(found);
  return [
    {
      name: "电容器端电压",
      formula: `Uc = U/(1 − p) = ${volts(system)}/(1 − ${formatted(p, 4)})`,
      text: `${volts(capacitorVoltage(system, p))}，选额定 ${ratedText(rated)}`,
      source: `${CODE} 5.2`,
    },
    {
      name: "安装容量",
      formula: `Qn = Qc(Un/U)²(1 − p) = ${formatted(kvar, 1)} × (${formatted(rated / system, 4)})² × ${formatted(1 - p, 4)}`,
      text: `不小于 ${formatted(order)} kvar`,
      source: `${CODE} 5.2`,
      isMain: true,
    },
    {
      name: "台数与母线输出",
      formula: `${count} × ${formatted(size)} kvar = ${formatted(steps.total)} kvar（额定），分 ${steps.count} 级`,
      text: `母线上 ${formatted(output)} kvar`,
      source: isHighVoltage(system) ? `${CODE} 5.2` : "GB/T 15576-2020",
    },
    mainLine(found, system),
    ...(rate > 0
      ? [
          {
            name: "支路调谐频率",
            formula: `f = 50/√p = 50/√${formatted(p, 4)}`,
            text: `${formatted(tunedFrequency(p), 0)} Hz`,
            source: `${CODE} 5.5`,
          },
        ]
      : []),
    ...resonanceLines(found),
  ];
}
