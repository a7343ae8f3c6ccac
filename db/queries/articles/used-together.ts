import { chosenCases } from "./case-cards";

/** The products that project cases used together with this one, most frequent first. */
export function usedTogether(product: number): number[] {
  const counts = new Map<number, number>();
  for (const { products } of chosenCases({})) {
    if (!products.some(({ id }) => id === product)) continue;
    for (const { id } of products) if (id !== product) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}
