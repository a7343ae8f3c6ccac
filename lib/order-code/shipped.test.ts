import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { build, isWhole } from "./build";
import { findCode, read } from "./find";
import { orderCodeShape, type Part } from "./shape";
import { valuesOf } from "./values";

type Product = { id: number; model: string; ordercode: string; code: unknown };

const products = (JSON.parse(readFileSync("db/content/products.json", "utf8")) as Product[]).map(
  ({ id, model, ordercode, code }) => ({ id, model, ordercode, grammar: orderCodeShape.parse(code) }),
);

const MOST = 400;
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
function choicesOf(parts: readonly Part[]): string[][] {
  const codes = parts.map(codesOf);
  const count = codes.reduce((product, own) => product * own.length, 1);
  const stride = Math.max(1, Math.ceil(count / MOST));
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

test.each(products)(
  "$ordercode, the example on the page, reads without problem",
  ({ ordercode, ...coded }) => {
    const reading = read(coded, ordercode);
    expect(reading.problems).toEqual([]);
    expect(reading.cost).toBe(0);
    expect(reading.code).toBe(ordercode);
    expect(findCode(products, ordercode)?.product.id).toBe(coded.id);
  },
);

const sloppy: [string, (code: string) => string][] = [
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

test.each(sloppy)("every code that can be built is read back %s", (_how, write) => {
  const wrong: string[] = [];
  for (const { ordercode: _example, ...coded } of products)
    for (const choices of choicesOf(coded.grammar.parts).filter((one) => isWhole(coded.grammar, one))) {
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
});
