import type { LineForm } from "@/lib/inquiry/cart-form";
import type { Named } from "./name";
import { type PartsLine, shortened } from "./read";

/** A line for the list, with the original text if that does not contain the product's name. */
export type NewLine = LineForm & { written?: string };

const together = (...texts: (string | undefined)[]) =>
  shortened([...new Set(texts.filter(Boolean))].join("；"));

/** Lines for the list; lines with the same product and code are merged, with the notes of all. */
export function mergedLines(read: readonly (PartsLine & { named: Named })[]): NewLine[] {
  const lines = new Map<string, NewLine>();
  for (const { named, quantity, note, written } of read) {
    const { product, code, name } = named;
    const key = `${product} ${code}`;
    const same = lines.get(key);
    lines.set(key, {
      ...{ product_id: product, code, quantity: (same?.quantity ?? 0) + quantity },
      note: together(same?.note, note),
      written: together(same?.written, written.includes(name) ? "" : written),
    });
  }
  return [...lines.values()];
}
