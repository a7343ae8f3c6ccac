/** A length in millimetres as the texts give it: one value or a range; `text` is what the drawing shows. */
export type Span = { min: number; max: number; text: string };

const NUMBER = String.raw`(?:\d+(?:\.\d+)?)`;
/** One length: "96", "φ24", "(310~350)", "φ76~φ116". */
const LENGTH = String.raw`\(?φ?${NUMBER}(?:~φ?${NUMBER})?\)?`;
const GROUP = new RegExp(`${LENGTH}(?:×${LENGTH}){1,2}`, "g");

/** One spelling for everything: half-width signs, × between sizes, ~ in ranges, φ for diameters, millimetres unsaid. */
export const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[ΦØøϕ∅]/g, "φ")
    .replace(/(?<=[\d)m])\s*[xX*✕✖]\s*(?=[\d(φ])/g, "×")
    .replace(/\s*(?:毫米|mm)(?![a-zA-Z²³0-9])/g, "")
    .replace(/\s*([×~/])\s*/g, "$1")
    .replace(/(?<=\d)[-–—](?=\d)/g, "~")
    .trim();

/** The length that a piece of plain text begins with. */
export function readSpan(piece: string): Span | undefined {
  const [first, last] = [...piece.matchAll(new RegExp(NUMBER, "g"))].map(Number);
  if (!first || (last !== undefined && last < first)) return undefined;
  return { min: first, max: last ?? first, text: piece.replace(/[()]/g, "") };
}

export type Group = { spans: Span[]; before: string; after: string };

/** Every "A×B" or "A×B×C" of a plain text, with the words around it. */
export const readGroups = (text: string): Group[] =>
  [...text.matchAll(GROUP)].flatMap((match) => {
    const pieces = match[0].split("×");
    const spans = pieces.flatMap((piece) => readSpan(piece) ?? []);
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    return spans.length === pieces.length ? [{ spans, before, after }] : [];
  });
