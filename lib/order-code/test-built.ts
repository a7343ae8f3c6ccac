import { expect } from "vitest";
import { builtCodes } from "./built-codes";
import { findCode } from "./find";
import type { OrderCode } from "./shape";

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

/** Expects valid codes of each product, about `most` of them, to be read in another notation. */
export function expectReadBack(products: Coded[], write: (code: string) => string, most: number) {
  const wrong: string[] = [];
  for (const coded of products)
    for (const { choices, code } of builtCodes(coded.grammar, most)) {
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
