import type { Content } from "@/db/source/shapes";

/** The categories from one up to its family. Stops at a cycle, which another rule reports. */
export function categoryChain(type: number, { categories }: Pick<Content, "categories">): number[] {
  const above = new Map(categories.map(({ id, pid }) => [id, pid]));
  const chain: number[] = [];
  for (let at = type; above.has(at) && !chain.includes(at); at = above.get(at) ?? 0) chain.push(at);
  return chain;
}

/** The family of a product; undefined if it does not exist or has none. */
export function familyOf(product: number, content: Pick<Content, "categories" | "products">) {
  const found = content.products.find(({ id }) => id === product);
  const highest = found && categoryChain(found.type, content).at(-1);
  return content.categories.find(({ id, pid }) => id === highest && pid === 0)?.id;
}
