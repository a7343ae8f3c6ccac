import type { Field } from "@/lib/tools/fields";

/** The value of the duty field for unbalanced phases. */
export const UNBALANCED = "unbalanced";

/** What a visitor knows about the load; the first is the default. */
export const MODES = [
  { value: "load", label: "按负荷" },
  { value: "bill", label: "按月电费单" },
  { value: "transformer", label: "按变压器容量" },
] as const;
export type Mode = (typeof MODES)[number]["value"];

export const modeOf = (value: string | undefined): Mode =>
  MODES.find((mode) => mode.value === value)?.value ?? "load";

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

/** The fields for the load in each mode. */
export const LOAD_FIELDS: Readonly<Record<Mode, readonly Field[]>> = {
  load: LOAD,
  bill: BILL,
  transformer: TRANSFORMER,
};
