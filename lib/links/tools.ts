import type { Field, Raw } from "@/lib/tools/fields";
import { queryText } from "./filters";
import type { MenuLink } from "./navigation";

/** A calculator: its page, its purpose, and the question shown on pages of products that it helps to choose. */
export type Tool = MenuLink & { text: string; question: string; icon: "capacitor" | "harmonic" | "meter" };

export const TOOLS = {
  kvar: {
    label: "无功补偿容量计算",
    href: "/tools/kvar",
    text: "按负荷、电费单或变压器算出kvar、电抗率、安装容量与台数",
    question: "不确定选多大？",
    icon: "capacitor",
  },
  harmonics: {
    label: "谐波治理选型",
    href: "/tools/harmonics",
    text: "按负荷估算谐波谱，与GB/T 14549限值比较，选出APF容量",
    question: "不确定选多大？",
    icon: "harmonic",
  },
  meter: {
    label: "电能表与互感器",
    href: "/tools/meter",
    text: "按电流与接线系统选互感器变比、电能表形式与接线图",
    question: "不确定配什么变比的互感器？",
    icon: "meter",
  },
} as const satisfies Record<string, Tool>;
export const TOOL_NAMES = ["kvar", "harmonics", "meter"] as const satisfies readonly (keyof typeof TOOLS)[];

export const TOOL_LINKS: readonly Tool[] = Object.values(TOOLS);

/** The address of a calculator with these fields, without empty optional ones. */
export function toolHref(path: string, fields: readonly Field[], raw: Raw): string {
  const query = new URLSearchParams();
  for (const field of fields) {
    const value = raw[field.name] ?? "";
    if (value !== "" || (field.kind === "number" && !field.isOptional)) query.set(field.name, value);
  }
  query.sort();
  return `${path}?${queryText(query)}`;
}

/** Numeric fields that a preset may set; the load stays that of the example. */
export const PRESET_NUMBERS: readonly string[] = ["h", "sn"];

/** The calculator that helps to choose a product, with its preset fields. */
export function toolOf({ tool, preset }: { tool: string; preset: string }): Tool | undefined {
  const name = TOOL_NAMES.find((known) => known === tool);
  if (!name) return undefined;
  const { href } = TOOLS[name];
  return preset ? { ...TOOLS[name], href: `${href}?${preset}` } : TOOLS[name];
}
