import type { Finding, Rule } from "./finding";

/** Columns of lists and lines of the finder are parameters that lists can show, and what leads elsewhere leads there. */
export const listFaults: Rule = ({ categories, parameters, "site/finder": finder }) => {
  const byKey = new Map(parameters.map((parameter) => [parameter.key, parameter]));
  const ids = new Set(categories.map(({ id }) => id));
  const ofCategories = categories.flatMap(({ id, list = {} }): Finding[] => {
    const { columns = [], elsewhere } = list;
    const wrong = columns.flatMap((key, at) => {
      const parameter = byKey.get(key);
      if (!parameter) return `没有参数「${key}」`;
      if (columns.indexOf(key) < at) return `「${key}」写了两次`;
      return parameter.card ? [] : `参数「${key}」没有 card，列表里不显示`;
    });
    const target = elsewhere?.category;
    const lost =
      target === undefined || (ids.has(target) && target !== id)
        ? []
        : [target === id ? "要写另一个分类的编号" : `分类 ${target} 不存在`];
    return [
      ...wrong.map((says): Finding => ({ file: "categories", id, field: "list.columns", says })),
      ...lost.map((says): Finding => ({ file: "categories", id, field: "list.elsewhere.category", says })),
    ];
  });
  const ofFinder = finder.flatMap((key, at): Finding[] => {
    const parameter = byKey.get(key);
    if (parameter?.filter) return [];
    const says = parameter ? `参数「${key}」不是筛选项` : `没有参数「${key}」`;
    return [{ file: "site/finder", id: "", field: `第 ${at + 1} 条`, says }];
  });
  return [...ofCategories, ...ofFinder];
};
