import { build, isWhole } from "./build";
import type { OrderCode, Part } from "./shape";
import { valuesOf } from "./values";

/** Samples of a range: both ends and some between. */
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

/** All combinations, or an evenly spaced sample if there are too many. */
function choicesOf(parts: readonly Part[], most: number): string[][] {
  const codes = parts.map(codesOf);
  const count = codes.reduce((product, own) => product * own.length, 1);
  const stride = Math.max(1, Math.ceil(count / most));
  // A stride coprime to the number of codes of each part reaches all of them.
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

/** About `most` codes of a grammar with their choices, spread over all possible ones. */
export const builtCodes = (grammar: OrderCode, most: number) =>
  choicesOf(grammar.parts, most)
    .filter((choices) => isWhole(grammar, choices))
    .map((choices) => ({ choices, code: build(grammar, choices) }));
