import { productsOfOneLine } from "@/lib/one-line/shape";
import { linkedProducts, possibleModels } from "@/lib/text/model-names";
import type { Rule } from "./finding";

/** Products that no solution names, without a text on their use (`usage`). */
export const unusedProducts: Rule = ({ products, solutions }) => {
  const models = new Set(solutions.flatMap(({ maincontent }) => possibleModels(maincontent)));
  const ids = new Set(
    solutions.flatMap(({ maincontent, diagram }) => [
      ...linkedProducts(maincontent),
      ...(diagram ? productsOfOneLine(diagram) : []),
    ]),
  );
  return products
    .filter(
      ({ id, model, usage, discontinued }) =>
        !models.has(model) && !ids.has(id) && usage === "" && !discontinued,
    )
    .map(({ id, model, title }) => ({
      file: "products",
      id,
      field: "usage",
      says: `没有一个方案用到 ${model || title}，也没有写它用在哪里`,
    }));
};
