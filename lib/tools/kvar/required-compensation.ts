import type { Read } from "@/lib/tools/fields";
import type { Step } from "@/lib/tools/answer";
import { formatted } from "@/lib/tools/answer";
import type { Mode } from "./load-fields";
import { cosOf, requiredKvar, tanOf } from "./power";

/** The result of the calculation of missing kvar. */
export type RequiredCompensation = {
  /** kvar at the busbar. */
  kvar: number;
  /** Active power in kW and power factors; undefined if only the capacity of the transformer is known. */
  load?: { active: number; from: number; to: number };
  steps: Step[];
};

const HANDBOOK = "《工业与民用供配电设计手册》（第四版）";

function ofLoad(active: number, from: number, to: number, before: Step[]): RequiredCompensation {
  const kvar = requiredKvar(active, from, to);
  const formula = `Qc = P(tanφ1 − tanφ2) = ${formatted(active)} × (${formatted(tanOf(from), 4)} − ${formatted(tanOf(to), 4)})`;
  return {
    kvar,
    load: { active, from, to: Math.max(from, to) },
    steps: [
      ...before,
      {
        name: "需要的补偿容量",
        formula,
        text: `${formatted(kvar, 2)} kvar`,
        source: HANDBOOK,
        isMain: true,
      },
    ],
  };
}

/** Calculates the missing kvar in one of three modes; all numbers are within the ranges of their fields. */
export function requiredCompensation(mode: Mode, { numbers, choices }: Read): RequiredCompensation {
  const { p = 0, pf1 = 1, pf2 = 1, wp = 1, wq = 0, hours = 1, sn = 0, ratio = 0 } = numbers;
  if (mode === "transformer") {
    const kvar = (sn * ratio) / 100;
    const formula = `Qc = ${formatted(ratio)}% × Sn = ${formatted(ratio)}% × ${formatted(sn)}`;
    return {
      kvar,
      steps: [
        {
          name: "估算的补偿容量",
          formula,
          text: `${formatted(kvar, 2)} kvar`,
          source: "经验：变压器容量的 20%~40%",
          isMain: true,
        },
      ],
    };
  }
  if (mode === "bill") {
    const cos = cosOf(wp, wq);
    const active = wp / hours;
    return ofLoad(active, cos, pf2, [
      {
        name: "月平均功率因数",
        formula: `cosφ1 = Wp/√(Wp² + Wq²)`,
        text: formatted(cos, 3),
        source: "《功率因数调整电费办法》",
      },
      {
        name: "平均有功功率",
        formula: `P = Wp/t = ${formatted(wp)}/${formatted(hours)}`,
        text: `${formatted(active)} kW`,
        source: HANDBOOK,
      },
    ]);
  }
  if (choices.by === "kva") {
    const active = p * pf1;
    return ofLoad(active, pf1, pf2, [
      {
        name: "有功功率",
        formula: `P = S·cosφ1 = ${formatted(p)} × ${formatted(pf1, 3)}`,
        text: `${formatted(active)} kW`,
        source: HANDBOOK,
      },
    ]);
  }
  return ofLoad(p, pf1, pf2, []);
}
