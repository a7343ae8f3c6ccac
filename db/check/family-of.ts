import type { Content } from "@/db/source/shapes";

/** From a category up to its family; a circle of categories, a fault of its own, ends where it closes. */
export function categoryChain(type: number, { categories }: Pick<Content, "categories">): number[] {
  const above = new Map(categories.map(({ id, pid }) => [id, pid]));
  const chain: number[] = [];
  for (let at = type; above.has(at) && !chain.includes(at); at = above.get(at) ?? 0) chain.push(at);
  return chain;
}

/** The family that a product is of, if there is such a product and a family above it. */
export function familyOf(product: number, content: Pick<Content, "categories" | "products">) {
  const found = content.products.find(({ id }) => id === product);
  const highest = found && categoryChain(found.type, content).at(-1);
  return content.categories.find(({ id, pid }) => id === highest && pid === 0)?.id;
}
