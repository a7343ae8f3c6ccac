import type { ProductFileRow } from "@/components/downloads/product-files";
import { perContentVersion } from "@/db/per-content-version";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { drawingNames } from "@/drawings";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { versionName } from "@/lib/revision";

const { asked, none, by } = PAGE_TEXTS.downloads.registers;

/** Whether a product talks to others, though no table of its registers is kept. */
const talks = (values: ProductDetail["values"]) =>
  values.some(({ key, choice }) => key === "communication" && by.includes(choice));

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
      withoutRegisters: talks(product.values) ? asked : none,
    };
  },
  { keyOf: ({ id }) => id },
);
