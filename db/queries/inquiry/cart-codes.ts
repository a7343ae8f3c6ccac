import { inPauses } from "@/lib/in-pauses";
import { read } from "@/lib/order-code/find";
import { codedProduct } from "@/db/queries/products/order-codes";

/** What was typed as the order code of a product. */
type Typed = { product: number; typed: string };

function codeFor({ product, typed }: Typed): string | undefined {
  const coded = codedProduct(product);
  return coded && read(coded, typed).code;
}

/**
 * An order code as the maker writes it; undefined where it is none of the product's. Reading takes milliseconds: one
 * after another, outside of transactions, with everybody else in between.
 */
export const readCode = async (typed: Typed): Promise<string | undefined> =>
  typed.typed === "" ? "" : inPauses(() => codeFor(typed));
