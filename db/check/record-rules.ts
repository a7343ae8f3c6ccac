import {
  CASE_TYPE,
  FAMILY_IDS,
  HONOUR_TYPE,
  METER_LIST_ENTRY,
  NEWS_TYPE,
  SOLUTION_TYPE,
} from "@/lib/constants";
import { type Name, type RecordName, RECORDS } from "@/db/source/shapes";
import type { Finding, Rule } from "./finding";

type Listed = { id: number; type?: number; products?: number[] };

const TYPES: Partial<Record<Name, readonly number[]>> = {
  solutions: Object.values(SOLUTION_TYPE),
  cases: Object.values(CASE_TYPE),
  news: Object.values(NEWS_TYPE),
  honours: Object.values(HONOUR_TYPE),
};

/** The category tree must have three levels and the categories that the site needs. */
export const categoryFaults: Rule = ({ categories }) => {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const found: Finding[] = [...FAMILY_IDS, METER_LIST_ENTRY]
    .filter((id) => !byId.has(id))
    .map((id) => ({ file: "categories", id, field: "id", says: "网站需要这个分类，不能删除" }));
  for (const { id, pid } of categories) {
    const above: number[] = [];
    for (let at = pid; at !== 0 && above.length <= 3; at = byId.get(at)?.pid ?? 0) above.push(at);
    const says =
      pid !== 0 && !byId.has(pid) ? `上级分类 ${pid} 不存在` : above.length > 2 ? "分类最多三级" : undefined;
    if (says) found.push({ file: "categories", id, field: "pid", says });
  }
  return found;
};

/** A product must be in a category of the deepest level of its family, by which lists and drawings are chosen. */
export const categoryLevelFaults: Rule = ({ categories, products }) => {
  const above = new Map(categories.map(({ id, pid }) => [id, pid]));
  const pathOf = (id: number) => {
    const path: number[] = [];
    for (let at = id; at !== 0 && path.length <= 3; at = above.get(at) ?? 0) path.unshift(at);
    return path;
  };
  const deepest = new Map<number | undefined, number>();
  for (const path of categories.map(({ id }) => pathOf(id)))
    deepest.set(path[0], Math.max(deepest.get(path[0]) ?? 0, path.length));
  return products.flatMap(({ id, type }): Finding[] => {
    const path = pathOf(type);
    const level = deepest.get(path[0]) ?? path.length;
    const says = `分类 ${type} 是第 ${path.length} 级，这一系列的产品要写第 ${level} 级的分类`;
    return above.has(type) && path.length < level ? [{ file: "products", id, field: "type", says }] : [];
  });
};

function listFaults(file: Name, list: Listed[], types: readonly number[] | undefined, products: Set<number>) {
  return list.flatMap(({ id, type, products: used = [] }) => {
    const found: Finding[] = [];
    if (types && type !== undefined && !types.includes(type))
      found.push({ file, id, field: "type", says: `类型 ${type} 不存在` });
    if (new Set(used).size < used.length)
      found.push({ file, id, field: "products", says: "同一产品写了两次" });
    for (const product of used.filter((product) => !products.has(product)))
      found.push({ file, id, field: "products", says: `产品 ${product} 不存在` });
    return found;
  });
}

/** Types must exist, and products of cases. Ids are checked with file names (db/source/read-content.ts). */
export const recordFaults: Rule = (content) => {
  const categories = content.categories.map(({ id }) => id);
  const products = new Set(content.products.map(({ id }) => id));
  return (Object.keys(RECORDS) as RecordName[]).flatMap((noun) =>
    listFaults(noun, content[noun], noun === "products" ? categories : TYPES[noun], products),
  );
};

/** The product and family of a board question must exist. */
export const boardQuestionFaults: Rule = ({ questions, products, categories }) => {
  const known = {
    product: new Set(products.map(({ id }) => id)),
    family: new Set(categories.map(({ id }) => id)),
  };
  return questions.flatMap(({ id, ...question }) =>
    (["product", "family"] as const).flatMap((field): Finding[] => {
      const named = question[field];
      return named === undefined || known[field].has(named)
        ? []
        : [
            {
              file: "questions",
              id,
              field,
              says: `${field === "product" ? "产品" : "分类"} ${named} 不存在`,
            },
          ];
    }),
  );
};
