import { inPauses } from "@/lib/in-pauses";
import { read } from "@/lib/order-code/find";
import { codedProduct } from "@/db/queries/products/order-codes";

/** An order code of a product as the visitor typed it. */
type Typed = { product: number; typed: string };

function codeFor({ product, typed }: Typed): string | undefined {
  const coded = codedProduct(product);
  return coded && read(coded, typed).code;
}

/**
 * Normalizes typed order codes; undefined for those that are not valid for the product. Parsing takes milliseconds per code,
 * so it is done outside of transactions, with other requests served in between.
 */
export const readCode = async (typed: Typed): Promise<string | undefined> =>
  typed.typed === "" ? "" : inPauses(() => codeFor(typed));
