import type { Content } from "@/db/source/shapes";
import { builtCodes } from "@/lib/order-code/built-codes";
import { findCode } from "@/lib/order-code/find";
import { variantOf } from "@/lib/order-code/variant";
import type { Finding, Rule } from "./finding";

/** Of all the codes of a product so many are read back, and a few more. */
const SAMPLE = 24;

type Product = Content["products"][number];

const codedOf = ({ products }: Content) =>
  products.flatMap(({ code, ...product }) => (code ? [{ ...product, grammar: code }] : []));

/** Codes that read as another product's, or otherwise than they were written. */
export const misreadCodes: Rule = (content) => {
  const coded = codedOf(content);
  return coded.flatMap(({ id, ordercode, grammar }): Finding[] => {
    const codes = [{ code: ordercode, choices: undefined }, ...builtCodes(grammar, SAMPLE)];
    for (const { code, choices } of codes) {
      const { product, reading } = findCode(coded, code) ?? {};
      const says =
        product?.id !== id
          ? `代码「${code}」读成了${product ? `产品 ${product.id}（${product.model}）` : "别的文字"}的`
          : choices && reading?.choices.join() !== choices.join()
            ? `代码「${code}」读成了「${reading?.code ?? reading?.problems.join("")}」`
            : undefined;
      // One tells enough: the others of the product are read in the same way.
      if (says) return [{ file: "products", id, field: "code", says }];
    }
    return [];
  });
};

/** What a switchboard is designed by: a code that leaves it open orders nothing. */
const DECIDING = /^(?:.*额定电流|.*容量|.*电压|电流(?:输入)?|输出|.*窗口)$/;
const ALTERNATIVES = /、|或/;

const openLines = ({ parameters, ordercode }: Product, coded: ReturnType<typeof codedOf>[number]) => {
  const { lines } = variantOf(coded.grammar, findCode([coded], ordercode)?.reading.choices ?? []);
  return parameters.flatMap(({ label = "", text = "" }) =>
    DECIDING.test(label) && ALTERNATIVES.test(text) && !lines.has(label) ? [label] : [],
  );
};

/** Rated values with alternatives that a whole code does not choose among. */
export const openCodes: Rule = (content) => {
  const coded = new Map(codedOf(content).map((product) => [product.id, product]));
  return content.products.flatMap((product): Finding[] => {
    const own = coded.get(product.id);
    return (own ? openLines(product, own) : []).map((label) => ({
      file: "products",
      id: product.id,
      field: `parameters（${label}）`,
      says: `写了几种「${label}」，完整的订货代码却没有选定是哪一种`,
    }));
  });
};
