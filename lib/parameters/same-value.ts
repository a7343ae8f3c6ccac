import { figuresIn } from "./figures";
import type { Parameter, Value } from "./parameter";
import { dimensionOf } from "./units";

/** What one product says of a parameter: its words, and what they are as data. */
export type Said = { texts: readonly string[]; values: readonly Value[] };

/** Full width or half, with or without blanks: the same words. */
const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, "").toLowerCase();
const inOrder = (parts: Iterable<string>) => [...new Set(parts)].sort().join("；");

const dataOf = (values: readonly Value[]) =>
  inOrder(
    values.map(({ min, max, choice, condition, exclusive = false, optional = false }) =>
      [min, max, choice, plain(condition), exclusive, optional].join("|"),
    ),
  );

/** The figures of a text by what they measure: those of its volts, of its hertz. */
function figuresByDimension(texts: readonly string[]): Map<string, string> {
  const figures = texts.flatMap(figuresIn);
  const dimensions = new Set(figures.map(({ unit }) => dimensionOf(unit).of));
  return new Map(
    [...dimensions].map((of) => [
      of,
      inOrder(
        figures.flatMap(({ value, unit, bound = "" }) => {
          const dimension = dimensionOf(unit);
          return dimension.of === of ? `${bound}${Number((value * dimension.times).toPrecision(12))}` : [];
        }),
      ),
    ]),
  );
}

/**
 * Whether two products are the same in a parameter. Its data decide where both have them, and what only one of them says
 * besides is no difference: `AC 400 V，50 Hz` is `AC 400 V`. Of other things that both give a figure for, the figures have
 * to be the same: `AC/DC 85~265 V，≤3 VA` is not `…，≤5 VA`. Fields of a product are sentences, whose words decide.
 */
export function isSameValue(
  { kind, unit, field }: Pick<Parameter, "kind" | "unit" | "field">,
  a: Said,
  b: Said,
): boolean {
  if (inOrder(a.texts.map(plain)) === inOrder(b.texts.map(plain))) return true;
  const isSentence = kind === "text" || (kind === "choice" && field !== "");
  if (isSentence || a.values.length === 0 || b.values.length === 0 || dataOf(a.values) !== dataOf(b.values))
    return false;
  const own = kind === "choice" ? undefined : dimensionOf(unit).of;
  const others = figuresByDimension(b.texts);
  return [...figuresByDimension(a.texts)].every(
    ([dimension, figures]) => dimension === own || (others.get(dimension) ?? figures) === figures,
  );
}
