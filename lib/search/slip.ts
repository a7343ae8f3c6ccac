/** Whether two codes differ by at most one typo: an insertion, deletion, substitution or transposition. */
export function isSlip(a: string, b: string): boolean {
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (longer - shorter > 1) return false;
  // Compares without substrings, as it runs for every model in a search without hits.
  let begin = 0;
  while (begin < shorter && a.charCodeAt(begin) === b.charCodeAt(begin)) begin++;
  let end = 0;
  while (end < shorter - begin && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end))
    end++;
  const apart = longer - begin - end;
  const isSwapped = shorter === longer && a[begin] === b[begin + 1] && a[begin + 1] === b[begin];
  return apart <= 1 || (apart === 2 && isSwapped);
}
