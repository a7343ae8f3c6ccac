/** A length in millimetres from the texts, a single value or a range; `text` is what the drawing shows. */
export type Span = { min: number; max: number; text: string };

const NUMBER = String.raw`(?:\d+(?:\.\d+)?)`;
/** A length: "96", "φ24", "(310~350)", "φ76~φ116". */
const LENGTH = String.raw`\(?φ?${NUMBER}(?:~φ?${NUMBER})?\)?`;
const GROUP = new RegExp(`${LENGTH}(?:×${LENGTH}){1,2}`, "g");

/** Normalises the notation: half-width characters, × between sizes, ~ in ranges, φ for diameters, no "mm". */
export const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[ΦØøϕ∅]/g, "φ")
    .replace(/(?<=[\d)m])\s*[xX*✕✖]\s*(?=[\d(φ])/g, "×")
    .replace(/\s*(?:毫米|mm)(?![a-zA-Z²³0-9])/g, "")
    .replace(/\s*([×~/])\s*/g, "$1")
    .replace(/(?<=\d)[-–—](?=\d)/g, "~")
    .trim();

/** Reads the length at the start of a normalised text. */
export function readSpan(piece: string): Span | undefined {
  const [first, last] = [...piece.matchAll(new RegExp(NUMBER, "g"))].map(Number);
  if (!first || (last !== undefined && last < first)) return undefined;
  return { min: first, max: last ?? first, text: piece.replace(/[()]/g, "") };
}

export type Group = { spans: Span[]; before: string; after: string };

/** Every "A×B" or "A×B×C" in a normalised text, with the text around it. */
export const readGroups = (text: string): Group[] =>
  [...text.matchAll(GROUP)].flatMap((match) => {
    const pieces = match[0].split("×");
    const spans = pieces.flatMap((piece) => readSpan(piece) ?? []);
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    return spans.length === pieces.length ? [{ spans, before, after }] : [];
  });
