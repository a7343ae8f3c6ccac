import { getCategoryPath, getCategoryTree } from "@/db/queries/categories/categories";
import { codeOf, plainWords } from "@/lib/search/tokens";
import SUBJECTS from "@/db/content/site/subjects.json" with { type: "json" };

/** A kind is called by the end of its name, but for a character: 电力电容器 by 电容器 and by 电容, as 电容补偿 is not. */
const isCalled = (name: string, word: string) =>
  name.toLowerCase().endsWith(word) || name.slice(0, -1).toLowerCase().endsWith(word);

/**
 * The categories whose kind of thing a search of one word calls, with the length of the name that does: of 电容 power
 * capacitors are more what is meant than 智能集成电容器, which says more than that.
 */
export function namedKinds(searched: string): ReadonlyMap<number, number> {
  const [word, ...others] = plainWords(searched);
  if (word === undefined || others.length > 0) return new Map();
  const lengthOf = (name: string) => (isCalled(name, word) ? name.length : Infinity);
  const lengths = getCategoryTree().flatMap((family) => {
    const own = lengthOf(family.name);
    return family.lists.flatMap((list) => {
      const above = Math.min(own, lengthOf(list.name));
      const below = list.listss.map(({ id, name }) => [id, Math.min(above, lengthOf(name))] as const);
      return [[family.id, own] as const, [list.id, above] as const, ...below];
    });
  });
  return new Map(lengths.filter(([, length]) => length < Infinity));
}

/** The categories that are about what a search of one word names, though their titles lack it: of 谐波 active filters. */
export function subjectsOf(searched: string): readonly number[] {
  const word = codeOf(searched);
  const about = SUBJECTS.filter(({ words }) => words.some((one) => codeOf(one) === word));
  return [...new Set(about.flatMap(({ categories }) => categories))];
}

/** Those and all below them: the categories whose products are about it. */
export function kindsAbout(searched: string): readonly number[] {
  const ids = new Set(subjectsOf(searched));
  if (ids.size === 0) return [];
  return getCategoryTree()
    .flatMap((family) => [family, ...family.lists, ...family.lists.flatMap(({ listss }) => listss)])
    .filter(({ id }) => getCategoryPath(id).some((above) => ids.has(above.id)))
    .map(({ id }) => id);
}
