import { knownAt } from "./candidates";
import type { OrderCode, Part } from "./shape";
import type { Choices } from "./written";

/** What a part is with this piece of a text, all of it. */
function codeIn(part: Part, token: string): string | undefined {
  const fits = knownAt(part, token, 0).filter(({ end }) => end === token.length);
  return fits.sort((a, b) => a.cost - b.cost)[0]?.code;
}

const missing = (parts: readonly Part[], choices: Choices) =>
  parts.filter((part, at) => !choices[at] && !part.absent).length;

/** Every way to give each piece a part of its own. */
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
 * The parts that the pieces of a text are when their order does not count; nothing where a piece is none of them.
 * @param rest from plainCode, what stands behind the head
 */
export function arranged({ parts }: OrderCode, rest: string): Choices | undefined {
  // In an address a plus arrives as a blank.
  for (const text of [rest, rest.replace(/(?<=\d) +(?=\d)/g, "+")]) {
    const tokens = text.split(/[-/ ]+/).filter((token) => token !== "");
    if (tokens.length < 2 || tokens.length > parts.length) continue;
    const [best] = waysOf(parts, tokens).sort((a, b) => missing(parts, a) - missing(parts, b));
    if (best) return best;
  }
  return undefined;
}
