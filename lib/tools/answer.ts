/** A result with its name, as text: what an engineer looks at first. */
export type Figure = { name: string; text: string };

/** How a result was found: the formula, what came out, and where the formula stands. */
export type Step = { name: string; formula: string; text: string; source: string };

/** A product of the catalogue that fits, how many of it, and why. */
export type Match = {
  id: number;
  model: string;
  title: string;
  /** Its order code, where the calculation decides it; else how one is written, by an example. */
  code: string;
  isDecided: boolean;
  amount: string;
  /** The same as a number of pieces: 1 where that is only found on site. */
  pieces: number;
  reason: string;
};

/** What a calculator says to what was typed. */
export type ToolAnswer<Picture> = {
  /** One sentence: for the eye, for screen readers, and for the form of a consultation. */
  summary: string;
  figures: Figure[];
  steps: Step[];
  /** What to mind, in the order of importance. */
  notes: string[];
  matches: Match[];
  picture: Picture;
};

/** A number as people write it: `digits` decimals at most, none at the end that says nothing. */
export function shown(value: number, digits = 1): string {
  const fixed = value.toFixed(digits);
  const text = digits > 0 ? fixed.replace(/\.?0+$/, "") : fixed;
  return Number(text) === 0 ? "0" : text.replace("-", "−");
}

/** The same with its unit behind a space. */
export const quantity = (value: number, unit: string, digits = 1) => `${shown(value, digits)} ${unit}`;
