import { shown } from "@/lib/tools/answer";
import type { Read } from "@/lib/tools/fields";
import type { Bank } from "./bank";
import { endangered } from "./detuning";
import type { Mode } from "./fields";
import { reasonForSvg } from "./matches";

const POLLUTION = {
  clean: "谐波轻，可用普通电容器。",
  moderate: "谐波中等，电容器要选更高额定电压的加强型，并校核谐振。",
  polluted: "谐波较重，电容器必须串电抗器，避免放大谐波。",
  heavy: "谐波很重，先治理谐波（APF或滤波装置），电容器串电抗器或改用SVG。",
} as const;

const rateNote = (rate: number, isHighVoltage: boolean) =>
  isHighVoltage
    ? "高压电抗率：只限制涌流取 1%，抑制 5 次及以上取 5%~6%，抑制 3 次及以上取 12%（GB 50227-2017 5.5.2）。"
    : `电抗率：主要谐波为 5 次及以上取 7%（189 Hz），要多吸收 5 次可取 5.67%（210 Hz，须核对电抗器载流），3 次明显取 14%（134 Hz）${
        rate > 0 ? "；同一母线上不要混用不同电抗率。" : "。"
      }`;

function resonanceNote({ resonance, rate }: Bank): string[] {
  if (resonance === undefined) return ["没有填变压器容量，未校核并联谐振。"];
  const order = endangered(resonance);
  if (rate > 0) return [];
  return order === undefined
    ? [
        `谐振次数 ${shown(resonance)} 离 3、5、7、11、13 次都在 10% 以外；投入级数少时谐振次数会升高，应逐级校核。`,
      ]
    : [`谐振次数 ${shown(resonance)} 接近 ${order} 次，会放大该次谐波：改变分级容量，或串电抗器。`];
}

/** What to mind, the most important first. */
export function kvarNotes(mode: Mode, { choices, numbers }: Read, bank: Bank): string[] {
  const svg = reasonForSvg(choices.duty ?? "", bank);
  return [
    ...(mode === "transformer"
      ? [
          "按变压器容量的 20%~40% 只是没有负荷资料时的估算，适用于自然功率因数 0.7~0.85、负载率 60%~80% 的一般负荷；投运前应按实测负荷复核。",
        ]
      : []),
    ...(svg ? [`建议用SVG：${svg}。可由电容器承担基本量、SVG补差。`] : []),
    POLLUTION[bank.pollution],
    ...(choices.by2 !== "thdi" && numbers.h !== undefined && numbers.h > 15
      ? ["谐波电流超过 GB/T 14549 限值时配 APF，容量用谐波治理选型计算。"]
      : []),
    ...resonanceNote(bank),
    rateNote(bank.rate, bank.isHighVoltage),
    ...(bank.isHighVoltage ? ["SVG与APF的目录产品为低压，高压侧请在低压侧治理或咨询工程师。"] : []),
  ];
}
