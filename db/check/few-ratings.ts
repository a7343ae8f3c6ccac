import type { Rule } from "./finding";

const LEAST = 2;

/** Products with too few ratings on their card (`card` in the dictionary). */
export const fewRatings: Rule = ({ parameters, products }) => {
  const onCards = new Set(parameters.filter(({ card }) => card !== undefined).map(({ key }) => key));
  return products.flatMap(({ id, parameters: lines }) => {
    const keys = lines.flatMap((line) => [line, ...(line.also ?? [])]).map(({ key }) => key);
    const count = new Set(keys.filter((key) => onCards.has(key))).size;
    const says = `能显示在卡片上的参数只有 ${count} 个，建议不少于 ${LEAST} 个（parameters.json 中写了 card 的参数）`;
    return count < LEAST ? [{ file: "products", id, field: "parameters", says }] : [];
  });
};
