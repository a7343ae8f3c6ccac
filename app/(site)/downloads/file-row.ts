import type { ProductFileRow } from "@/components/downloads/product-files";
import { perContentVersion } from "@/db/per-content-version";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { drawingNames } from "@/drawings";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { versionName } from "@/lib/revision";

const { without, none } = PAGE_TEXTS.downloads.registers;

/** The text for a product without a register table: the first whose interfaces (`by`) the product has. */
const withoutRegisters = ({ values }: ProductDetail): string =>
  without.find(({ by }) => values.some(({ choice }) => by.includes(choice)))?.text ?? none;

/** The files of a product. Cached, as finding the drawings in the texts takes a quarter of a millisecond. */
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
