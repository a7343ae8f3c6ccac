import { shown } from "@/lib/tools/answer";
import type { Read } from "@/lib/tools/fields";
import type { Bank } from "./bank";
import { detunes } from "./detuning";
import type { Mode } from "./fields";
import { shownRate } from "./reactor";
import { reasonForSvg } from "./svg";

const POLLUTION = {
  clean: "谐波轻，可用普通电容器。",
  moderate: "谐波中等：不串电抗时电容器取更高额定电压的加强型，并逐级校核谐振。",
  polluted: "谐波较重，电容器必须串电抗器，避免放大谐波。",
  heavy: "谐波很重，先治理谐波（APF或滤波装置），电容器串电抗器或改用SVG。",
} as const;

const UNKNOWN =
  "谐波情况未填，电抗率没有定：先实测 THDi 或算出非线性负荷占比，再定电抗率与额定电压，两种结果不要混订。";

const MODE: Readonly<Record<Mode, readonly string[]>> = {
  load: [],
  bill: ["按月平均功率计算，高峰时的缺额更大：有负荷曲线时按最大负荷、连续生产时段复核。"],
  transformer: [
    "按变压器容量的 20%~40% 只是没有负荷资料时的估算，适用于自然功率因数 0.7~0.85、负载率 60%~80% 的一般负荷；投运前应按实测负荷复核。",
  ],
};

const rateNote = (rate: number, isHighVoltage: boolean) =>
  isHighVoltage
    ? "高压电抗率：只限制涌流取 1%，抑制 5 次及以上取 5%，抑制 3 次及以上取 12%（GB 50227-2017 5.5.2）。"
    : `电抗率：主要谐波为 5 次及以上取 7%（189 Hz），要多吸收 5 次可取 5.67%（210 Hz，须核对电抗器载流），3 次明显取 14%（134 Hz）${
        rate > 0 ? "；同一母线上不要混用不同电抗率。" : "。"
      }`;

function resonanceNote({ shortCircuit, near, rate, pollution, isAsked, isHighVoltage }: Bank): string[] {
  if (shortCircuit === undefined) return ["没有填变压器容量，未校核并联谐振。"];
  if (!near)
    return detunes(rate)
      ? []
      : ["各级投入时的谐振次数离 3、5、7、11、13 次都在 10% 以外，不会明显放大谐波。"];
  const bare = isHighVoltage ? "只串 1% 电抗、" : "不串电抗、";
  const where = `投入 ${near.steps} 级时谐振次数 ${shown(near.order)}，接近 ${near.harmonic} 次`;
  if (detunes(rate))
    return pollution === "moderate" && !isAsked
      ? [`${bare}${where}，所以串 ${shownRate(rate)} 电抗器。`]
      : [];
  if (pollution === undefined) return [`${bare}${where}：实测有明显谐波就要串抑制谐波的电抗器。`];
  if (pollution === "clean")
    return [`${where}；现在谐波轻，可以不管，非线性负荷增加后要串抑制谐波的电抗器。`];
  return [`${where}，会放大该次谐波：改变分级容量，或串抑制谐波的电抗器。`];
}

/** More kvar than the transformer has kVA is no compensation of its load. */
export const isBeyond = (kvar: number, capacity: number | undefined) =>
  capacity !== undefined && kvar > capacity;

/** What to mind, the most important first. @param kvar what is missing */
export function kvarNotes(
  mode: Mode,
  { choices, numbers }: Read,
  kvar: number,
  [bank, other]: [Bank, Bank?],
) {
  const svg = reasonForSvg(choices.duty ?? "", bank);
  return [
    ...(isBeyond(kvar, numbers.sn)
      ? ["需要的补偿容量大于变压器容量，不是正常的补偿：请核对负荷、功率因数与变压器容量，这里不列产品。"]
      : []),
    ...MODE[mode],
    ...(svg ? [`建议用SVG：${svg}。可由电容器承担基本量、SVG补差。`] : []),
    bank.pollution ? POLLUTION[bank.pollution] : UNKNOWN,
    ...(choices.by2 !== "thdi" && numbers.h !== undefined && numbers.h > 15
      ? ["谐波电流超过 GB/T 14549 限值时配 APF，容量用谐波治理选型计算。"]
      : []),
    ...resonanceNote(bank),
    rateNote((other ?? bank).rate, bank.isHighVoltage),
    ...(bank.isHighVoltage ? ["SVG与APF的目录产品为低压，高压侧请在低压侧治理或咨询工程师。"] : []),
  ];
}
