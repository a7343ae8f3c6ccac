/**
 * Models that a text may name: runs of letters, digits and inner hyphens, so that LH-ZCS is not found in LH-ZCS-G.
 * Words in small letters, as in tags, are left out.
 */
export const possibleModels = (text: string): string[] => [
  ...new Set(text.match(/(?<![A-Za-z0-9-])(?=[a-z-]*[A-Z0-9])[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g)),
];

/** Products whose pages a text links to, by their ids. */
export const linkedProducts = (text: string): number[] => [
  ...new Set([...text.matchAll(/href="\/newdetail\/([1-9]\d{0,14})"/g)].map(([, id]) => Number(id))),
];
