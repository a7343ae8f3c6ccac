import { measured } from "@/lib/measured";
import { isInRange } from "./rules";
import type { NumberPart, Part } from "./shape";

/** A possible value of a part. */
export type Value = {
  code: string;
  meaning: string;
  /** The lines of the parameter table that it sets, by label. */
  sets: Readonly<Record<string, string>>;
};

const rest = (texts: Readonly<Record<string, readonly string[]>>, at: number) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([label, of]) => (of[at] === undefined ? [] : [[label, of[at]]])),
  );

/** A single value is not set: the line already has it, with more detail than the code. */
const inLine = (part: Part, text: string, isOnly: boolean) =>
  part.line && !isOnly ? { [part.line]: text } : {};

function numberValue(part: NumberPart, figure: number, at: number, isOnly: boolean): Value {
  const meaning = measured(figure, part.unit);
  const text = (part.text ?? "{}").replace("{}", meaning);
  return {
    code: String(figure),
    meaning,
    sets: { ...inLine(part, text, isOnly && !part.text), ...rest(part.with, at) },
  };
}

function makeValues(part: Part): Value[] {
  if (part.kind === "choice") {
    const isOnly = part.options.length === 1 && !part.absent;
    return part.options.map(({ code, meaning, text, sets }) => ({
      code,
      meaning,
      sets: { ...inLine(part, text ?? meaning, isOnly && !text), ...sets },
    }));
  }
  if (part.kind === "steps")
    return part.sums.map((sum, at) => {
      const total = measured(
        sum.split("+").reduce((all, step) => all + Number(step), 0),
        part.unit,
      );
      return {
        code: sum,
        meaning: `${measured(sum, part.unit)}，共${total}`,
        sets: { ...inLine(part, `${total}（${sum}）`, false), ...rest(part.with, at) },
      };
    });
  const { numbers = [] } = part;
  return numbers.map((figure, at) => numberValue(part, figure, at, numbers.length === 1 && !part.absent));
}

type Known = { values: readonly Value[]; byCode: ReadonlyMap<string, Value> };

/** Cached per part: parsing a code needs the values of its parts at each position of the text. */
const known = new WeakMap<Part, Known>();

function knownOf(part: Part): Known {
  const kept = known.get(part);
  if (kept) return kept;
  const values = makeValues(part);
  // If two values have the same code, the first in the editors' order wins.
  const byCode = new Map([...values].reverse().map((value) => [value.code, value]));
  known.set(part, { values, byCode });
  return { values, byCode };
}

/** All values of a part, in the editors' order; empty for a range, which may be long. */
export const valuesOf = (part: Part): readonly Value[] => knownOf(part).values;

/** The value of a part with this code; undefined if it is invalid. */
export function valueOf(part: Part, code: string): Value | undefined {
  if (part.kind !== "number" || !part.range) return knownOf(part).byCode.get(code);
  const figure = Number(code);
  return code === String(figure) && isInRange(part.range, figure)
    ? numberValue(part, figure, -1, false)
    : undefined;
}

/** The possible values of a part as text: `5、10、15 kvar`. */
export function possible(part: Part): string {
  if (part.kind === "choice")
    return part.options
      .map(({ code, meaning }) => (meaning === code ? code : `${code}（${meaning}）`))
      .join("、");
  if (part.kind === "steps") return measured(part.sums.join("、"), part.unit);
  if (!part.range) return measured(part.numbers?.join("、") ?? "", part.unit);
  const { min, max, step } = part.range;
  return `${measured(`${min}~${max}`, part.unit)}${step === 1 ? "（整数）" : `（每${measured(step, part.unit)}一档）`}`;
}
