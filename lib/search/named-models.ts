import { withoutAsking } from "./asking";
import { codeOf, isHan, wordsOf } from "./tokens";

/** A beginning that is shorter than this names no model. */
const MIN_MODEL = 3;

/** The model with which a code begins: an order code names more than its product. */
function modelIn(models: ReadonlyMap<string, number>, code: string): string | undefined {
  for (let length = code.length; length >= MIN_MODEL; length--)
    if (models.has(code.slice(0, length))) return code.slice(0, length);
  return undefined;
}

/** The code in a search that may hold other words, and the model with which it begins. */
export function modelNamed(searched: string, models: ReadonlyMap<string, number>) {
  const words = wordsOf(searched)
    .filter((word) => !word.every(isHan))
    .map((word) => codeOf(word.join("")));
  // `pm 96 e` is one, of `CAD LH-PM96E` the second word is.
  const whole = words.join("");
  const code = models.has(whole) ? whole : (words.find((word) => modelIn(models, word)) ?? whole);
  return { code, model: modelIn(models, code) };
}

/** The products whose models a search names in words of their own, in its order. */
export const productsNamedIn = (searched: string, models: ReadonlyMap<string, number>): number[] => [
  ...new Set(wordsOf(withoutAsking(searched)).flatMap((word) => models.get(codeOf(word.join(""))) ?? [])),
];
