import { shown } from "@/lib/tools/answer";
import { EVEN_LIMIT, ODD_LIMIT, VOLTAGE_LIMIT } from "./gbt14549";
import type { Spectrum } from "./spectrum";
import { ordersText, type Verdict } from "./verdict";

/** Who takes all that a point supplies has a transformer of his own. */
const WHOLE = 100;

/** GB 50054-2011 3.2.9: where the neutral carries more than a phase, it decides the section. Both in A. */
const neutralText = (neutral: number, phase: number) =>
  neutral > phase
    ? `零线3倍次谐波约 ${shown(neutral, 0)} A，大于相电流 ${shown(phase, 0)} A：电缆截面按零线电流选`
    : "零线有3倍次谐波：零线截面不小于相线";

/** What to mind, the most important first. @param share the user's part of the supply, % */
export function harmonicNotes(
  { neutral, reactive, harmonic, fundamental }: Spectrum,
  verdict: Verdict,
  share: number,
): string[] {
  const { currents, voltages, isDistorted, isNeeded } = verdict;
  const phase = Math.hypot(fundamental, harmonic);
  return [
    currents.length > 0
      ? `${ordersText(currents)} 次谐波电流超过允许值，需要治理。`
      : `各次谐波电流都在允许值以内${isNeeded ? "" : "，电压畸变也在限值以内，不需要APF"}；设备发热、误动或零线电流大时再测。`,
    ...(voltages.length > 0
      ? [`${ordersText(voltages)} 次谐波电压超过限值（奇次 ${ODD_LIMIT}%，偶次 ${EVEN_LIMIT}%）。`]
      : []),
    ...(isDistorted ? [`估算的电压畸变率超过 ${VOLTAGE_LIMIT}%，先治理再投电容器。`] : []),
    ...(share === WHOLE
      ? [
          "这里按 0.38 kV 侧计算；专用变压器的公共连接点一般在 10 kV 侧，供电企业按那里的短路容量与允许值考核。",
        ]
      : []),
    ...(neutral > 0 ? [`${neutralText(neutral, phase)}${isNeeded ? "，APF选三相四线型" : ""}。`] : []),
    ...(reactive > 0 && harmonic > 0
      ? [
          `基波无功约 ${shown(reactive, 0)} kvar，电容器补偿要串电抗器（5次为主 7%，3次为主 14%），否则会放大谐波。`,
        ]
      : []),
    "谱线按满载的典型值估算，负载率、网侧阻抗和设备厂家都会改变结果；订货前应按 GB/T 14549 实测，投运后复测。",
  ];
}
