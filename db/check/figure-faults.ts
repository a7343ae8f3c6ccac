import { productTraits } from "@/db/rows/product-traits";
import type { OrderCode, Part } from "@/lib/order-code/shape";
import { KVAR_ROLES } from "@/lib/tools/kvar/matches";
import type { Finding, Rule } from "./finding";

/** The possible units of each calculated figure. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  size: ["kvar", "A"],
  volts: ["V", "kV"],
  percent: ["%"],
};
/** Roles whose order codes follow from a calculation. */
const SIZED: ReadonlySet<string> = new Set([...KVAR_ROLES, "apf"]);

/** Checks that a calculated figure can be matched with the values of a part, compensation modes with the dictionary. */
function partFaults(part: Part, modes: readonly string[]): string[] {
  const { figure, kind } = part;
  if (!figure) return [];
  if ((figure === "mode") !== (kind === "choice"))
    return [`figure 只有选项能写 mode，只有数值能写别的，这一段不能写 ${figure}`];
  if (kind === "choice")
    return part.options
      .filter(({ meaning }) => !modes.includes(meaning))
      .map(
        ({ code, meaning }) =>
          `figure 写了 mode，${code} 的含义要写${modes.join("、")}，不能是「${meaning}」`,
      );
  const units = UNITS[figure];
  return !units || units.includes(part.unit ?? "")
    ? []
    : [`figure 写了 ${figure}，单位要写 ${units.join(" 或 ")}`];
}

function codeFaults(
  { parts }: OrderCode,
  role: string,
  modes: readonly string[],
): [field: string, says: string][] {
  const figures = parts.map(({ figure }) => figure);
  const sized = parts.find((part) => part.kind !== "choice" && UNITS.size?.includes(part.unit ?? ""));
  return [
    ...parts.flatMap((part, at) => {
      const twice =
        part.figure && figures.indexOf(part.figure) < at ? [`figure 的 ${part.figure} 写了两次`] : [];
      return [...partFaults(part, modes), ...twice].map((says): [string, string] => [
        `code.parts（${part.name}）`,
        says,
      ]);
    }),
    ...(SIZED.has(role) && sized && !figures.includes("size")
      ? [
          [
            `code.parts（${sized.name}）`,
            `计算工具按用途 ${role} 选它，要在决定容量或电流的一段写 "figure": "size"，否则算出的结果没有型号代码`,
          ] as [string, string],
        ]
      : []),
  ];
}

/** Order codes of sized products must have valid `figure` parts, one of them the size. */
export const figureFaults: Rule = (content) => {
  const traits = productTraits(content);
  const compensation = content.parameters.find(({ role }) => role === "compensationMode");
  const modes = Object.values(compensation?.optionRoles ?? {});
  return content.products.flatMap(({ id, code }): Finding[] =>
    code
      ? codeFaults(code, traits.get(id)?.role ?? "", modes).map(([field, says]) => ({
          file: "products",
          id,
          field,
          says,
        }))
      : [],
  );
};
