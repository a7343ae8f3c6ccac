import type { Rule } from "./finding";

/** The successor of a discontinued product must exist and not be discontinued. */
export const successorFaults: Rule = ({ products }) => {
  const byId = new Map(products.map((product) => [product.id, product]));
  return products.flatMap(({ id, discontinued }) => {
    const successor = discontinued?.successor;
    if (successor === undefined) return [];
    const other = byId.get(successor);
    const says = !other
      ? `替代产品 ${successor} 不存在`
      : other.discontinued
        ? `替代产品 ${successor} 也已停产`
        : undefined;
    return says ? [{ file: "products", id, field: "discontinued", says }] : [];
  });
};
