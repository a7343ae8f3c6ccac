import type { Content } from "@/db/source/shapes";
import type { Row } from "./table";

type Category = Content["categories"][number];
type Product = Content["products"][number];

/** How a product is drawn, what a calculator chooses it for, and which calculator helps to choose it. */
export type Traits = {
  outline: string;
  wiring: string[];
  role: string;
  tool: string;
  preset: string;
};

const NONE: Traits = { outline: "", wiring: [], role: "", tool: "", preset: "" };

/** What one file says of it; what it leaves out is said above it. */
const ownTraits = ({ drawing, role, tool }: Category | Product): Partial<Traits> => ({
  ...(drawing?.outline && { outline: drawing.outline }),
  ...(drawing?.wiring && { wiring: drawing.wiring }),
  ...(role && { role }),
  ...(tool && { tool: tool.name, preset: tool.preset }),
});

/** The traits of each product: its own over those of its category, and those over the ones of the categories above. */
export function productTraits({ categories, products }: Pick<Content, "categories" | "products">) {
  const byId = new Map(categories.map((category) => [category.id, category]));
  // A circle of categories is a fault of its own, told by another rule.
  const chainOf = (id: number, seen: readonly number[] = []): Category[] => {
    const category = byId.get(id);
    return category && !seen.includes(id) ? [...chainOf(category.pid, [...seen, id]), category] : [];
  };
  return new Map(
    products.map((product): [number, Traits] => [
      product.id,
      Object.assign({}, NONE, ...[...chainOf(product.type), product].map(ownTraits)),
    ]),
  );
}

export const traitRows = (content: Content): Row[] =>
  [...productTraits(content)].map(([product, { wiring, ...traits }]) => ({
    product,
    ...traits,
    wiring: wiring.join(" "),
  }));
