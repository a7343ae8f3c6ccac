import { ensureSecret, secretOf } from "./secrets";

const NAME = "cart";

/** The key that signs lists, in hex; undefined in a store that has made no list yet. */
export const cartKey = (): string | undefined => secretOf(NAME);

/** Makes the key where there is none: there is one for ever. */
export const ensureCartKey = () => void ensureSecret(NAME);
