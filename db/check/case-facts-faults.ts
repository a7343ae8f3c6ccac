import { SITE } from "@/lib/site";
import type { Finding, Rule } from "./finding";

const MODEL = new RegExp(`${SITE.modelPrefix}-[A-Z0-9]+(?:-[A-Z0-9]+)*`, "g");

/** Each case must name its installed equipment by existing models, including those of its products. */
export const caseFactsFaults: Rule = ({ cases, products }) => {
  const modelOf = new Map(products.map(({ id, model }) => [id, model]));
  const models = new Set(modelOf.values());
  return cases.flatMap(({ id, facts, products: used }): Finding[] => {
    const found = (field: string, says: string): Finding => ({ file: "cases", id, field, says });
    if (!facts) return [found("facts", "没有写年份、行业、治理内容、现场、设备与数据")];
    const named = new Set(facts.installed.match(MODEL));
    const unknown = [...named].filter((model) => !models.has(model));
    const missing = used.map((product) => modelOf.get(product)).filter((model) => model && !named.has(model));
    return [
      ...unknown.map((model) => found("facts.installed", `型号 ${model} 不存在`)),
      ...missing.map((model) => found("facts.installed", `没有写到选用的产品 ${model}`)),
    ];
  });
};
