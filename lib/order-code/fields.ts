import { read } from "./find";
import type { OrderCode, Rule } from "./shape";
import { valuesOf } from "./values";
import type { Choices } from "./written";

/** A part of a code as a form field. */
export type CodeField = {
  name: string;
  before: string;
  after: string;
  unit: string;
  /** The meaning of leaving it out. */
  absent: string | undefined;
  options: { code: string; meaning: string }[];
  range: { min: number; max: number; step: number } | undefined;
};

/** The part of a grammar that the form needs. */
export type CodeForm = {
  head: string;
  parts: CodeField[];
  rules: Rule[];
  /** The initial choices: the example code. */
  example: Choices;
};

export function codeForm(grammar: OrderCode, ordercode: string): CodeForm {
  const { head, parts, rules } = grammar;
  const { choices } = read({ id: 0, model: "", grammar }, ordercode);
  return {
    head,
    rules,
    parts: parts.map((part) => ({
      name: part.name,
      before: part.before,
      after: part.kind === "number" ? part.after : "",
      unit: part.kind === "choice" ? "" : (part.unit ?? ""),
      absent: part.absent?.meaning,
      options: valuesOf(part).map(({ code, meaning }) => ({ code, meaning })),
      range: part.kind === "number" ? part.range : undefined,
    })),
    example: choices.map((code) => code ?? ""),
  };
}
