export const KINDS = ["number", "range", "list", "choice", "yesno", "text"] as const;
/** Fields of a product that hold the text of a parameter. */
export const FIELDS = [
  "displaymode",
  "basicfunction",
  "optionalfunction",
  "shapesize",
  "openingsize",
  "Installationmethod",
  "deepin",
  "applicationscope",
  "ordercode",
  "standards",
] as const;

/** Which of two values is better: for figures and ranges, and for choices by their order in the dictionary. */
export const BETTER = ["less", "more", "wider", "narrower", "earlier"] as const;

/** An entry of the dictionary. */
export type Parameter = {
  key: string;
  name: string;
  group: string;
  kind: (typeof KINDS)[number];
  unit: string;
  /** The options of its filter, in order; for figures as spans: `450`, `10..40`, which filters sort ascending. */
  choices: string[];
  filter: boolean;
  /** The position on cards; smaller ones come first, 0 means never. */
  card: number;
  field: (typeof FIELDS)[number] | "";
  /** Which of two values is better; empty if neither is. */
  better: (typeof BETTER)[number] | "";
};

/** A value of a product: figures (`min` equals `max` for a single one) or a choice. */
export type Value = {
  key: string;
  min: number | null;
  max: number | null;
  choice: string;
  /** The condition under which it holds: 1 m, 选配, 三相合计. */
  condition: string;
  /** An exclusive bound: ＜100 µs. */
  exclusive?: boolean;
  /** Only available as an option. */
  optional?: boolean;
};
