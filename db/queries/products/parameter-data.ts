import type { ParameterData } from "@/lib/catalogue/shape";
import { grouped } from "@/lib/grouped";
import type { Value } from "@/lib/parameters/parameter";
import { ratingText } from "@/lib/parameters/rating";
import type { ParameterGroup } from "./parameters";
import { getDictionary } from "./dictionary";

/**
 * All parameters of a product in dictionary order: the text of its page, and the values parsed from it. Values without a
 * line of their own get a generated text.
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
