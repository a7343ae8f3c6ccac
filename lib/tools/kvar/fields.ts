import type { Field, FieldGroup } from "@/lib/tools/fields";
import { STANDARDS } from "./tariff";

/** What a visitor knows of the load; the first unless the address says another. */
export const MODES = [
  { value: "load", label: "按负荷" },
  { value: "bill", label: "按月电费单" },
  { value: "transformer", label: "按变压器容量" },
] as const;
export type Mode = (typeof MODES)[number]["value"];

const MODE: Field = { kind: "choice", name: "mode", label: "已知条件", options: MODES };

const wanted: Field = {
  kind: "number",
  name: "pf2",
  label: "目标功率因数",
  unit: "",
  min: 0.8,
  max: 1,
  initial: "0.95",
  hint: "一般取 0.95~0.98",
};

const hours: Field = {
  kind: "number",
  name: "hours",
  label: "每月运行小时",
  unit: "h",
  min: 1,
  max: 744,
  initial: "500",
};

const LOAD: readonly Field[] = [
  {
    kind: "choice",
    name: "by",
    label: "负荷单位",
    options: [
      { value: "kw", label: "有功功率 kW" },
      { value: "kva", label: "视在功率 kVA" },
    ],
  },
  {
    kind: "number",
    name: "p",
    label: "计算负荷",
    unit: { after: "by", each: { kw: "kW", kva: "kVA" } },
    min: 0.1,
    max: 1e5,
    initial: "500",
  },
  {
    kind: "number",
    name: "pf1",
    label: "现在的功率因数",
    unit: "",
    min: 0.1,
    max: 1,
    initial: "0.75",
    hint: "取补偿装置退出时的值",
  },
  wanted,
  hours,
];

const BILL: readonly Field[] = [
  { kind: "number", name: "wp", label: "月有功电量", unit: "kWh", min: 1, max: 1e8, initial: "180000" },
  { kind: "number", name: "wq", label: "月无功电量", unit: "kvarh", min: 0, max: 1e8, initial: "150000" },
  hours,
  wanted,
];

const TRANSFORMER: readonly Field[] = [
  {
    kind: "number",
    name: "ratio",
    label: "补偿容量占变压器容量",
    unit: "%",
    min: 20,
    max: 40,
    initial: "30",
    hint: "没有负荷资料时的估算；知道负荷和功率因数时，用“按负荷”",
  },
];

const network = (needsCapacity: boolean): readonly Field[] => [
  {
    kind: "choice",
    name: "u",
    label: "系统电压",
    options: [
      { value: "400", label: "0.4 kV" },
      { value: "690", label: "0.69 kV" },
      { value: "6000", label: "6 kV" },
      { value: "10000", label: "10 kV" },
    ],
  },
  {
    kind: "number",
    name: "sn",
    label: "变压器容量",
    unit: "kVA",
    min: 10,
    max: 200_000,
    initial: "1000",
    ...(needsCapacity ? {} : { isOptional: true as const }),
    hint: needsCapacity ? "补偿所在的那台" : "用来校核谐振，可不填",
  },
  { kind: "number", name: "uk", label: "短路阻抗", unit: "%", min: 1, max: 25, initial: "6" },
];

const HARMONICS: readonly Field[] = [
  {
    kind: "choice",
    name: "by2",
    label: "谐波资料",
    options: [
      { value: "share", label: "非线性负荷占比" },
      { value: "thdi", label: "电流畸变率 THDi" },
    ],
  },
  {
    kind: "number",
    name: "h",
    label: "谐波含量",
    unit: "%",
    min: 0,
    max: 200,
    // An assumed one would decide the reactor of whoever types the load alone.
    initial: "",
    isOptional: true,
    hint: "不清楚就空着，电抗率待实测",
  },
  {
    kind: "choice",
    name: "order",
    label: "最低的主要谐波",
    options: [
      { value: "5", label: "5次（变频器、三相整流）" },
      { value: "3", label: "3次（照明、单相电源）" },
    ],
  },
  {
    kind: "choice",
    name: "duty",
    label: "负荷变化",
    options: [
      { value: "steady", label: "平稳，分钟级" },
      { value: "fast", label: "快速波动，秒级以下" },
      { value: "unbalanced", label: "三相明显不平衡" },
      { value: "leading", label: "轻载时容性或光伏倒送" },
    ],
  },
  {
    kind: "choice",
    name: "react",
    label: "串联电抗率",
    options: ["", "0", "1", "5", "5.67", "6", "7", "12", "14"].map((value) => ({
      value,
      label: value === "" ? "自动" : value === "0" ? "不串电抗器" : `${value}%`,
    })),
  },
];

const ASSESSMENT: readonly Field[] = [
  { kind: "choice", name: "std", label: "功率因数考核标准", options: STANDARDS },
  {
    kind: "number",
    name: "fee",
    label: "月电费",
    unit: "元",
    min: 0,
    max: 1e9,
    initial: "",
    isOptional: true,
    hint: "填了就估算力调电费，可不填",
  },
];

const OWN: Readonly<Record<Mode, readonly Field[]>> = { load: LOAD, bill: BILL, transformer: TRANSFORMER };

/** What is asked of a visitor who knows this of the load. */
export const groupsOf = (mode: Mode): readonly FieldGroup[] => [
  { title: "负荷", fields: OWN[mode] },
  { title: "供电系统", fields: network(mode === "transformer") },
  { title: "谐波与变化", fields: HARMONICS },
  ...(mode === "transformer" ? [] : [{ title: "电费考核", fields: ASSESSMENT }]),
];

export const modeOf = (value: string | undefined): Mode =>
  MODES.find((mode) => mode.value === value)?.value ?? "load";

/** What the address says then. */
export const shownFields = (mode: Mode): readonly Field[] => [
  MODE,
  ...groupsOf(mode).flatMap(({ fields }) => fields),
];

/** All that the address can say. */
export const KVAR_FIELDS: readonly Field[] = [
  MODE,
  ...new Map(
    MODES.flatMap(({ value }) => groupsOf(value).flatMap(({ fields }) => fields)).map((field) => [
      field.name,
      field,
    ]),
  ).values(),
];
