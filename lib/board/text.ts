import { opening } from "@/lib/text/opening";

/** Invisible characters, also those that reorder or hide text: often pasted unnoticed, never part of a text. */
const HIDDEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
/** More combining marks on a letter than any script needs. */
const STACKED = /\p{M}{4}/u;

/** Normalizes a text for storage: plain line breaks, no invisible characters, no surrounding white space. */
export const plainWriting = (text: string): string =>
  text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(HIDDEN, "")
    .trim();

/** Whether a normalized text is acceptable: its length, no stacked combining marks, at least one letter or digit. */
export const isWriting = (text: string, { least, most }: { least: number; most: number }): boolean => {
  const letters = [...text].length;
  return letters >= least && letters <= most && !STACKED.test(text) && /[\p{L}\p{N}]/u.test(text);
};

export type Block =
  | { kind: "words"; lines: string[] }
  | { kind: "list"; isNumbered: boolean; items: string[] }
  | { kind: "code"; text: string };

const FENCE = /^\s*```/;
const BULLET = /^\s*[-*•]\s+(?=\S)/;
const NUMBER = /^\s*\d{1,2}[.)、]\s*(?=\S)/;

const markOf = (line: string) => (BULLET.test(line) ? BULLET : NUMBER.test(line) ? NUMBER : undefined);

/** Takes the lines of a code block; an unclosed one extends to the end of the text. */
function takeCode(lines: string[], from: number): { block: Block; next: number } {
  const end = lines.findIndex((line, at) => at > from && FENCE.test(line));
  const last = end < 0 ? lines.length : end;
  return { block: { kind: "code", text: lines.slice(from + 1, last).join("\n") }, next: last + 1 };
}

/** Takes consecutive lines of one block: a list, or a paragraph. */
function takeRun(lines: string[], from: number): { block: Block; next: number } {
  const mark = markOf(lines[from] ?? "");
  let next = from;
  const belongs = (line: string) => line.trim() !== "" && !FENCE.test(line) && markOf(line) === mark;
  while (next < lines.length && belongs(lines[next] ?? "")) next++;
  const run = lines.slice(from, next);
  if (!mark) return { block: { kind: "words", lines: run }, next };
  const items = run.map((line) => line.replace(mark, ""));
  return { block: { kind: "list", isNumbered: mark === NUMBER, items }, next };
}

/** Parses a text into paragraphs, lists (`- `, `1. `) and code between lines of three backticks, the only markup. */
export function blocksOf(text: string): Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if ((lines[at] ?? "").trim() === "") {
      at++;
      continue;
    }
    const taken = FENCE.test(lines[at] ?? "") ? takeCode(lines, at) : takeRun(lines, at);
    blocks.push(taken.block);
    at = taken.next;
  }
  return blocks;
}

/** The beginning of a text in one line; if it only introduces a list, with the first item. */
export function openingOf(text: string): string {
  const [first, next] = blocksOf(text);
  if (!first) return "";
  const lines =
    first.kind === "code" ? first.text.split("\n") : first.kind === "list" ? first.items : first.lines;
  const [line = ""] = lines;
  const [item] = next?.kind === "list" ? next.items : [];
  const said = opening(line);
  return item !== undefined && said.endsWith("……") ? `${said.slice(0, -2)}：${item}……` : said;
}
