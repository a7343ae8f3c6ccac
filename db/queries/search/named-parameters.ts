import { perContentVersion } from "@/db/per-content-version";
import { getDictionary } from "@/db/queries/products/dictionary";
import { linesOf } from "@/db/queries/products/parameters";
import type { ProductDetail } from "@/db/queries/products/product-details";
import type { Parameter } from "@/lib/parameters/parameter";
import { ratingText } from "@/lib/parameters/rating";
import { withoutAsking } from "@/lib/search/asking";
import { otherNames } from "@/lib/search/parameter-words";
import { isHan, plainWords } from "@/lib/search/tokens";
import type { ShownRating } from "./rated-view";

const namesOf = ({ key, name }: Parameter) => [name, ...otherNames(key)];

/** The length of the end of a word that names a parameter: all of 深度 (安装深度), 尺寸 of 有源滤波器尺寸, as Chinese has no spaces. */
function namingEnd(word: string, parameter: Parameter): number {
  if (word.length < 2 || !isHan(word)) return 0;
  // Half of a compound name does not name it: 治理 is not 滤波与治理.
  if (parameter.name.endsWith(word) && !parameter.name.includes("与")) return word.length;
  return Math.max(0, ...namesOf(parameter).map((name) => (word.endsWith(name) ? name.length : 0)));
}

const askedWords = (searched: string) => plainWords(withoutAsking(searched));

/** The parameters that a search names: `APF 尺寸` names 外形尺寸. Memoized, as a search asks for them some five times. */
export const namedParameters = perContentVersion((searched: string): readonly Parameter[] => {
  const words = askedWords(searched);
  return [...getDictionary().values()].filter((parameter) =>
    words.some((word) => namingEnd(word, parameter) > 0),
  );
});

/** Whether a search contains a whole name of a parameter: 尺寸 is another name of 外形尺寸, but only the end of 开孔尺寸. */
export const isNamedWhole = (searched: string, parameter: Parameter): boolean =>
  askedWords(searched).some((word) => namesOf(parameter).some((name) => word.endsWith(name)));

/** Whether a search names parameters and nothing else. */
export const isParametersAlone = (searched: string): boolean =>
  namedParameters(searched).length > 0 && besideParameters(searched) === undefined;

/** The rest of a search without names of parameters: the subject whose 尺寸 are asked for. Undefined if it names none, or nothing else. */
export function besideParameters(searched: string): string | undefined {
  const parameters = namedParameters(searched);
  if (parameters.length === 0) return undefined;
  const others = askedWords(searched).map((word) => {
    const end = Math.max(...parameters.map((parameter) => namingEnd(word, parameter)));
    return word.slice(0, word.length - end);
  });
  return others.join(" ").trim() || undefined;
}

/** The texts of a product for these parameters; figures and choices in short form. */
export function saidOf(product: ProductDetail, parameters: readonly Parameter[]): ShownRating[] {
  if (parameters.length === 0) return [];
  const lines = linesOf(product);
  return parameters.flatMap((parameter) => {
    const { key, name, field } = parameter;
    const values = field === "" ? product.values.filter((value) => value.key === key) : [];
    const own = lines.filter((line) => line.key === key).map(({ text }) => text);
    const text = values.length > 0 ? ratingText(parameter, values) : own.join("；");
    return text === "" ? [] : [{ key, name, pieces: [{ text, isHit: false }] }];
  });
}
