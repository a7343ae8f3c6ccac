import type { Side } from "./schematic";

/** The table 端子定义 of a wiring text: terminals and their functions. */
export type TerminalRow = { text: string; terminals: string[]; job: string };

export const ROW = /<tr>\s*<td[^>]*>(.*?)<\/td>\s*<td[^>]*>(.*?)<\/td>\s*<\/tr>/gs;
const words = (html: string) => html.replace(/<[^>]+>/g, "").trim();

/** "11~14" → 11 … 14; "4*~9" → 4*, 5, 6*, 7, 8*, 9, as the starred terminal is the input of each pair. */
function expand(piece: string): string[] {
  const [, first, star, last] = piece.match(/^(\d+)(\*?)~(\d+)$/) ?? [];
  if (!first || !last) return [piece];
  const count = Number(last) - Number(first) + 1;
  if (count < 1 || count > 40) return [piece];
  return Array.from(
    { length: count },
    (_, step) => `${Number(first) + step}${star && step % 2 === 0 ? "*" : ""}`,
  );
}

export const readTerminals = (wirecontent: string): TerminalRow[] =>
  [...wirecontent.matchAll(ROW)].map(([, terminals = "", job = ""]) => ({
    text: words(terminals),
    terminals: words(terminals)
      .split(/[、，,]/)
      .flatMap((piece) => expand(piece.trim())),
    job: words(job),
  }));

/** The rows whose function matches, as terminals beside a device. */
export const sideOf = (wirecontent: string, job: RegExp): Side[] =>
  readTerminals(wirecontent)
    .filter((row) => job.test(row.job))
    .map(({ terminals, job: to }) => ({ terminals, to }));

/** The fuse rating in a wiring text: "1 A", "1.5~1.8 In", "≥1.5 In". */
export function fuseRating(wirecontent: string): string | undefined {
  const [, ampere] = /串\s*(\d+(?:\.\d+)?)\s*A熔断器/.exec(wirecontent) ?? [];
  const [, least, times] =
    /熔断器[^。；<]*?(不低于)?(\d+(?:\.\d+)?(?:~\d+(?:\.\d+)?)?)\s*In/.exec(wirecontent) ?? [];
  return ampere ? `${ampere} A` : times && `${least ? "≥" : ""}${times} In`;
}

/** Terminals of the rows whose function matches, combined with their names if there are as many names as terminals. */
export function named(rows: TerminalRow[], job: RegExp, names: string[]): string[] | undefined {
  const found = rows.filter((row) => job.test(row.job)).flatMap(({ terminals }) => terminals);
  const numbers = found.filter((terminal) => /^\d+\*?$/.test(terminal));
  if (numbers.length !== names.length) return undefined;
  return names.map((name, index) => `${numbers[index]} ${name}`);
}
