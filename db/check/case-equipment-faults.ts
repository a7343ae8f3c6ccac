import type { Content } from "@/db/source/shapes";
import { findCode } from "@/lib/order-code/find";
import { asPattern } from "@/lib/text/as-pattern";
import type { Finding, Rule } from "./finding";

type Case = Content["cases"][number];
type Coded = { id: number; model: string; grammar: NonNullable<Content["products"][number]["code"]> };

/** The number of pieces of a model in a text, summed over its mentions: `LH-XCS-7 50 kvar 16台、LH-XCS-7 …`. */
function piecesOf(text: string, model: string): number | undefined {
  const found = [
    ...text.matchAll(new RegExp(`${asPattern(model)}(?![A-Z0-9-])[^、；]*?(\\d+)(?:台|只|套|组|面)`, "g")),
  ];
  return found.length > 0 ? found.reduce((sum, [, pieces]) => sum + Number(pieces), 0) : undefined;
}

function lineFaults(one: Case, coded: readonly Coded[], modelOf: ReadonlyMap<number, string>) {
  return one.equipment.flatMap(({ product, code }, at): [field: string, says: string][] => {
    const field = `equipment.${at}`;
    if (!modelOf.has(product)) return [[`${field}.product`, `产品 ${product} 不存在`]];
    const { product: meant, reading } = findCode(coded, code) ?? {};
    if (meant?.id !== product)
      return [[`${field}.code`, `型号代码「${code}」不是产品 ${product}（${modelOf.get(product)}）的`]];
    if (reading?.code === code) return [];
    const why = reading?.code
      ? `应写成「${reading.code}」`
      : (reading?.problems.join("") ?? "").replace(/。$/, "");
    return [[`${field}.code`, `型号代码「${code}」${why}`]];
  });
}

/** The list of equipment and the text of the card must have the same products and quantities. */
function cardFaults(one: Case, modelOf: ReadonlyMap<number, string>): [field: string, says: string][] {
  const installed = one.facts?.installed ?? "";
  const pieces = new Map<number, number>();
  for (const { product, quantity } of one.equipment)
    pieces.set(product, (pieces.get(product) ?? 0) + quantity);
  return [
    ...one.products
      .filter((product) => !pieces.has(product))
      .map((product): [string, string] => [
        "equipment",
        `没有选用的产品 ${product}（${modelOf.get(product)}）`,
      ]),
    ...[...pieces].flatMap(([product, count]): [string, string][] => {
      const model = modelOf.get(product);
      if (model === undefined) return [];
      const said = piecesOf(installed, model);
      if (said === undefined) return [["facts.installed", `没有写到 ${model} 的数量，设备表里是 ${count}`]];
      return said === count ? [] : [["equipment", `${model} 共 ${count}，facts.installed 里写的是 ${said}`]];
    }),
  ];
}

/** Installed equipment must have valid order codes and match the card. */
export const caseEquipmentFaults: Rule = ({ cases, products }) => {
  const modelOf = new Map(products.map(({ id, model }) => [id, model]));
  const coded = products.flatMap(({ id, model, code }) => (code ? [{ id, model, grammar: code }] : []));
  return cases
    .filter(({ equipment }) => equipment.length > 0)
    .flatMap((one) =>
      [...lineFaults(one, coded, modelOf), ...cardFaults(one, modelOf)].map(([field, says]): Finding => ({
        file: "cases",
        id: one.id,
        field,
        says,
      })),
    );
};
