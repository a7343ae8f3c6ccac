/** What a drawing is made from: the texts of one product. */
export type DrawingProduct = {
  title: string;
  model: string;
  type: number;
  shapesize: string;
  openingsize: string;
  deepin: string;
  Installationmethod: string;
  wirecontent: string;
};
