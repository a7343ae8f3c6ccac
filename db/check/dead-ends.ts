import { conflictsOf } from "@/lib/order-code/rules";
import type { OrderCode, Part } from "@/lib/order-code/shape";
import { valuesOf } from "@/lib/order-code/values";
import type { Finding, Rule } from "./finding";

const codesOf = (part: Part): string[] => [
  ...(part.absent ? [""] : []),
  ...valuesOf(part).map(({ code }) => code),
];
const isRange = (part: Part) => part.kind === "number" && part.range !== undefined;
const shown = (code: string) => (code === "" ? "不写" : code);

const namesIn = (rule: OrderCode["rules"][number]) =>
  "sum" in rule ? rule.sum : Object.keys({ ...rule.when, ...rule.only });

/**
 * Choices in the form of an order code that lead to no valid code: those after which a part has no options left, and values that
 * are in no code. Only parts with rules can cause this; numeric ranges are sampled.
 */
function deadEndsOf({ parts, rules: all }: OrderCode): string[] {
  const ranges = parts.filter(isRange).map(({ name }) => name);
  const rules = all.filter((rule) => !namesIn(rule).some((name) => ranges.includes(name)));
  const ruled = parts.filter(({ name }) => rules.some((rule) => namesIn(rule).includes(name)));
  const used = new Map(ruled.map(({ name }) => [name, new Set<string>()]));
  const found: string[] = [];
  const walk = (choices: readonly string[]) => {
    const at = choices.length;
    const part = ruled[at];
    if (!part) return ruled.forEach(({ name }, place) => used.get(name)?.add(choices[place] ?? ""));
    const left = codesOf(part).filter(
      (code) => conflictsOf({ parts: ruled, rules }, choices, at, code).length === 0,
    );
    if (left.length === 0)
      found.push(`选了 ${choices.map(shown).join("、")} 以后，「${part.name}」没有可选的`);
    for (const code of left) walk([...choices, code]);
    return undefined;
  };
  walk([]);
  const never = ruled.flatMap((part) => {
    const unused = codesOf(part).filter((code) => !used.get(part.name)?.has(code));
    return unused.length > 0
      ? [`「${part.name}」的 ${unused.map(shown).join("、")} 按规则配不成完整的代码`]
      : [];
  });
  return [...found, ...never];
}

/** Every combination that the form of an order code offers must be valid. */
export const deadEnds: Rule = ({ products }) =>
  products.flatMap(({ id, code }) =>
    (code ? deadEndsOf(code) : []).map((says): Finding => ({
      file: "products",
      id,
      field: "code.rules",
      says,
    })),
  );
