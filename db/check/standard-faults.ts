import { standardsIn } from "@/lib/standards";
import type { Finding, Rule } from "./finding";

/** The standards in the text (`db/rows/fact-rows.ts`) and in the list must be the same, and each must have one title everywhere. */
export const standardFaults: Rule = ({ products, parameters }) => {
  const series = parameters.flatMap(({ name, standardSeries }) =>
    standardSeries ? [{ name, start: `${standardSeries} ` }] : [],
  );
  const titles = new Map<string, { title: string; product: number }>();
  return products.flatMap(({ id, standards, maincontent }): Finding[] => {
    const said = standardsIn(maincontent);
    const numbers = said.map(({ number }) => number);
    const finding = (says: string): Finding => ({ file: "products", id, field: "standards", says });
    const strange = said.flatMap(({ number, title }) => {
      const known = titles.get(number) ?? { title, product: id };
      titles.set(number, known);
      return known.title === title
        ? []
        : [`${number} 在正文里叫《${title}》，products/${known.product}.json 里叫《${known.title}》`];
    });
    return [
      ...standards
        .filter((number) => !numbers.includes(number))
        .map((number) => `正文的列表里没有 ${number}，要写 <li>${number}《标准的名称》</li>`),
      ...[...new Set(numbers)]
        .filter((number) => !standards.includes(number))
        .map((number) => `正文的列表里有 ${number}，standards 里没有，年份不写在 standards 里`),
      ...[...new Set(numbers.filter((number, at) => numbers.indexOf(number) < at))].map(
        (number) => `正文的列表里 ${number} 写了两次`,
      ),
      ...said.flatMap(({ number, title }) =>
        series
          .filter(({ start }) => title.startsWith(start))
          .map(({ name }) => `${number} 不是产品的标准，写成参数表的一行「${name}」`),
      ),
      ...strange,
    ].map(finding);
  });
};
