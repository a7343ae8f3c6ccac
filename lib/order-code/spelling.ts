/** No order code is longer; what is behind is not read. */
export const MAX_CODE = 100;

const BETWEEN = " -/.";
const isBetween = (sign: string | undefined) => sign !== undefined && BETWEEN.includes(sign);
const isDigit = (sign: string | undefined) => sign !== undefined && sign >= "0" && sign <= "9";

/**
 * A code as it is compared: half width, capitals, one sign for each of the many that people write. `×` and `*` are an X,
 * as it is typed.
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

/** Where a pattern ended in the text, and how far its spelling was from the maker's. */
export type Match = { end: number; cost: number };

/** A separator: any other will do, and so will none. */
function separated(text: string, at: number, sign: string): Match {
  let end = at;
  while (isBetween(text[end]) || text[end] === "+") end++;
  if (end === at) return { end, cost: isDigit(text[at - 1]) && isDigit(text[at]) ? 4 : 2 };
  return { end, cost: text.slice(at, end) === sign ? 0 : 1 };
}

/** A plus: in an address it arrives as a blank. */
function added(text: string, at: number): Match | undefined {
  let end = at;
  while (text[end] === " ") end++;
  if (text[end] === "+") end++;
  while (text[end] === " ") end++;
  if (end > at) return { end, cost: text.slice(at, end) === "+" ? 0 : 1 };
  return isBetween(text[at]) ? { end: at + 1, cost: 2 } : undefined;
}

/** Whether the text has the pattern here, forgivingly in all but letters and digits. */
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

/** Where the next separator stands, from here. */
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

/** Whether a cut here parts a number. */
export const isInNumber = (text: string, at: number): boolean => isDigit(text[at - 1]) && isDigit(text[at]);
