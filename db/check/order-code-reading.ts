import type { Content } from "@/db/source/shapes";
import { builtCodes } from "@/lib/order-code/built-codes";
import { findCode } from "@/lib/order-code/find";
import { variantOf } from "@/lib/order-code/variant";
import type { Finding, Rule } from "./finding";

/** The approximate number of codes of a product that are tried. */
const SAMPLE = 24;

type Product = Content["products"][number];

const codedOf = ({ products }: Content) =>
  products.flatMap(({ code, ...product }) => (code ? [{ ...product, grammar: code }] : []));

/** Codes that are parsed as those of another product, or differently than they were built. */
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
      // One example is enough: other codes of the product are parsed alike.
      if (says) return [{ file: "products", id, field: "code", says }];
    }
    return [];
  });
};

/** Ratings that a code must determine, as switchboards are designed by them. */
const DECIDING = /^(?:.*额定电流|.*容量|.*电压|电流(?:输入)?|输出|.*窗口)$/;
const ALTERNATIVES = /、|或/;

const openLines = ({ parameters, ordercode }: Product, coded: ReturnType<typeof codedOf>[number]) => {
  const { lines } = variantOf(coded.grammar, findCode([coded], ordercode)?.reading.choices ?? []);
  return parameters.flatMap(({ label = "", text = "" }) =>
    DECIDING.test(label) && ALTERNATIVES.test(text) && !lines.has(label) ? [label] : [],
  );
};

/** Ratings with alternatives that a complete code leaves open. */
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
