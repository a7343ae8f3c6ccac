import { getSolutionSheet } from "@/db/queries/articles/solution-sheets";
import { getSolution } from "@/db/queries/articles/solutions";
import { listProductsInText } from "@/db/queries/products/products-in-text";
import { productsOfOneLine } from "@/lib/one-line/shape";
import { blocksOf } from "@/lib/text/blocks";
import { briefFacts } from "@/lib/text/solution-brief";

const MOST_PRODUCTS = 50;

/** What the paper of a solution is made of; nothing where there is none. */
export function solutionOrderOf(id: number) {
  const solution = getSolution(id);
  if (!solution) return undefined;
  const { brief, figures, diagram } = getSolutionSheet(id);
  const products = diagram ? listProductsInText("", MOST_PRODUCTS, productsOfOneLine(diagram)) : [];
  const { title, type, createtime, updatetime } = solution;
  const [date = ""] = (updatetime || createtime).split(" ");
  return {
    ...{ title, type, date, diagram },
    facts: [
      ...(brief ? briefFacts(brief) : []),
      ...figures.map(({ label, value }) => ({ name: label, text: value })),
    ],
    blocks: blocksOf(solution.maincontent),
    models: new Map(products.map(({ id, model }) => [id, model])),
  };
}
