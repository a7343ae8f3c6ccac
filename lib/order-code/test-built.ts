import { expect } from "vitest";
import { build, isWhole } from "./build";
import { findCode } from "./find";
import type { OrderCode, Part } from "./shape";
import { valuesOf } from "./values";

/** Of a range: both ends and some between. */
const SAMPLES = 5;

function codesOf(part: Part): string[] {
  const codes = valuesOf(part).map(({ code }) => code);
  if (part.kind === "number" && part.range) {
    const { min, max, step } = part.range;
    const steps = Math.round((max - min) / step);
    for (let at = 0; at < SAMPLES; at++)
      codes.push(String(min + Math.round((steps * at) / (SAMPLES - 1)) * step));
  }
  return part.absent ? [...codes, ""] : codes;
}

/** All combinations; where there are too many, every so manieth. */
function choicesOf(parts: readonly Part[], most: number): string[][] {
  const codes = parts.map(codesOf);
  const count = codes.reduce((product, own) => product * own.length, 1);
  const stride = Math.max(1, Math.ceil(count / most));
  // A stride that shares no factor with the numbers of codes meets them all.
  const found: string[][] = [];
  for (let at = 0; at < count; at += stride === 1 ? 1 : stride * 2 + 1) {
    let left = at;
    found.push(
      codes.map((own) => {
        const code = own[left % own.length] ?? "";
        left = Math.floor(left / own.length);
        return code;
      }),
    );
  }
  return found;
}

export const sloppy: [string, (code: string) => string][] = [
  ["as it is", (code) => code],
  ["in lower case", (code) => code.toLowerCase()],
  ["with blanks around its separators", (code) => code.replace(/[-/]/g, " $& ")],
  ["with a blank for every hyphen", (code) => code.replaceAll("-", " ")],
  ["with slashes for hyphens", (code) => code.replace(/[-/]/g, "/")],
  ["with long dashes", (code) => code.replaceAll("-", "—")],
  [
    "in full width",
    (code) => code.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  ],
  ["from an address", (code) => code.replaceAll("+", " ")],
  ["with x for ×", (code) => code.replaceAll("×", "x")],
  ["with * for ×", (code) => code.replaceAll("×", "*")],
];

type Coded = { id: number; model: string; grammar: OrderCode };

/** That codes are read back however they are written, of each product `most` or a few more. */
export function expectReadBack(products: Coded[], write: (code: string) => string, most: number) {
  const wrong: string[] = [];
  for (const coded of products)
    for (const choices of choicesOf(coded.grammar.parts, most).filter((one) => isWhole(coded.grammar, one))) {
      const code = build(coded.grammar, choices);
      const found = findCode(products, write(code));
      if (
        found?.reading.code !== code ||
        found.product.id !== coded.id ||
        found.reading.choices.join() !== choices.join()
      )
        wrong.push(
          `${write(code)} → ${found?.product.id} ${found?.reading.code ?? found?.reading.problems.join()}`,
        );
    }
  expect(wrong.slice(0, 40)).toEqual([]);
}
