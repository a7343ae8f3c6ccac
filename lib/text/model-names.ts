/**
 * Possible models in a text: runs of letters, digits and inner hyphens, so that LH-ZCS is not found in LH-ZCS-G.
 * Words in lower case, such as tag names, are left out.
 */
export const possibleModels = (text: string): string[] => [
  ...new Set(text.match(/(?<![A-Za-z0-9-])(?=[a-z-]*[A-Z0-9])[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g)),
];

/** The ids of products whose pages a text links to. */
export const linkedProducts = (text: string): number[] => [
  ...new Set([...text.matchAll(/href="\/newdetail\/([1-9]\d{0,14})"/g)].map(([, id]) => Number(id))),
];

export type ModelPiece = { text: string; product: number | undefined };

/** Splits a text into pieces; those that are models have the product. */
export function modelPieces(text: string, products: ReadonlyMap<string, number>): ModelPiece[] {
  const names = possibleModels(text).filter((name) => products.has(name));
  if (names.length === 0) return [{ text, product: undefined }];
  const longestFirst = names.toSorted((a, b) => b.length - a.length).join("|");
  const found = new RegExp(`(?<![A-Za-z0-9-])(${longestFirst})(?![A-Za-z0-9]|-[A-Za-z0-9])`);
  return text
    .split(found)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, product: products.get(piece) }));
}
