import type { LineForm } from "@/lib/inquiry/cart-form";
import { type AskedLine, shortened } from "./read";

/** Lines for the list: what several lines ask for is one, with all that they say. */
export function mergedLines(asked: readonly AskedLine[]): LineForm[] {
  const lines = new Map<string, LineForm>();
  for (const { product, code, quantity, note } of asked) {
    const key = `${product} ${code}`;
    const same = lines.get(key);
    const notes = new Set([same?.note ?? "", note].filter(Boolean));
    lines.set(key, {
      ...{ product_id: product, code, quantity: (same?.quantity ?? 0) + quantity },
      note: shortened([...notes].join("；")),
    });
  }
  return [...lines.values()];
}
