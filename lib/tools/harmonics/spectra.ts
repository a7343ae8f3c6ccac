/** Published harmonic currents of a kind of load by order, in percent of its fundamental current. */
export type LoadKind = {
  /** The name of the field and of the query parameter. */
  name: string;
  label: string;
  spectrum: Readonly<Record<number, number>>;
  /** Typical displacement factor: cosφ of the fundamental. */
  cos: number;
  /** Connected between phase and neutral, so that its triplen harmonics add up in the neutral. */
  isSinglePhase?: true;
  /** A rectifier without a choke, which would halve its harmonics. */
  isBare?: true;
  source: string;
};

const ABB = "ABB Technical guide No. 6";
/** The tables end at the 19th order; higher ones fall as 1/h from the last order that the rectifier generates. */
const BEYOND = `${ABB}，23、25次按1/h推算`;
const IEEE = "IEEE Std 519-1992";
const AFE = { 5: 2.6, 7: 3.4, 11: 3, 13: 0.1, 17: 2.1, 19: 2.2 };

export const LOAD_KINDS: readonly LoadKind[] = [
  {
    name: "vfd",
    label: "6脉波变频器，无电抗器",
    isBare: true,
    spectrum: { 5: 63, 7: 54, 11: 10, 13: 6.1, 17: 6.7, 19: 4.8, 23: 4, 25: 3.6 },
    cos: 0.98,
    source: BEYOND,
  },
  {
    name: "vfdl",
    label: "6脉波变频器，带电抗器",
    spectrum: { 5: 30, 7: 12, 11: 8.9, 13: 5.6, 17: 4.4, 19: 4.1, 23: 3.4, 25: 3.1 },
    cos: 0.98,
    source: BEYOND,
  },
  {
    name: "p12",
    label: "12脉波整流",
    spectrum: { 5: 3.6, 7: 2.6, 11: 7.5, 13: 5.2, 17: 1.2, 19: 1.3, 23: 2.9, 25: 2.7 },
    cos: 0.97,
    source: BEYOND,
  },
  { name: "afe", label: "有源前端变频器、IGBT整流UPS", spectrum: AFE, cos: 0.99, source: ABB },
  {
    name: "ups",
    label: "6脉波晶闸管整流UPS",
    spectrum: { 5: 17.5, 7: 11.1, 11: 4.5, 13: 2.9, 17: 1.5, 19: 1, 23: 0.9, 25: 0.8 },
    cos: 0.85,
    source: `${IEEE} 六脉波整流典型值`,
  },
  {
    name: "ev",
    label: "充电桩（三相整流）",
    spectrum: { 5: 10.7, 7: 7.2, 11: 3.1, 13: 2 },
    cos: 0.98,
    source: "GB/T 17625.8 三相平衡设备限值（Rsce=33）",
  },
  {
    name: "mf",
    label: "中频炉、直流传动（6脉波）",
    spectrum: { 5: 20, 7: 14.3, 11: 9.1, 13: 7.7, 17: 5.9, 19: 5.3, 23: 4.3, 25: 4 },
    cos: 0.85,
    source: "六脉波理论值 Ih = I1/h（IEEE Std 519-1992）",
  },
  {
    name: "arc",
    label: "电弧炉（熔化期）",
    spectrum: { 2: 7.7, 3: 5.8, 4: 2.5, 5: 4.2, 7: 3.1 },
    cos: 0.8,
    source: `${IEEE} 电弧炉熔化期典型值`,
  },
  {
    name: "led",
    label: "LED照明",
    spectrum: { 2: 2, 3: 27, 5: 10, 7: 7, 9: 5, 11: 3, 13: 3, 15: 3, 17: 3, 19: 3 },
    cos: 0.95,
    isSinglePhase: true,
    source: "GB 17625.1 C类限值（λ=0.9）",
  },
  {
    name: "it",
    label: "计算机等单相开关电源",
    spectrum: { 3: 81, 5: 60.6, 7: 37, 9: 15.7, 11: 2.4, 13: 6.3, 15: 7.9 },
    cos: 0.98,
    isSinglePhase: true,
    source: "IEEE Std 1100-1999 开关电源典型谱",
  },
  { name: "lin", label: "线性负荷（电动机、电热）", spectrum: {}, cos: 0.85, source: "无谐波" },
];
