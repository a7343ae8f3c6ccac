/**
 * Writes one piece of hostile HTML, which is identified by its number: it calls `__ran(id)`, fetches a URL that ends
 * with it, or overwrites a name that scripts rely on.
 */
export type Maker = (id: number) => string;

/** A host that is not used by the site. */
export const EVIL = "https://evil.test";

export const code = (id: number) => `__ran(${id})`;
