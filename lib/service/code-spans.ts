const SHAPE = /^(\D+)\d/;

/** The number of codes: `A01~A04` counts as four, `过压、欠压` as two. */
export const codeCount = (codes: readonly string[]): number =>
  codes
    .flatMap((code) => code.split("、"))
    .map((code) => (code.match(/\d+/g) ?? []).map(Number))
    .reduce((sum, [first = 0, last = first]) => sum + last - first + 1, 0);

/** A short list of codes; neighbours with the same prefix become a range, even with gaps: `E02~E08、H01~H03`. */
export function codeSpans(codes: readonly string[]): string {
  const spans: { letter: string | undefined; first: string; last: string }[] = [];
  for (const code of codes) {
    const [first = code, last = first] = code.split("~");
    const [, letter] = SHAPE.exec(first) ?? [];
    const open = spans.at(-1);
    if (open && letter !== undefined && open.letter === letter) open.last = last;
    else spans.push({ letter, first, last });
  }
  return spans.map(({ first, last }) => (first === last ? first : `${first}~${last}`)).join("、");
}
