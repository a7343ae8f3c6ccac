/** The input of drawings: the texts of a product, and the names of its outline and schematics. */
export type DrawingProduct = {
  title: string;
  model: string;
  /** An outline by its name (outline/family.ts); if empty, the texts on mounting decide. */
  outline: string;
  /** Schematics by their names (wiring/wiring.ts). */
  wiring: readonly string[];
  shapesize: string;
  openingsize: string;
  deepin: string;
  Installationmethod: string;
  wirecontent: string;
};
