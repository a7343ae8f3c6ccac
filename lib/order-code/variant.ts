import { haveCodes } from "./rules";
import type { OrderCode } from "./shape";
import { valueOf } from "./values";

/** The parameters determined by a code: lines of the table, and those without a line. */
export type Variant = {
  /** Texts by label; empty if the line already has it. */
  lines: ReadonlyMap<string, string>;
  others: { label: string; text: string }[];
};

const LIST = "，";

/** The parameters for these choices; unread parts determine nothing. */
export function variantOf({ parts, variants }: OrderCode, choices: readonly (string | undefined)[]): Variant {
  const lines = new Map<string, string>();
  const others: Variant["others"] = [];
  parts.forEach((part, at) => {
    const code = choices[at];
    if (code === undefined) return;
    const said = code === "" ? part.absent : valueOf(part, code);
    if (!said) return;
    for (const [label, text] of Object.entries(said.sets)) {
      const before = lines.get(label);
      lines.set(label, before ? before + LIST + text : text);
    }
    if (part.line && code !== "") lines.set(part.line, lines.get(part.line) ?? "");
    else if (Object.keys(said.sets).length === 0) others.push({ label: part.name, text: said.meaning });
  });
  const codeOf = (name: string) => choices[parts.findIndex((part) => part.name === name)];
  for (const { when, sets } of variants)
    if (haveCodes(when, codeOf)) for (const [label, text] of Object.entries(sets)) lines.set(label, text);
  return { lines, others };
}

type Line = { key: string; label: string; text: string };
type Group<Own extends Line> = { name: string; lines: Own[] };

/** The group above the table, for parameters without a line in it. */
const OF_CODE = "型号代码";

/** The parameter table for these choices, with the code in place of the example, and the determined labels. */
export function variantGroups(
  groups: readonly Group<Line>[],
  grammar: OrderCode,
  { choices, code }: { choices: readonly (string | undefined)[]; code: string | undefined },
  example: string,
): { groups: Group<Line>[]; decided: string[] } {
  const { lines, others } = variantOf(grammar, choices);
  const added = others.map((line) => ({ key: "", ...line }));
  const told = groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      text: lines.get(line.label) || (line.text === example && code) || line.text,
    })),
  }));
  return {
    groups: added.length > 0 ? [{ name: OF_CODE, lines: added }, ...told] : told,
    decided: [...lines.keys(), ...added.map(({ label }) => label)],
  };
}
