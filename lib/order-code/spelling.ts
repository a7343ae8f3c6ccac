/** The maximum length of order codes; the rest is not read. */
export const MAX_CODE = 100;

const BETWEEN = " -/.";
const isBetween = (sign: string | undefined) => sign !== undefined && BETWEEN.includes(sign);
const isDigit = (sign: string | undefined) => sign !== undefined && sign >= "0" && sign <= "9";

/**
 * Normalizes a code for comparison: half width, upper case, one character per kind of sign. `×` and `*` become X, as people type
 * it.
 */
export const plainCode = (text: string): string =>
  text
    .slice(0, MAX_CODE)
    .normalize("NFKC")
    .slice(0, MAX_CODE)
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .toUpperCase()
    .replace(/[×✕✖*]/g, "X")
    .replace(/[‐-―−_~—]/g, "-")
    .replace(/[\\∕⁄|]/g, "/")
    .replace(/[,，、。·;；]/g, ".")
    .replace(/[\s()（）[\]【】“”"'‘’:：\p{Cc}]+/gu, " ")
    .trim();

/** The end of a matched pattern, and the cost of its spelling. */
export type Match = { end: number; cost: number };

/** Matches a separator; another one, or none, is accepted at a cost. */
function separated(text: string, at: number, sign: string): Match {
  let end = at;
  while (isBetween(text[end]) || text[end] === "+") end++;
  if (end === at) return { end, cost: isDigit(text[at - 1]) && isDigit(text[at]) ? 4 : 2 };
  return { end, cost: text.slice(at, end) === sign ? 0 : 1 };
}

/** Matches a plus, which arrives as a space in addresses. */
function added(text: string, at: number): Match | undefined {
  let end = at;
  while (text[end] === " ") end++;
  if (text[end] === "+") end++;
  while (text[end] === " ") end++;
  if (end > at) return { end, cost: text.slice(at, end) === "+" ? 0 : 1 };
  return isBetween(text[at]) ? { end: at + 1, cost: 2 } : undefined;
}

/** Matches a pattern at a position; only letters and digits must be exact. */
export function matchAt(text: string, start: number, pattern: string): Match | undefined {
  let [end, cost] = [start, 0];
  for (const sign of pattern.toUpperCase().replaceAll("×", "X")) {
    let match: Match | undefined;
    if (sign === "-" || sign === "/") match = separated(text, end, sign);
    else if (sign === "+") match = added(text, end);
    else if (text[end] === sign) match = { end: end + 1, cost: 0 };
    else if (sign === "%") match = { end, cost: 1 };
    if (!match) return undefined;
    end = match.end;
    cost += match.cost;
  }
  return { end, cost };
}

/** The position of the next separator. */
export function tokenEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && (text[end] === "." || !isBetween(text[end]))) end++;
  return end;
}

export function afterSeparators(text: string, start: number): number {
  let end = start;
  while (isBetween(text[end])) end++;
  return end;
}

/** Whether a position is within a number. */
export const isInNumber = (text: string, at: number): boolean => isDigit(text[at - 1]) && isDigit(text[at]);
