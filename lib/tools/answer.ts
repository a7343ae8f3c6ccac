/** A result with its name, as text: what an engineer looks at first. */
export type Figure = { name: string; text: string };

/** How a result was found: the formula, what came out, and where the formula stands. */
export type Step = {
  name: string;
  formula: string;
  text: string;
  source: string;
  /** It gives the result itself, so that it is shown where there is no room for all of them. */
  isMain?: boolean;
};

/** A product of the catalogue that fits, how many of it, and why. */
export type Match = {
  id: number;
  model: string;
  title: string;
  /** Its order code, where the calculation decides all of it; else empty. */
  code: string;
  amount: string;
  /** What so many give, as `母线输出 299 kvar，8 级`; empty where the amount says it. */
  gives: string;
  /** What has to be found out first, where only that decides between groups of matches. */
  when?: string | undefined;
  /** The amount as a number of pieces: 1 where that is only found on site. */
  pieces: number;
  reason: string;
  /** Only what is found on site decides what is ordered: it can be asked about, and goes on no list. */
  isUndecided?: boolean;
  /** Why it is less than what was asked for, and what it does for; absent where it is not. */
  lacks?: string | undefined;
  /** What was calculated, for the line of a list: without pieces, which the visitor may change there. */
  note: string;
};

/** What a calculator says to what was typed. */
export type ToolAnswer<Picture> = {
  /** One sentence: for the eye, for screen readers, and for the form of a consultation. */
  summary: string;
  figures: Figure[];
  steps: Step[];
  /** What to mind, in the order of importance. */
  notes: string[];
  /** Each by itself does it, of those with the same `when`. */
  matches: Match[];
  /** Why nothing matches, where that is no lack of the catalogue. */
  nothingFits?: string | undefined;
  picture: Picture;
};

/** A number as people write it: `digits` decimals at most, none at the end that says nothing. */
export function formatted(value: number, digits = 1): string {
  const fixed = value.toFixed(digits);
  const text = digits > 0 ? fixed.replace(/\.?0+$/, "") : fixed;
  return Number(text) === 0 ? "0" : text.replace("-", "−");
}

/** The same with its unit behind a space. */
export const quantity = (value: number, unit: string, digits = 1) => `${formatted(value, digits)} ${unit}`;
