/** A statement before and after; empty where it did not exist. */
type StatementChange = { before: string; after: string };

const BETWEEN_STATEMENTS = "；";

/** The statements of a text: its sentences, or the items of a list. */
export const statementsIn = (text: string): string[] => text.split(BETWEEN_STATEMENTS).filter(Boolean);

/** The number of the standard at the start of a statement, such as `GB/T 4208`. */
const standardOf = (text: string) => /^[A-Z]+(?:\/[A-Z]+)? \d+(?:\.\d+)?/.exec(text)?.[0];

/** The words before a colon, which say what a statement is about. */
const labelOf = (text: string) => /^([^：，、]+)：/.exec(text)?.[1] ?? "";

/** The words of a text. Chinese has no spaces between words: each two neighbouring characters count as one. */
function wordsOf(text: string): Set<string> {
  const pairs = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((character, at) => `${[...run][at] ?? ""}${character}`),
  );
  return new Set([...pairs, ...(text.match(/[A-Za-zφ]+|\d+(?:\.\d+)?/g) ?? [])]);
}

/** The share of the words of the text with fewer words that is also in the other one. */
function sharedWords(a: string, b: string): number {
  const [few, many] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.size - other.size);
  if (!few || !many || few.size === 0) return 0;
  return [...few].filter((word) => many.has(word)).length / few.size;
}

/** How much two texts are the same statement, from 0 to 1: standards by number, others by their words or their labels. */
function likeness(a: string, b: string): number {
  const [standard, other] = [standardOf(a), standardOf(b)];
  if (standard ?? other) return standard === other ? 1 : 0;
  return Math.max(sharedWords(a, b), sharedWords(labelOf(a), labelOf(b)));
}

/** An old statement and a new one that are more alike than this are told as one change. */
const HALF = 0.5;

/** Whether a text is a value such as `2级` or `三点壁挂`, not a sentence. */
const isValue = (text: string) => !/\p{Script=Han}{7}/u.test(text);

/**
 * The changes from old statements to new ones, the most alike first as pairs; the others are removed and added. A value alone
 * was replaced by the value alone, however they read.
 */
export function statementChanges(gone: readonly string[], come: readonly string[]): StatementChange[] {
  const [only, now] = [gone[0] ?? "", come[0] ?? ""];
  if (gone.length === 1 && come.length === 1 && isValue(only) && isValue(now))
    return [{ before: only, after: now }];
  const pairs = gone
    .flatMap((before) => come.map((after) => ({ before, after, like: likeness(before, after) })))
    .filter(({ like }) => like > HALF)
    .sort((a, b) => b.like - a.like);
  const [olds, news] = [new Map<string, string>(), new Map<string, string>()];
  for (const { before, after } of pairs)
    if (!olds.has(before) && !news.has(after)) {
      olds.set(before, after);
      news.set(after, before);
    }
  return [
    ...come.map((after) => ({ before: news.get(after) ?? "", after })),
    ...gone.filter((before) => !olds.has(before)).map((before) => ({ before, after: "" })),
  ];
}
