import { type DrawingNote, drawingFaults, drawingGaps } from "@/drawings/check";
import { productTraits } from "@/db/rows/product-traits";
import type { Content } from "@/db/source/shapes";
import { assembled } from "./assembled";
import type { Rule } from "./finding";

/** The products with assembled texts and their drawing traits. */
export const drawnProducts = (content: Content) => {
  const traits = productTraits(content);
  return content.products.map((product) => {
    const { outline = "", wiring = [] } = traits.get(product.id) ?? {};
    return { ...assembled(product), outline, wiring };
  });
};

const ofProducts =
  (look: (product: ReturnType<typeof drawnProducts>[number]) => DrawingNote[]): Rule =>
  (content) => {
    // Without a category there are no drawing traits; another rule reports that.
    const known = new Set(content.categories.map(({ id }) => id));
    return drawnProducts(content)
      .filter(({ type }) => known.has(type))
      .flatMap((product) => look(product).map((note) => ({ file: "products", id: product.id, ...note })));
  };

export const undrawable = ofProducts(drawingFaults);
export const notDrawn = ofProducts(drawingGaps);
