import { read } from "./find";
import type { OrderCode, Rule } from "./shape";
import { valuesOf } from "./values";
import type { Choices } from "./written";

/** A part of a code as a form field. */
export type CodeField = {
  name: string;
  before: string;
  after: string;
  /** The meaning of leaving it out. */
  absent?: string | undefined;
  options: { code: string; meaning: string }[];
  /** Of a number that is typed. */
  range?: { min: number; max: number; step: number } | undefined;
  /** Of the range. */
  unit?: string | undefined;
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
    // Left-out fields are not in the page's payload, as `undefined` would be.
    parts: parts.map((part) => ({
      name: part.name,
      before: part.before,
      after: part.kind === "number" ? part.after : "",
      ...(part.absent && { absent: part.absent.meaning }),
      options: valuesOf(part).map(({ code, meaning }) => ({ code, meaning })),
      ...(part.kind === "number" && part.range && { range: part.range, unit: part.unit ?? "" }),
    })),
    example: choices.map((code) => code ?? ""),
  };
}
