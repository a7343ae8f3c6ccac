const SHAPE = /^(\D+)\d/;

/** Codes in few words, neighbours of one letter as a range: `E02~E08、H01~H03`. */
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
