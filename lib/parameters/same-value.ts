import { figuresIn } from "./figures";
import type { Parameter, Value } from "./parameter";
import { dimensionOf } from "./units";

/** The texts and values of a parameter of one product. */
export type Said = { texts: readonly string[]; values: readonly Value[] };

/** Normalizes character width, blanks and case. */
const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, "").toLowerCase();
const inOrder = (parts: Iterable<string>) => [...new Set(parts)].sort().join("；");

const dataOf = (values: readonly Value[]) =>
  inOrder(
    values.map(({ min, max, choice, condition, exclusive = false, optional = false }) =>
      [min, max, choice, plain(condition), exclusive, optional].join("|"),
    ),
  );

/** The figures of a text by dimension: its volts, its hertz. */
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
 * Whether two products are equal in a parameter. If both have values, these decide; additions of one product are no difference:
 * `AC 400 V，50 Hz` equals `AC 400 V`. Other dimensions that both mention must have equal figures: `AC/DC 85~265 V，≤3 VA` differs
 * from `…，≤5 VA`. Fields of a product are sentences and are compared as text.
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
