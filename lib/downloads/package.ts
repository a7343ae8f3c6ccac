import { MOST_KB } from "@/lib/datasheet/address";

/** Where all files of a product lie in one. */
export const packageHref = (id: number) => `/downloads/${id}.zip`;

/**
 * What a package is promised not to exceed (datasheet/package.test.ts): no less than the sheet in it, although it is packed
 * there, or its promise would look wrong beside the sheet's.
 */
export const PACKAGE_MOST_KB = MOST_KB;

type Named = { id: number; model: string };

/** What the files of a product begin with, in letters that every system takes for a file's name. */
export const fileStem = ({ id, model }: Named): string =>
  model.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "") || `product-${id}`;

/** Under which name it is saved. */
export const packageName = (product: Named) => `${fileStem(product)}.zip`;
