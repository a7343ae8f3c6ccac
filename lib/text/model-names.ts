/**
 * Models that a text may name: runs of letters, digits and inner hyphens, so that LH-ZCS is not found in LH-ZCS-G.
 * Words in small letters, as in tags, are left out.
 */
export const possibleModels = (text: string): string[] => [
  ...new Set(text.match(/(?<![A-Za-z0-9-])(?=[a-z-]*[A-Z0-9])[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g)),
];
