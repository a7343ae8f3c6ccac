import { productsOfOneLine } from "@/lib/one-line/shape";
import type { Rule } from "./finding";

/** Products of diagrams, a case's too, and cases of solutions that are not there. */
export const solutionFaults: Rule = (content) => {
  const products = new Set(content.products.map(({ id }) => id));
  const examples = new Set(content.cases.map(({ id }) => id));
  const drawn = (["solutions", "cases"] as const).flatMap((file) =>
    content[file].flatMap(({ id, diagram }) =>
      (diagram ? productsOfOneLine(diagram) : [])
        .filter((product) => !products.has(product))
        .map((product) => ({ file, id, field: "diagram", says: `单线图中的产品 ${product} 不存在` })),
    ),
  );
  const named = content.solutions.flatMap(({ id, cases }) =>
    cases
      .filter((example, at) => !examples.has(example) || cases.indexOf(example) !== at)
      .map((example) => ({
        file: "solutions" as const,
        id,
        field: "cases",
        says: examples.has(example) ? `案例 ${example} 写了两次` : `案例 ${example} 不存在`,
      })),
  );
  return [...drawn, ...named];
};

/** Solutions of which an engineer sees too little. */
export const bareSolutions: Rule = ({ solutions }) =>
  solutions.flatMap(({ id, figures, diagram, cases }) => {
    const missing = [
      ...(figures.length > 0 ? [] : [{ field: "figures", what: "指标" }]),
      ...(diagram ? [] : [{ field: "diagram", what: "单线图" }]),
      ...(cases.length > 0 ? [] : [{ field: "cases", what: "案例" }]),
    ];
    return missing.map(({ field, what }) => ({
      file: "solutions" as const,
      id,
      field,
      says: `没有${what}，页面上少这一部分`,
    }));
  });
