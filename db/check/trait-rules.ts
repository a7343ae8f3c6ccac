import type { Content } from "@/db/source/shapes";
import type { Field } from "@/lib/tools/fields";
import { HARMONICS_FIELDS } from "@/lib/tools/harmonics/fields";
import { KVAR_FIELDS } from "@/lib/tools/kvar/fields";
import { METER_FIELDS } from "@/lib/tools/meter/fields";
import type { Finding, Rule } from "./finding";

const FIELDS: Readonly<Record<string, readonly Field[]>> = {
  kvar: KVAR_FIELDS,
  harmonics: HARMONICS_FIELDS,
  meter: METER_FIELDS,
};

type Tool = NonNullable<Content["products"][number]["tool"]>;

/** Preset fields or values that the calculator does not know. */
function faultsOf({ name, preset }: Tool): string[] {
  const fields = FIELDS[name] ?? [];
  return [...new URLSearchParams(preset)].flatMap(([key, value]) => {
    const field = fields.find((one) => one.name === key);
    if (!field)
      return `计算工具 ${name} 没有 ${key} 这一项，能预设的有：${fields.map((one) => one.name).join("、")}`;
    if (field.kind === "number" || field.options.some((option) => option.value === value)) return [];
    return `${key} 不能是「${value}」，能选的有：${field.options.map((option) => option.value).join("、")}`;
  });
}

/** Invalid presets of calculators. */
export const presetFaults: Rule = ({ categories, products }) => {
  const findings = (
    file: "categories" | "products",
    items: readonly { id: number; tool?: Tool | undefined }[],
  ) =>
    items.flatMap(({ id, tool }) =>
      tool ? faultsOf(tool).map((says): Finding => ({ file, id, field: "tool.preset", says })) : [],
    );
  return [...findings("categories", categories), ...findings("products", products)];
};
