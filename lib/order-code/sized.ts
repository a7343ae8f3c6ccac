import { isWhole, build } from "./build";
import { readParts } from "./read";
import type { OrderCode, Part } from "./shape";
import { plainCode } from "./spelling";

const SIZE_UNITS = ["kvar", "A"];
/** What a calculation decides besides the size. */
const OTHER_UNITS = ["V", "kV", "%"];

const unitOf = (part: Part) => ("unit" in part ? (part.unit ?? "") : "");

/** The codes of a part that says a size, by the size; `20+10` is 30. */
function sizesOf(part: Part): (readonly [size: number, code: string])[] {
  if (part.kind === "number") return (part.numbers ?? []).map((size) => [size, String(size)]);
  if (part.kind !== "steps") return [];
  return part.sums.map((sum) => [sum.split("+").reduce((all, step) => all + Number(step), 0), sum]);
}

const isDecided = (part: Part) =>
  !OTHER_UNITS.includes(unitOf(part)) || (part.kind === "number" && part.numbers?.length === 1);

/**
 * The order code of each size of a product, all else as in an example; none where the size alone does not decide the
 * figures of the code.
 */
export function codesBySize(grammar: OrderCode, example: string): Record<string, string> {
  const { parts, head } = grammar;
  const at = parts.findIndex((part) => SIZE_UNITS.includes(unitOf(part)));
  const part = parts[at];
  if (!part || !parts.every(isDecided)) return {};
  const { choices } = readParts(grammar, plainCode(example), head.length);
  return Object.fromEntries(
    sizesOf(part).flatMap(([size, code]) => {
      const chosen = choices.map((choice, other) => (other === at ? code : (choice ?? "")));
      return isWhole(grammar, chosen) ? [[size, build(grammar, chosen)]] : [];
    }),
  );
}
