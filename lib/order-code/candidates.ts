import type { Part } from "./shape";
import { afterSeparators, isInNumber, type Match, matchAt, tokenEnd } from "./spelling";
import { valueOf, valuesOf } from "./values";

/** A way to read a part at a position; without `code` it is an unknown value. */
export type Candidate = Match & { start: number; code?: string };

/** The cost of an unknown value, which is higher than that of any misspelling. */
const UNKNOWN = { required: 100, optional: 70 };
/** Additional cost of an unknown value that ends before a separator or within a number. */
const CUT = 5;
const CUT_IN_NUMBER = 20;
const LONGEST_NUMBER = 12;

/** The unit of a numeric choice: A for `5`, which means 5 A. */
const UNIT_OF_FIGURE = /\d ?(kV|mV|V|A|mm|级|次)(?![A-Za-z])/;

function unitOf(part: Part, code: string): string {
  if (part.kind !== "choice") return (part.unit ?? "").toUpperCase();
  const meaning = /\d$/.test(code) ? (valueOf(part, code)?.meaning ?? "") : "";
  return (UNIT_OF_FIGURE.exec(meaning)?.[1] ?? "").toUpperCase();
}

/** Also accepts a unit after the value: `450V-30kvar`. */
function withUnit(part: Part, text: string, found: Candidate): Candidate[] {
  const unit = unitOf(part, found.code ?? "");
  const at = text[found.end] === " " ? found.end + 1 : found.end;
  if (unit === "" || !text.startsWith(unit, at)) return [found];
  return [found, { ...found, end: at + unit.length, cost: found.cost + 1 }];
}

function numbersAt(part: Part & { kind: "number" }, text: string, pos: number): Candidate[] {
  const before = matchAt(text, pos, part.before);
  if (!before) return [];
  const found: Candidate[] = [];
  // Letters that belong to every value are part of the text: `C32`.
  const start = /^[-/×]?$/.test(part.before) ? before.end : afterSeparators(text, pos);
  for (
    let end = before.end + 1;
    end <= before.end + LONGEST_NUMBER && /[\d.]/.test(text[end - 1] ?? "");
    end++
  ) {
    const written = text.slice(before.end, end);
    const code = String(Number(written));
    const after = matchAt(text, end, part.after);
    if (!after || written.endsWith(".") || !valueOf(part, code)) continue;
    const cost = before.cost + after.cost + (code === written ? 0 : 1);
    found.push({ start, end: after.end, cost, code });
  }
  return found;
}

/** A choice at this position; the A of `5A` may be missing. */
function choiceAt(text: string, pos: number, before: string, code: string): Candidate[] {
  const start = afterSeparators(text, pos);
  const match = matchAt(text, pos, before + code);
  if (match) return [{ ...match, start, code }];
  const figure = /^(\d+)(?:A|V|mV)$/.exec(code)?.[1];
  const bare = figure === undefined ? undefined : matchAt(text, pos, before + figure);
  const isAll = bare && (bare.end === text.length || afterSeparators(text, bare.end) > bare.end);
  return isAll ? [{ start, end: bare.end, cost: bare.cost + 1, code }] : [];
}

/** All known values at this position. */
export function knownAt(part: Part, text: string, pos: number): Candidate[] {
  const found =
    part.kind === "number"
      ? numbersAt(part, text, pos)
      : valuesOf(part).flatMap(({ code }) => choiceAt(text, pos, part.before, code));
  return found.flatMap((one) => withUnit(part, text, one));
}

/** Steps in reverse order, possibly with a space between them. */
function turnedAt(part: Part & { kind: "steps" }, text: string, pos: number): Candidate[] {
  return part.sums.flatMap((sum) => {
    const match = matchAt(text, pos, part.before + sum.split("+").reverse().join("+"));
    return match ? [{ ...match, start: afterSeparators(text, pos), cost: UNKNOWN.required - 1 }] : [];
  });
}

/** Unknown values of every possible length at this position. */
export function unknownAt(part: Part, text: string, pos: number): Candidate[] {
  const worth = part.absent ? UNKNOWN.optional : UNKNOWN.required;
  const start = matchAt(text, pos, part.before)?.end ?? afterSeparators(text, pos);
  const last = tokenEnd(text, start);
  const found = part.kind === "steps" ? turnedAt(part, text, pos) : [];
  for (let end = start + 1; end <= last; end++) {
    const cut = (end < last ? CUT : 0) + (isInNumber(text, end) ? CUT_IN_NUMBER : 0);
    found.push({ start, end, cost: worth + cut });
    const after = part.kind === "number" && part.after !== "" ? matchAt(text, end, part.after) : undefined;
    if (after) found.push({ start, end: after.end, cost: worth + after.cost });
  }
  return found;
}
