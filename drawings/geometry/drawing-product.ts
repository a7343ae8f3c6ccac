/** What a drawing is made from: the texts of one product, and by which names of the vocabularies it is drawn. */
export type DrawingProduct = {
  title: string;
  model: string;
  /** A name of outline-family.ts; empty: its texts say how it is mounted. */
  outline: string;
  /** Names of wiring.ts, one schematic or more each. */
  wiring: readonly string[];
  shapesize: string;
  openingsize: string;
  deepin: string;
  Installationmethod: string;
  wirecontent: string;
};
