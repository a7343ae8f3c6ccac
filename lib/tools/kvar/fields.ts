import type { Field, FieldGroup } from "@/lib/tools/fields";
import { LOAD_FIELDS, type Mode, MODES, UNBALANCED } from "./load-fields";
import { STANDARDS } from "./tariff";

const MODE: Field = { kind: "choice", name: "mode", label: "已知条件", options: MODES };

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
    // No default: it would determine the reactor for visitors who only enter the load.
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
      { value: UNBALANCED, label: "三相明显不平衡" },
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

/** The field groups shown in a mode. */
export const groupsOf = (mode: Mode): readonly FieldGroup[] => [
  { title: "负荷", fields: LOAD_FIELDS[mode] },
  { title: "供电系统", fields: network(mode === "transformer") },
  { title: "谐波与变化", fields: HARMONICS },
  ...(mode === "transformer" ? [] : [{ title: "电费考核", fields: ASSESSMENT }]),
];

/** The parameters of addresses in a mode. */
export const shownFields = (mode: Mode): readonly Field[] => [
  MODE,
  ...groupsOf(mode).flatMap(({ fields }) => fields),
];

/** All parameters that addresses may have. */
export const KVAR_FIELDS: readonly Field[] = [
  MODE,
  ...new Map(
    MODES.flatMap(({ value }) => groupsOf(value).flatMap(({ fields }) => fields)).map((field) => [
      field.name,
      field,
    ]),
  ).values(),
];
