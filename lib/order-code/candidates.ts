import type { Part } from "./shape";
import { afterSeparators, isInNumber, type Match, matchAt, tokenEnd } from "./spelling";
import { valueOf, valuesOf } from "./values";

/** A way to read one part from a place of the text; without a code it is nothing that the part can be. */
export type Candidate = Match & { start: number; code?: string };

/** What is worth more than any spelling: a value that there is not, where one must be and where one may be. */
const UNKNOWN = { required: 100, optional: 70 };
/** A strange value that ends before its separator, or parts a number, is less likely. */
const CUT = 5;
const CUT_IN_NUMBER = 20;
const LONGEST_NUMBER = 12;

/** People write units, too: `450V-30kvar`. */
function withUnit(part: Part, text: string, found: Candidate): Candidate[] {
  const unit = part.kind === "choice" ? "" : (part.unit ?? "").toUpperCase();
  const at = text[found.end] === " " ? found.end + 1 : found.end;
  if (unit === "" || !text.startsWith(unit, at)) return [found];
  return [found, { ...found, end: at + unit.length, cost: found.cost + 1 }];
}

function numbersAt(part: Part & { kind: "number" }, text: string, pos: number): Candidate[] {
  const before = matchAt(text, pos, part.before);
  if (!before) return [];
  const found: Candidate[] = [];
  const start = before.end;
  for (let end = start + 1; end <= start + LONGEST_NUMBER && /[\d.]/.test(text[end - 1] ?? ""); end++) {
    const written = text.slice(start, end);
    const code = String(Number(written));
    const after = matchAt(text, end, part.after);
    if (!after || written.endsWith(".") || !valueOf(part, code)) continue;
    const cost = before.cost + after.cost + (code === written ? 0 : 1);
    found.push({ start, end: after.end, cost, code });
  }
  return found;
}

/** Each value that stands here. */
export function knownAt(part: Part, text: string, pos: number): Candidate[] {
  const found =
    part.kind === "number"
      ? numbersAt(part, text, pos)
      : valuesOf(part).flatMap(({ code }): Candidate[] => {
          const match = matchAt(text, pos, part.before + code);
          return match ? [{ ...match, start: afterSeparators(text, pos), code }] : [];
        });
  return found.flatMap((one) => withUnit(part, text, one));
}

/** Each length that something unknown may have here. */
export function unknownAt(part: Part, text: string, pos: number): Candidate[] {
  const worth = part.absent ? UNKNOWN.optional : UNKNOWN.required;
  const start = matchAt(text, pos, part.before)?.end ?? afterSeparators(text, pos);
  const last = tokenEnd(text, start);
  const found: Candidate[] = [];
  for (let end = start + 1; end <= last; end++) {
    const cut = (end < last ? CUT : 0) + (isInNumber(text, end) ? CUT_IN_NUMBER : 0);
    found.push({ start, end, cost: worth + cut });
    const after = part.kind === "number" && part.after !== "" ? matchAt(text, end, part.after) : undefined;
    if (after) found.push({ start, end: after.end, cost: worth + after.cost });
  }
  return found;
}
