import { MOST_KB } from "@/lib/datasheet/address";

/** The ZIP with all files of a product. */
export const packageHref = (id: number) => `/downloads/${id}.zip`;

/**
 * The stated maximum size of a package (datasheet/package.test.ts). Not less than that of the data sheet, although the
 * package compresses it: a smaller figure beside the sheet's would look wrong.
 */
export const PACKAGE_MOST_KB = MOST_KB;

type Named = { id: number; model: string };

/** The beginning of a product's file names, in characters that are valid on every system. */
export const fileStem = ({ id, model }: Named): string =>
  model.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "") || `product-${id}`;

/** The file name of the package. */
export const packageName = (product: Named) => `${fileStem(product)}.zip`;
