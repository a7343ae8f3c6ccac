/** A result with its name, as text; the key results of a calculation. */
export type Figure = { name: string; text: string };

/** Results under a heading of their own, beside others with the same rows. */
export type Column = { title: string; figures: Figure[] };

/** A step of the calculation: formula, result, and source of the formula. */
export type Step = {
  name: string;
  formula: string;
  text: string;
  source: string;
  /** This step has the result itself, and is shown where there is no room for all steps. */
  isMain?: boolean;
};

/** A suitable product of the catalogue, its quantity, and the reason. */
export type Match = {
  id: number;
  model: string;
  title: string;
  /** Its order code if the calculation determines all of it, else empty. */
  code: string;
  amount: string;
  /** The output of this quantity, such as `母线输出 299 kvar，8 级`; empty if the quantity tells it. */
  gives: string;
  /** The condition to be clarified on site, if it decides between groups of matches. */
  when?: string | undefined;
  /** The quantity as a number of pieces; 1 if it is determined on site. */
  pieces: number;
  reason: string;
  /** What to order is only decided on site: it can be asked about, but not added to a list. */
  isUndecided?: boolean;
  /** Why it provides less than required, and for what it is sufficient; undefined if it is not less. */
  lacks?: string | undefined;
  /** The calculated values, for the line of a list; without the quantity, which visitors may change there. */
  note: string;
};

/** The answer of a calculator. */
export type ToolAnswer<Picture> = {
  /** One sentence, for the page, screen readers and the inquiry form. */
  summary: string;
  figures: Figure[];
  /** What the target needs, and what the chosen products give. */
  columns?: readonly Column[];
  steps: Step[];
  /** Notes, most important first. */
  notes: string[];
  /** Alternatives: among matches with the same `when`, each one is sufficient. */
  matches: Match[];
  /** Why nothing matches, if that is not because of the catalogue. */
  nothingFits?: string | undefined;
  picture: Picture;
};

/** Formats a number with at most `digits` decimals, without trailing zeros. */
export function formatted(value: number, digits = 1): string {
  const fixed = value.toFixed(digits);
  const text = digits > 0 ? fixed.replace(/\.?0+$/, "") : fixed;
  return Number(text) === 0 ? "0" : text.replace("-", "−");
}

/** The same with a unit after a space. */
export const quantity = (value: number, unit: string, digits = 1) => `${formatted(value, digits)} ${unit}`;

/** `962 → 760`, which does not break. */
export const change = (before: string, after: string) => `${before}\u00a0→\u00a0${after}`;
