import type { Content } from "@/db/source/shapes";
import { assemble } from "@/lib/parameters/assemble";

type Product = Content["products"][number];

/** A product with its tables inserted into its texts, as on its page. */
export function assembled<Item extends Product>(product: Item): Item {
  const lines = product.parameters.flatMap(({ label, text }) => (label && text ? [{ label, text }] : []));
  const tables = Object.entries(product.tables).map(([name, table]) => ({ name, ...table }));
  const whole = (prose: string) => assemble(prose, lines, tables);
  return { ...product, maincontent: whole(product.maincontent), wirecontent: whole(product.wirecontent) };
}
