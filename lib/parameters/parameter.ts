export const KINDS = ["number", "range", "list", "choice", "yesno", "text"] as const;
/** Fields of a product whose words are a parameter's. */
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

/** Which of two values is the better one: figures and ranges; of choices the one that stands earlier in the dictionary. */
export const BETTER = ["less", "more", "wider", "narrower", "earlier"] as const;

/** An entry of the dictionary. */
export type Parameter = {
  key: string;
  name: string;
  group: string;
  kind: (typeof KINDS)[number];
  unit: string;
  /** In the order in which a filter offers them; of figures, which rise whatever the order, as spans: `450`, `10..40`. */
  choices: string[];
  filter: boolean;
  /** The smaller, the sooner it stands on a card; 0 never. */
  card: number;
  field: (typeof FIELDS)[number] | "";
  /** Which of two values is the better one; empty where neither is. */
  better: (typeof BETTER)[number] | "";
};

/** What a product has of a parameter: figures (`min` and `max` are the same for a single one) or a choice. */
export type Value = {
  key: string;
  min: number | null;
  max: number | null;
  choice: string;
  /** Under what condition it holds: 1 m, 选配, 三相合计. */
  condition: string;
  /** Of a bound that is itself out: ＜100 µs. */
  exclusive?: boolean;
  /** What comes only where it is ordered. */
  optional?: boolean;
};
