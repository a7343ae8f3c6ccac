import { commaList } from "@/lib/image-url";
import type { ProductTable } from "@/lib/parameters/assemble";
import { ORDER_CODE } from "@/lib/parameters/prose";
import type { Rating } from "@/lib/parameters/rating";
import type { Revision } from "@/lib/revision";
import { paragraphsUnder, pointsUnder } from "./sections";

type Line = { key: string; label: string; text: string };
type SheetGroup = { name: string; lines: Line[] };

type Product = {
  id: number;
  model: string;
  title: string;
  image: string;
  basicfunction: string;
  ordercode: string;
  standards: string;
  prose: string;
  wirecontent: string;
  tables: ProductTable[];
  revisions: Revision[];
};

/** Data beside the record of the product. */
type Known = {
  groups: SheetGroup[];
  ratings: Rating[];
  /** The path of its category, from the family down. */
  path: readonly { name: string }[];
  /** The notice that it is discontinued; empty if it is not. */
  notice: string;
};

/** The contents of a data sheet in their order; the page and the PDF show the same. */
export type DataSheet = Omit<Known, "path"> &
  Pick<Product, "id" | "model" | "title" | "image" | "ordercode"> & {
    family: string;
    /** The newest. */
    revision: Revision | undefined;
    summary: string;
    features: string[];
    /** Tables between the parameters and the drawings. */
    variants: ProductTable[];
    wiring: { words: string[]; points: string[]; terminals: ProductTable | undefined };
    orderTable: ProductTable | undefined;
    standards: string[];
  };

const TERMINALS = "端子";

/** Standards with their titles where the text has them, else the numbers alone. */
function standardsOf({ prose, standards }: Product): string[] {
  const named = pointsUnder(prose, "执行标准");
  const others = commaList(standards).filter((number) => !named.some((name) => name.includes(number)));
  return [...named, ...others];
}

export function dataSheet(product: Product, { path, ...known }: Known): DataSheet {
  const { id, model, title, image, ordercode, prose, wirecontent, tables } = product;
  const tableOf = (name: string) => tables.find((table) => table.name === name);
  return {
    ...{ id, model, title, image, ordercode, ...known },
    family: path.map(({ name }) => name).join(" / "),
    revision: product.revisions[0],
    summary: product.basicfunction,
    features: pointsUnder(prose, "功能特点"),
    variants: tables.filter(({ name }) => name !== TERMINALS && name !== ORDER_CODE),
    wiring: {
      words: paragraphsUnder(wirecontent, "接线说明"),
      points: pointsUnder(wirecontent, "接线要点"),
      terminals: tableOf(TERMINALS),
    },
    orderTable: tableOf(ORDER_CODE),
    standards: standardsOf(product),
  };
}
