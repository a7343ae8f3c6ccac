import type { ProductFileRow } from "@/components/downloads/product-files";
import { perContentVersion } from "@/db/per-content-version";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { drawingNames } from "@/drawings";
import { versionName } from "@/lib/revision";

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
    };
  },
  { keyOf: ({ id }) => id },
);
