import type { ParameterData } from "@/lib/catalogue/shape";
import { grouped } from "@/lib/grouped";
import type { Value } from "@/lib/parameters/parameter";
import { ratingText } from "@/lib/parameters/rating";
import type { ParameterGroup } from "./parameters";
import { getDictionary } from "./dictionary";

/**
 * All that is known of a product, parameter by parameter in the dictionary's order: the words of its page, and what
 * they say as data. Values that have no line of their own are said in few words.
 */
export function parameterData(groups: readonly ParameterGroup[], values: readonly Value[]): ParameterData[] {
  const linesOf = grouped(
    groups.flatMap(({ lines }) => lines),
    ({ key }) => key,
  );
  const valuesOf = grouped(values, ({ key }) => key);
  return [...getDictionary().values()]
    .filter(({ key }) => linesOf.has(key) || valuesOf.has(key))
    .map(({ key, name, unit }) => {
      const own = valuesOf.get(key) ?? [];
      const words = linesOf
        .get(key)
        ?.map(({ label, text }) => (label === name ? text : `${label}：${text}`))
        .join("；");
      return {
        ...{ key, name, unit },
        text: words ?? ratingText({ unit }, own),
        values: own.map(({ key: _key, ...value }) => value),
      };
    });
}
