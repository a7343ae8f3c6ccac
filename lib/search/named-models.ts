import { withoutAsking } from "./asking";
import { codeOf, isHan, wordsOf } from "./tokens";

/** Shorter prefixes name no model. */
const MIN_MODEL = 3;

/** The model at the beginning of a code, as an order code continues after the model. */
function modelIn(models: ReadonlyMap<string, number>, code: string): string | undefined {
  for (let length = code.length; length >= MIN_MODEL; length--)
    if (models.has(code.slice(0, length))) return code.slice(0, length);
  return undefined;
}

/** The code in a search, possibly among other words, and its model. */
export function modelNamed(searched: string, models: ReadonlyMap<string, number>) {
  const words = wordsOf(searched)
    .filter((word) => !word.every(isHan))
    .map((word) => codeOf(word.join("")));
  // The whole search may be a code (`pm 96 e`), or one of its words (`CAD LH-PM96E`).
  const whole = words.join("");
  const code = models.has(whole) ? whole : (words.find((word) => modelIn(models, word)) ?? whole);
  return { code, model: modelIn(models, code) };
}

/** The products whose models are words of a search, in order. */
export const productsNamedIn = (searched: string, models: ReadonlyMap<string, number>): number[] => [
  ...new Set(wordsOf(withoutAsking(searched)).flatMap((word) => models.get(codeOf(word.join(""))) ?? [])),
];
