import type { Parameter } from "@/lib/parameters/parameter";
import { noteBelow } from "./dictionary";
import type { Columns } from "./parameters";
import type { ProductDetail } from "./product-details";
import type { ParameterLine } from "./product-facts";

/** The notes below some parameters (`noteBelow` in the dictionary), as editors wrote them; empty if there is none. */
export function noteText(lines: readonly ParameterLine[], parameters: readonly Pick<Parameter, "key">[]) {
  const below = parameters.map(({ key }) => noteBelow(key));
  return lines
    .filter(({ key }) => below.includes(key))
    .map(({ label, text }) => `${label} ${text}`)
    .join("；");
}

/** The notes of each product below some columns; an empty map if no column has notes. */
export function ratingNotes(
  products: readonly Pick<ProductDetail, "id" | "lines">[],
  columns: Columns,
): Map<number, string[]> {
  const hasNotes = columns.some(({ parameters }) => parameters.some(({ key }) => noteBelow(key)));
  if (!hasNotes) return new Map();
  return new Map(
    products.map(({ id, lines }) => [id, columns.map(({ parameters }) => noteText(lines, parameters))]),
  );
}
