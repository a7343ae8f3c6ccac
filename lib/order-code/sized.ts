import { build, isWhole } from "./build";
import { readParts } from "./read";
import type { OrderCode, Part } from "./shape";
import { plainCode } from "./spelling";

/** What a calculation decides of a product: how large, for which voltage, with which reactor. */
export type Figures = {
  /** kvar or A. */
  size: number;
  /** V. */
  volts?: number | undefined;
  /** Reactance rate, %. */
  percent?: number | undefined;
};
/** A code with the figures that it says; a figure that it does not say fits any. */
export type SizedCode = Figures & { code: string };

const FIGURE_OF_UNIT: Readonly<Record<string, keyof Figures>> = {
  kvar: "size",
  A: "size",
  V: "volts",
  "%": "percent",
};
/** Figures of the network that no calculation decides part by part. */
const OTHER_UNITS = ["kV"];

const unitOf = (part: Part) => ("unit" in part ? (part.unit ?? "") : "");

/** The values of a part as figures with their codes; `20+10` is 30. */
function figuresOf(part: Part): (readonly [figure: number, code: string])[] {
  if (part.kind === "number") return (part.numbers ?? []).map((one) => [one, String(one)]);
  if (part.kind !== "steps") return [];
  return part.sums.map((sum) => [sum.split("+").reduce((all, step) => all + Number(step), 0), sum]);
}

const isSingle = (part: Part) => part.kind === "number" && part.numbers?.length === 1;

type Chosen = { figures: Partial<Figures>; choices: string[] };

/** Each way on with one part decided: as in the example, or by each of its figures. */
function decided(part: Part, at: number) {
  const figure = FIGURE_OF_UNIT[unitOf(part)];
  return (way: Chosen): Chosen[] => {
    if (!figure || (isSingle(part) && figure !== "size")) return [way];
    return figuresOf(part).map(([value, code]) => ({
      figures: { ...way.figures, [figure]: value },
      choices: way.choices.map((choice, other) => (other === at ? code : choice)),
    }));
  };
}

/** The example's choices, without what may be left out: a calculation asks for no option. */
const withoutOptions = (parts: readonly Part[], choices: readonly (string | undefined)[]): string[] =>
  parts.map((part, at) => (part.absent && !FIGURE_OF_UNIT[unitOf(part)] ? "" : (choices[at] ?? "")));

/**
 * The order codes of a product by what a calculation decides, all else as in an example, but for its options; none where the code says a
 * figure twice, or one that no calculation decides.
 */
export function sizedCodes(grammar: OrderCode, example: string): SizedCode[] {
  const { parts, head } = grammar;
  const known = parts.flatMap((part) => FIGURE_OF_UNIT[unitOf(part)] ?? []);
  const isOpen = parts.some((part) => OTHER_UNITS.includes(unitOf(part)) && !isSingle(part));
  if (isOpen || !known.includes("size") || new Set(known).size < known.length) return [];
  const { choices } = readParts(grammar, plainCode(example), head.length);
  const start: Chosen = { figures: {}, choices: withoutOptions(parts, choices) };
  return parts
    .reduce((ways, part, at) => ways.flatMap(decided(part, at)), [start])
    .flatMap(({ figures, choices: chosen }) =>
      figures.size !== undefined && isWhole(grammar, chosen)
        ? [{ ...figures, size: figures.size, code: build(grammar, chosen) }]
        : [],
    );
}

/** The code that says these figures, the first where several do. */
export const codeOfFigures = (codes: readonly SizedCode[], { size, volts, percent }: Figures) =>
  codes.find(
    (one) =>
      one.size === size &&
      (one.volts === undefined || one.volts === volts) &&
      (one.percent === undefined || one.percent === percent),
  )?.code;
