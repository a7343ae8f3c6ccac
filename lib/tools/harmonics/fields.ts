import type { Field, FieldGroup } from "@/lib/tools/fields";
import { LOAD_KINDS } from "./spectra";

/** The worked example: a workshop with drives and lighting. */
const EXAMPLE: Readonly<Record<string, string>> = { vfdl: "300", led: "40", lin: "250" };

const loads: readonly Field[] = LOAD_KINDS.map(({ name, label }) => ({
  kind: "number",
  name,
  label,
  unit: "kW",
  min: 0,
  max: 50_000,
  initial: EXAMPLE[name] ?? "",
  isOptional: true,
}));

const network: readonly Field[] = [
  { kind: "number", name: "sn", label: "变压器容量", unit: "kVA", min: 10, max: 20_000, initial: "1000" },
  { kind: "number", name: "uk", label: "短路阻抗", unit: "%", min: 1, max: 25, initial: "6" },
  {
    kind: "number",
    name: "sk",
    label: "公共连接点短路容量",
    unit: "MVA",
    min: 0.5,
    max: 1000,
    initial: "",
    isOptional: true,
    hint: "不填则取 Sn/uk",
  },
  {
    kind: "number",
    name: "share",
    label: "用电协议容量占供电容量",
    unit: "%",
    min: 1,
    max: 100,
    initial: "100",
    hint: "专用变压器填 100",
  },
];

const device: readonly Field[] = [
  {
    kind: "number",
    name: "margin",
    label: "APF容量裕度",
    unit: "倍",
    min: 1,
    max: 2,
    initial: "1.2",
    hint: "一般取 1.2",
  },
];

export const HARMONICS_GROUPS: readonly FieldGroup[] = [
  { title: "负荷功率（没有的空着）", fields: loads },
  { title: "供电系统（0.4 kV）", fields: network },
  { title: "治理装置", fields: device },
];
export const HARMONICS_FIELDS: readonly Field[] = HARMONICS_GROUPS.flatMap(({ fields }) => [...fields]);
