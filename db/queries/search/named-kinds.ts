import { getCategoryPath, getCategoryTree } from "@/db/queries/categories/categories";
import { codeOf, plainWords } from "@/lib/search/tokens";
import SUBJECTS from "@/db/content/site/subjects.json" with { type: "json" };

/** Whether a word names a kind: it is the end of its name, up to one character. 电容器 and 电容 name 电力电容器, but not 电容补偿. */
const isCalled = (name: string, word: string) =>
  name.toLowerCase().endsWith(word) || name.slice(0, -1).toLowerCase().endsWith(word);

/**
 * The categories that a search of one word names, with the length of their names: shorter ones match better. 电容 means power
 * capacitors rather than 智能集成电容器.
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

/** The categories about the subject of a search of one word, even if their titles lack it: active filters for 谐波. */
export function subjectsOf(searched: string): readonly number[] {
  const word = codeOf(searched);
  const about = SUBJECTS.filter(({ words }) => words.some((one) => codeOf(one) === word));
  return [...new Set(about.flatMap(({ categories }) => categories))];
}

/** These categories and all below them. */
export function kindsAbout(searched: string): readonly number[] {
  const ids = new Set(subjectsOf(searched));
  if (ids.size === 0) return [];
  return getCategoryTree()
    .flatMap((family) => [family, ...family.lists, ...family.lists.flatMap(({ listss }) => listss)])
    .filter(({ id }) => getCategoryPath(id).some((above) => ids.has(above.id)))
    .map(({ id }) => id);
}
