/**
 * Writes one piece of hostile HTML. Whatever the piece does, it does with this number: it calls `__ran(id)`, fetches
 * an address that ends in it, or takes a name that scripts rely on.
 */
export type Maker = (id: number) => string;

/** A host that no page of ours has anything to do with. */
export const EVIL = "https://evil.test";

export const code = (id: number) => `__ran(${id})`;
