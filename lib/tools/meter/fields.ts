import type { FieldGroup, Field } from "@/lib/tools/fields";

/** Systems, with the line-to-line voltage in V; medium voltage is connected through voltage transformers to 100 V. */
export const SYSTEMS = {
  "3p4w": { label: "三相四线 220/380 V", voltage: 380, wiring: "三相四线", phases: 3 },
  "1p": { label: "单相 220 V", voltage: 220, wiring: "单相", phases: 1 },
  "3p3w6": { label: "三相三线 6 kV", voltage: 6000, wiring: "三相三线", phases: 3 },
  "3p3w10": { label: "三相三线 10 kV", voltage: 10_000, wiring: "三相三线", phases: 3 },
} as const;
export type SystemName = keyof typeof SYSTEMS;

export const isSystem = (name: string): name is SystemName => Object.hasOwn(SYSTEMS, name);

const load: readonly Field[] = [
  {
    kind: "choice",
    name: "sys",
    label: "接线系统",
    options: Object.entries(SYSTEMS).map(([value, { label }]) => ({ value, label })),
  },
  {
    kind: "choice",
    name: "by",
    label: "负荷单位",
    options: [
      { value: "a", label: "电流 A" },
      { value: "kw", label: "有功功率 kW" },
    ],
  },
  {
    kind: "number",
    name: "x",
    label: "最大负荷",
    unit: { after: "by", each: { a: "A", kw: "kW" } },
    min: 0.1,
    max: 8000,
    initial: "230",
  },
  {
    kind: "number",
    name: "pf",
    label: "功率因数",
    unit: "",
    min: 0.1,
    max: 1,
    initial: "0.85",
    hint: "按 kW 填时才用到",
  },
];

const meter: readonly Field[] = [
  {
    kind: "choice",
    name: "use",
    label: "用途",
    // The first is that of the worked example: the catalogue has the transformer of class 0.5 that it needs.
    options: [
      { value: "monitor", label: "监测" },
      { value: "internal", label: "内部考核、分摊" },
      { value: "settle", label: "结算类" },
    ],
  },
  {
    kind: "choice",
    name: "cls",
    label: "有功准确度",
    options: [
      { value: "", label: "按用途" },
      { value: "B", label: "B级（1级）" },
      { value: "C", label: "C级（0.5S级）" },
      { value: "D", label: "D级（0.2S级）" },
    ],
  },
  {
    kind: "choice",
    name: "mount",
    label: "安装方式",
    options: [
      { value: "", label: "不限" },
      { value: "rail", label: "导轨" },
      { value: "wall", label: "壁挂" },
      { value: "p96", label: "面板，开孔 92×92" },
      { value: "p72", label: "面板，开孔 68×68" },
      { value: "p120", label: "面板，开孔 112×112" },
    ],
  },
  {
    kind: "number",
    name: "len",
    label: "互感器到电表的导线长",
    unit: "m",
    min: 0,
    max: 500,
    initial: "10",
    hint: "单程",
  },
];

export const METER_GROUPS: readonly FieldGroup[] = [
  { title: "负荷", fields: load },
  { title: "电表", fields: meter },
];
export const METER_FIELDS: readonly Field[] = METER_GROUPS.flatMap(({ fields }) => [...fields]);
