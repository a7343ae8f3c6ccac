import { type ProductDetail, getProducts } from "@/db/queries/products/product-details";
import { MOST_COMPARED, readIds } from "@/lib/links/compare";

const quoted = (pieces: readonly string[]) => pieces.map((piece) => `“${piece}”`).join("、");
const named = (products: readonly ProductDetail[]) =>
  products.map(({ model, title }) => model || title).join("、");

/** The products requested by a URL or cookie, and messages about those that are not shown. */
export function compared(text: string): { products: ProductDetail[]; faults: string[] } {
  const { ids, repeated, bad } = readIds(text);
  const found = getProducts(ids);
  const unknown = ids.filter((id) => !found.some((product) => product.id === id));
  const twice = found.filter(({ id }) => repeated.includes(id));
  const surplus = found.slice(MOST_COMPARED);
  const faults = [
    bad.length > 0 && `${quoted(bad)}不是产品编号，没有列入。`,
    unknown.length > 0 && `没有编号为 ${unknown.join("、")} 的产品，没有列入。`,
    twice.length > 0 && `${named(twice)} 选了不止一次，只列一次。`,
    surplus.length > 0 &&
      `一次最多对比 ${MOST_COMPARED} 款，${named(surplus)} 没有列入；想对比它们，请先移除一款。`,
  ];
  return {
    products: found.slice(0, MOST_COMPARED),
    faults: faults.filter((fault) => fault !== false),
  };
}
