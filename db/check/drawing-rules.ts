import { type DrawingNote, drawingFaults, drawingGaps } from "@/drawings/check";
import type { Content } from "@/db/commands/shapes";
import { assembled } from "./assembled";
import type { Rule } from "./finding";

type Look = (product: Content["products"][number]) => DrawingNote[];

const ofProducts =
  (look: Look): Rule =>
  ({ products }) =>
    products.flatMap((product) =>
      look(assembled(product)).map((note) => ({ file: "products", id: product.id, ...note })),
    );

export const undrawable = ofProducts(drawingFaults);
export const notDrawn = ofProducts(drawingGaps);
