import { codedProduct } from "@/db/queries/products/order-codes";
import { listProductsInText, type ProductInText } from "@/db/queries/products/products-in-text";
import { read } from "@/lib/order-code/find";
import { ratedKvar } from "@/lib/order-code/ratings";
import { productsOfOneLine } from "@/lib/one-line/shape";
import { type CaseCard, getCaseCard, listSolutionsOfCase, similarCases } from "./case-cards";
import { type CaseSheet, type Equipment, getCaseSheet } from "./case-sheets";
import type { SolutionItem } from "./solutions";

const MOST_PRODUCTS = 50;
const MOST_SIMILAR = 4;

/** A line of installed equipment; quantity and code are missing if the case lists products only. */
type EquipmentLine = Pick<Equipment, "product" | "code"> & Partial<Equipment>;
export type InstalledLine = EquipmentLine &
  Pick<ProductInText, "title" | "model"> & {
    /** Per piece; undefined if it is not in the code. */
    kvar: number | undefined;
  };

type CasePage = Omit<CaseSheet, "equipment"> & {
  card: CaseCard;
  equipment: InstalledLine[];
  /** All products named on the page. */
  products: ProductInText[];
  solutions: SolutionItem[];
  similar: CaseCard[];
};

/** The installed equipment of a case for an inquiry list; empty if there is no such case. */
export function listEquipment(id: number): readonly EquipmentLine[] {
  const sheet = getCaseSheet(id);
  if (sheet && sheet.equipment.length > 0) return sheet.equipment;
  return (getCaseCard(id)?.products ?? []).map((product) => ({ product: product.id, code: "" }));
}

function kvarOf({ product, code }: EquipmentLine): number | undefined {
  const coded = code === "" ? undefined : codedProduct(product);
  return coded && ratedKvar(coded.grammar, read(coded, code).choices);
}

/** The details of a case's own page; undefined if there is no such case. */
export function getCasePage(id: number): CasePage | undefined {
  const card = getCaseCard(id);
  const sheet = getCaseSheet(id);
  if (!card || !sheet) return undefined;
  const lines = listEquipment(id);
  const drawn = sheet.diagram ? productsOfOneLine(sheet.diagram) : [];
  const products = listProductsInText(sheet.maincontent, MOST_PRODUCTS, [
    ...lines.map(({ product }) => product),
    ...drawn,
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    ...sheet,
    card,
    products,
    equipment: lines.flatMap((line) => {
      const found = byId.get(line.product);
      return found ? [{ ...line, title: found.title, model: found.model, kvar: kvarOf(line) }] : [];
    }),
    solutions: listSolutionsOfCase(id),
    similar: similarCases(card, MOST_SIMILAR),
  };
}
