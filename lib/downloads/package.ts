/** Where all files of a product lie in one. */
export const packageHref = (id: number) => `/downloads/${id}.zip`;

/** What a package is promised not to exceed (datasheet/package.test.ts). */
export const PACKAGE_MOST_KB = 200;

type Named = { id: number; model: string };

/** What the files of a product begin with, in letters that every system takes for a file's name. */
export const fileStem = ({ id, model }: Named): string =>
  model.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "") || `product-${id}`;

/** Under which name it is saved. */
export const packageName = (product: Named) => `${fileStem(product)}.zip`;
