import type { Field, Raw } from "@/lib/tools/fields";
import { queryText } from "./filters";
import type { MenuLink } from "./navigation";

/** A calculator: its page, and what it is for. */
export type Tool = MenuLink & { text: string; icon: "capacitor" | "harmonic" | "meter" };

export const TOOLS = {
  kvar: {
    label: "无功补偿容量计算",
    href: "/tools/kvar",
    text: "按负荷、电费单或变压器算出kvar、分级、电抗率与订货容量",
    icon: "capacitor",
  },
  harmonics: {
    label: "谐波治理选型",
    href: "/tools/harmonics",
    text: "按负荷估算谐波谱，与GB/T 14549限值比较，选出APF容量",
    icon: "harmonic",
  },
  meter: {
    label: "电能表与互感器",
    href: "/tools/meter",
    text: "按电流与接线系统选互感器变比、电能表形式与接线图",
    icon: "meter",
  },
} as const satisfies Record<string, Tool>;
type ToolName = keyof typeof TOOLS;

export const TOOL_LINKS: readonly Tool[] = Object.values(TOOLS);

/** A calculator with what stands in these fields; an optional one that is empty is left out. */
export function toolHref(path: string, fields: readonly Field[], raw: Raw): string {
  const query = new URLSearchParams();
  for (const field of fields) {
    const value = raw[field.name] ?? "";
    if (value !== "" || (field.kind === "number" && !field.isOptional)) query.set(field.name, value);
  }
  query.sort();
  return `${path}?${queryText(query)}`;
}

type Preset = readonly [ToolName, string?];

/** Numbers that a preset may say: the load is still that of the worked example. */
export const PRESET_NUMBERS: readonly string[] = ["h", "sn"];

/** What helps to choose a product of a category, the fields preset for its family. The nearest category counts. */
const OF_CATEGORY: Readonly<Record<number, Preset>> = {
  33: ["kvar"],
  47: ["kvar", "u=10000"],
  201: ["kvar", "h=10"],
  203: ["kvar", "duty=unbalanced&h=10"],
  204: ["kvar", "duty=unbalanced&h=10"],
  35: ["kvar", "react=7"],
  212: ["kvar", "duty=unbalanced&order=3&react=14"],
  37: ["harmonics"],
  220: ["kvar", "duty=fast"],
  223: ["harmonics"],
  45: ["kvar", "duty=unbalanced"],
  228: ["harmonics"],
  43: ["kvar"],
  49: ["meter"],
  139: ["meter", "mount=p96"],
  246: ["meter", "mount=p72"],
  247: ["meter", "mount=p120"],
  248: ["meter", "mount=rail"],
  251: ["meter", "mount=wall"],
  253: ["meter", "use=monitor"],
  268: ["meter"],
};

/** Products that are made for other conditions than the rest of their category. */
const OF_PRODUCT: Readonly<Record<number, Preset>> = {
  // Reinforced, for moderate harmonics without a reactor.
  1002: ["kvar", "h=20&react=0&sn="],
  1012: ["kvar", "order=3&react=14"],
};

/** @param path categories of a product, from the family down */
export function toolOf(path: readonly { id: number }[], product: number): Tool | undefined {
  const nearest = path.findLast(({ id }) => Object.hasOwn(OF_CATEGORY, id));
  const [name, preset] = OF_PRODUCT[product] ?? OF_CATEGORY[nearest?.id ?? 0] ?? [];
  if (!name) return undefined;
  const tool = TOOLS[name];
  return preset ? { ...tool, href: `${tool.href}?${preset}` } : tool;
}
