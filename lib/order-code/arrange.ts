import { knownAt } from "./candidates";
import type { OrderCode, Part } from "./shape";
import type { Choices } from "./written";

/** The code of a part that a piece of text is as a whole. */
function codeIn(part: Part, token: string): string | undefined {
  const fits = knownAt(part, token, 0).filter(({ end }) => end === token.length);
  return fits.sort((a, b) => a.cost - b.cost)[0]?.code;
}

const missing = (parts: readonly Part[], choices: Choices) =>
  parts.filter((part, at) => !choices[at] && !part.absent).length;

/** All assignments of pieces to distinct parts. */
function waysOf(parts: readonly Part[], tokens: readonly string[], taken: Choices = []): Choices[] {
  const [token, ...others] = tokens;
  if (token === undefined) return [taken];
  return parts.flatMap((part, at) => {
    const code = taken[at] ? undefined : codeIn(part, token);
    if (code === undefined) return [];
    return waysOf(
      parts,
      others,
      parts.map((_part, other) => (other === at ? code : (taken[other] ?? ""))),
    );
  });
}

/**
 * Reads the pieces of a code in any order; undefined if a piece matches no part.
 * @param rest the text after the head, from plainCode
 */
export function arranged({ parts }: OrderCode, rest: string): Choices | undefined {
  // In addresses a plus arrives as a space.
  for (const text of [rest, rest.replace(/(?<=\d) +(?=\d)/g, "+")]) {
    const tokens = text.split(/[-/ ]+/).filter((token) => token !== "");
    if (tokens.length < 2 || tokens.length > parts.length) continue;
    const [best] = waysOf(parts, tokens).sort((a, b) => missing(parts, a) - missing(parts, b));
    if (best) return best;
  }
  return undefined;
}
