import type { ProductFileRow } from "@/components/downloads/product-files";
import { perContentVersion } from "@/db/per-content-version";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { drawingNames } from "@/drawings";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { versionName } from "@/lib/revision";

const { without, none } = PAGE_TEXTS.downloads.registers;

/** What is said of a product of which no table of registers is kept, by the ways in which it talks. */
const withoutRegisters = ({ values }: ProductDetail): string => {
  const talks = values.flatMap(({ key, choice }) => (key === "communication" ? choice : []));
  return without.find(({ by }) => talks.some((way) => by.includes(way)))?.text ?? none;
};

/** What files a product has; which drawings there are is read from the texts, which takes a quarter of a millisecond. */
export const fileRow = perContentVersion(
  (product: ProductDetail): ProductFileRow => {
    const { id, model, title, revisions, registers } = product;
    const [newest] = revisions;
    return {
      ...{ id, model, title },
      ...(newest && { version: versionName(newest.number), date: newest.date }),
      drawings: drawingNames(product).map(({ kind, name, caption }) => ({ kind, name, caption })),
      hasRegisters: registers !== undefined,
      withoutRegisters: withoutRegisters(product),
    };
  },
  { keyOf: ({ id }) => id },
);
