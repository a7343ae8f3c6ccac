import { articleRows } from "./article-rows";
import { categoryPageRows, categoryRows } from "./category-rows";
import { companyRows } from "./company-rows";
import { factRows } from "./fact-rows";
import { parameterRows } from "./parameter-rows";
import { traitRows } from "./product-traits";
import { registerRows } from "./register-rows";
import type { Content } from "@/db/source/shapes";
import { table, type Table } from "./table";

/** The content as rows of the store, parents before children. */
export function contentRows(content: Content): Table[] {
  const { dictionary, ofProducts } = parameterRows(content);
  return [
    ...categoryRows(content),
    dictionary,
    table(
      "products",
      content.products.map(({ images, standards, ...rest }) => {
        // What is stored in tables of their own.
        const {
          parameters: _parameters,
          tables: _tables,
          code: _code,
          combinations: _combinations,
          ...own
        } = rest;
        const { discontinued: _discontinued, drawing: _drawing, role: _role, tool: _tool, ...product } = own;
        return { ...product, standards: standards.join(","), images: images.join(",") };
      }),
    ),
    table("product_traits", traitRows(content), ["product"]),
    ...categoryPageRows(content),
    ...ofProducts,
    ...factRows(content),
    registerRows(content),
    table(
      "discontinued_products",
      content.products.flatMap(({ id, discontinued }) =>
        discontinued
          ? [{ product: id, since: discontinued.since, successor: discontinued.successor ?? null }]
          : [],
      ),
      ["product"],
    ),
    ...articleRows(content),
    ...companyRows(content),
  ];
}
