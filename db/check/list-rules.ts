import type { Content } from "@/db/source/shapes";
import { columnOf } from "@/db/source/trait-shapes";
import { categoryChain } from "./family-of";
import type { Finding, Rule } from "./finding";

/** Faults of the columns of a list. */
function columnFaults(
  columns: NonNullable<NonNullable<Content["categories"][number]["list"]>["columns"]>,
  content: Content,
) {
  const byKey = new Map(content.parameters.map((parameter) => [parameter.key, parameter]));
  const keys = columns.map(columnOf).flatMap((column) => column.keys);
  return keys.flatMap((key, at) => {
    const parameter = byKey.get(key);
    if (!parameter) return `没有参数「${key}」`;
    if (keys.indexOf(key) < at) return `「${key}」写了两次`;
    return parameter.filter ? [] : `参数「${key}」不是筛选项（filter），列表里不显示`;
  });
}

/**
 * Columns of lists and entries of the finder must be filter parameters, other names must belong to existing parameters, and
 * `elsewhere` must lead to an existing category.
 */
export const listFaults: Rule = (content) => {
  const { categories, parameters, "site/finder": finder, "site/product-centre": centre } = content;
  const byKey = new Map(parameters.map((parameter) => [parameter.key, parameter]));
  const ids = new Set(categories.map(({ id }) => id));
  const ofCategories = categories.flatMap(({ id, list = {} }): Finding[] => {
    const target = list.elsewhere?.category;
    const lost =
      target === undefined || (ids.has(target) && target !== id)
        ? []
        : [target === id ? "要写另一个分类的编号" : `分类 ${target} 不存在`];
    return [
      ...columnFaults(list.columns ?? [], content).map((says): Finding => ({
        file: "categories",
        id,
        field: "list.columns",
        says,
      })),
      ...lost.map((says): Finding => ({ file: "categories", id, field: "list.elsewhere.category", says })),
    ];
  });
  const ofFinder = finder.flatMap((key, at): Finding[] => {
    const parameter = byKey.get(key);
    if (parameter?.filter) return [];
    const says = parameter ? `参数「${key}」不是筛选项` : `没有参数「${key}」`;
    return [{ file: "site/finder", id: "", field: `第 ${at + 1} 条`, says }];
  });
  const ofWords = content["site/parameter-words"].flatMap(({ parameter }, at): Finding[] =>
    byKey.has(parameter)
      ? []
      : [
          {
            file: "site/parameter-words",
            id: "",
            field: `第 ${at + 1} 条`,
            says: `没有参数「${parameter}」`,
          },
        ],
  );
  const ofCentre = columnFaults(centre.products.columns, content).map((says): Finding => ({
    file: "site/product-centre",
    id: "",
    field: "products.columns",
    says,
  }));
  return [...ofCategories, ...ofFinder, ...ofWords, ...ofCentre];
};

/** The keys of all values of a product. */
const keysOf = ({ parameters }: Content["products"][number]) =>
  parameters.flatMap((line) => [line, ...(line.also ?? [])]).map(({ key }) => key);

/** The labels of the parameter table of a product. */
const labelsOf = ({ parameters }: Content["products"][number]) =>
  parameters.flatMap(({ label }) => label ?? []);

const productsIn = (category: number, content: Content) =>
  content.products.filter(({ type }) => categoryChain(type, content).includes(category));

/** No product of a category may have parameters that do not apply to it, except the listed ones. */
export const notApplicableFaults: Rule = (content) => {
  const known = new Set(content.parameters.map(({ key }) => key));
  const labels = new Set(content.products.flatMap(labelsOf));
  return content["site/not-applicable"].flatMap((entry, at): Finding[] => {
    const { category, keys, except = [] } = entry;
    const all = productsIn(category, content);
    const products = all.filter(({ id }) => !except.includes(id));
    const says = keys.flatMap((key) => {
      if (!known.has(key)) return `没有参数「${key}」`;
      const [having] = products.filter((product) => keysOf(product).includes(key));
      return having ? `分类 ${category} 的产品 ${having.model} 有「${key}」` : [];
    });
    for (const label of entry.labels ?? []) {
      const having = products.find((product) => labelsOf(product).includes(label));
      if (!labels.has(label)) says.push(`没有产品有叫「${label}」的一行`);
      if (having) says.push(`分类 ${category} 的产品 ${having.model} 有「${label}」`);
    }
    const strange = except.filter((id) => !all.some((product) => product.id === id));
    says.push(...strange.map((id) => `产品 ${id} 不在分类 ${category} 里`));
    if (!content.categories.some(({ id }) => id === category)) says.push(`分类 ${category} 不存在`);
    return says.map((each) => ({
      file: "site/not-applicable",
      id: "",
      field: `第 ${at + 1} 条`,
      says: each,
    }));
  });
};

/** Columns that are empty for most products, which lists leave out (db/queries/filters/list-columns.ts). */
export const sparseColumns: Rule = (content) =>
  content.categories.flatMap(({ id, name, list = {} }) => {
    const products = productsIn(id, content);
    return (list.columns ?? []).map(columnOf).flatMap(({ keys }): Finding[] => {
      const having = products.filter((product) => keysOf(product).some((key) => keys.includes(key))).length;
      if (2 * having >= products.length) return [];
      const says = `「${name}」的 ${products.length} 款产品只有 ${having} 款有「${keys.join("、")}」，列表里不显示这一列；不同产品用不同参数时可以合成一列`;
      return [{ file: "categories", id, field: "list.columns", says }];
    });
  });
